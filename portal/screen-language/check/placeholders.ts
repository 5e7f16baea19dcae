/** The names of the values that a text waits for: `number` in `Request {{number}}`. */
export function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = '']) => name);
}
