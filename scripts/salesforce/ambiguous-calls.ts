const METHOD = /^ {2}(?:public|private|global|protected)[\w<>, ]* (\w+)\(([^;{}()]+)\) \{$/gm;

/** Calls that give null alone to one of several methods of a class, which a compiler cannot tell apart. */
export function ambiguousCalls(classes: ReadonlyMap<string, string>): readonly string[] {
  const several = new Set([...classes].flatMap(([name, text]) => twins(name, text)));
  return [...classes].flatMap(([name, text]) =>
    [...text.matchAll(/(?:\bnew )?\b(\w+)(?:\(\))?\.(\w+)\(null\)/g)]
      .map(([, owner = '', method = '']) => `${owner}.${method}`)
      .filter((call) => several.has(call))
      .map((call) => `${name}: ${call}`),
  );
}

/** Methods of a class with one value that share a name. */
function twins(name: string, text: string): readonly string[] {
  const seen = new Set<string>();
  return [...text.matchAll(METHOD)]
    .filter(([, , values = '']) => !values.includes(','))
    .map(([, method = '']) => `${name}.${method}`)
    .filter((method) => seen.has(method) || !seen.add(method));
}
