/** Beyond this many names a list helps nobody. */
const most = 12;

/** "Did you mean …?" for a name that is not known, or the names there are. */
export function suggest(given: string, known: readonly string[]): string {
  const names = [...new Set(known)];
  if (names.length === 0) return 'There is none here.';
  const closest = closestOf(given, names);
  if (closest !== undefined) return `Did you mean "${closest}"?`;
  const more = names.length - most;
  const listed = names.toSorted().slice(0, most).join(', ');
  return `Known: ${listed}${more > 0 ? `, and ${more} more` : ''}.`;
}

/** The name that a misspelt one was meant to be; undefined where none is near enough. */
export function closestOf(given: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, distance: distanceOf(given.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best !== undefined && best.distance <= Math.max(2, given.length / 3) ? best.name : undefined;
}

/** Levenshtein distance. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
