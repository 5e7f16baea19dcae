/** "Did you mean …?" for a name that is not known, or the names there are. */
export function suggest(given: string, known: readonly string[]): string {
  const ranked = known
    .map((name) => ({ name, distance: distanceOf(given.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  if (best === undefined) return 'There is none yet.';
  if (best.distance <= Math.max(2, given.length / 3)) return `Did you mean "${best.name}"?`;
  return `Known: ${[...known].sort().slice(0, 12).join(', ')}.`;
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
