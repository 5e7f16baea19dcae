/**
 * The shortest way from a name back to itself.
 *
 * @param next the names that a name leads to
 * @returns the names on the way, with the first one at both ends; undefined where there is no way back
 * @example findCircle('a', (name) => (name === 'a' ? ['b'] : ['a'])) // ['a', 'b', 'a']
 */
export function findCircle(
  name: string,
  next: (name: string) => Iterable<string>,
): readonly string[] | undefined {
  const before = new Map<string, string | undefined>([[name, undefined]]);
  // Names that are added while it runs are visited, too.
  for (const [from] of before) {
    for (const to of next(from)) {
      if (to === name) return [...wayTo(from, before), name];
      if (!before.has(to)) before.set(to, from);
    }
  }
  return undefined;
}

function wayTo(name: string, before: ReadonlyMap<string, string | undefined>): readonly string[] {
  const way: string[] = [];
  for (let at: string | undefined = name; at !== undefined; at = before.get(at)) way.push(at);
  return way.toReversed();
}
