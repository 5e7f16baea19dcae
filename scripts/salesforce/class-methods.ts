/** Methods of classes by `Class.method`, a constructor by the name of its class twice: what stands between their braces. */
export function methodsOf(classes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const method =
    /^ {2}(?:public|private|protected) (?!class |static final )(?:[\w<>, ]+ )?(\w+)\([^;{}]*\) \{\n([^]*?)^ {2}\}$/gm;
  const found = new Map<string, string>();
  for (const [name, text] of classes)
    for (const [, own = '', body = ''] of text.matchAll(method)) {
      // Methods of one name that take other values count as one.
      const key = `${name}.${own}`;
      found.set(key, (found.get(key) ?? '') + body);
    }
  return found;
}

/** The methods of our own classes that a method asks. */
export function callsOf(key: string, body: string): readonly string[] {
  const own = key.replace(/\..*/, '');
  const text = body.replaceAll(/'(?:\\.|[^'\\])*'|\/\/[^\n]*/g, "''");
  const made = [...text.matchAll(/\bnew (Org\w+)\(/g)].map(([, name = '']) => `${name}.${name}`);
  const asked = [...text.matchAll(/\bnew (Org\w+)\([^()]*\)\s*\.(\w+)\(/g)].map(
    ([, name = '', method = '']) => `${name}.${method}`,
  );
  const others = [...text.matchAll(/\b(Org\w+)\.(\w+)\(/g)].map(
    ([, name = '', method = '']) => `${name}.${method}`,
  );
  const same = [...text.matchAll(/(?<![.\w]|new )(\w+)\(/g)].map(([, method = '']) => `${own}.${method}`);
  return [...made, ...asked, ...others, ...same];
}
