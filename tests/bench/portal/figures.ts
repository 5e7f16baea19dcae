/** The figure in the middle. */
export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** The figure that this share of all does not exceed. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Prints what the next rows are about. */
export function title(text: string): void {
  console.log(`\n${text}`);
}

/** Prints a figure beside its goal; one below ten with what stands behind the point. */
export function row(name: string, figure: number, goal: string): void {
  const text = Number.isInteger(figure) || figure >= 10 ? figure.toFixed(0) : figure.toFixed(3);
  console.log(`${name.padEnd(56)} ${text.padStart(8)}   ${goal && `goal ${goal}`}`.trimEnd());
}
