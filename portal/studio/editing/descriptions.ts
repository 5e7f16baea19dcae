/** A description in two halves: one sentence that is always shown, and the rest. */
interface Told {
  readonly first: string;
  readonly rest: string;
}

/** Returns a description of the language's schema without the marks of code. */
export function toldOf(description = ''): Told {
  const plain = description.replaceAll('`', '');
  const end = /[.:](?=\s)/.exec(plain);
  if (end === null) return { first: plain, rest: '' };
  const at = end.index + 1;
  const first = plain.slice(0, at).replace(/:$/, '.');
  return first.length < 12 ? { first: plain, rest: '' } : { first, rest: plain.slice(at).trim() };
}
