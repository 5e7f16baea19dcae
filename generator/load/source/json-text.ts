const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/**
 * Returns true for a text that is JSON and names no member of an object twice: it needs no parser of YAML, which takes
 * twenty times as long and is for all other texts, also to say what is wrong with them.
 */
export function isSoundJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    const parsed: unknown = JSON.parse(text);
    return countMembers(parsed) === countNames(text);
  } catch {
    return false;
  }
}

function countMembers(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const values: readonly unknown[] = Object.values(node);
  return values.reduce<number>(
    (sum, each) => sum + countMembers(each),
    Array.isArray(node) ? 0 : values.length,
  );
}

function countNames(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(TOKEN)) if (colon !== undefined) count += 1;
  return count;
}
