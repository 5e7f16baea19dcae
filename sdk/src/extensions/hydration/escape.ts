const ESCAPES: { readonly [character: string]: string } = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** The same JSON without characters that mean something to HTML, or that end a line of a script. */
export function escapeForHtml(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}
