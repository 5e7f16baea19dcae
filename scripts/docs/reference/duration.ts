const UNITS: readonly (readonly [milliseconds: number, one: string, many: string])[] = [
  [86_400_000, 'day', 'days'],
  [3_600_000, 'hour', 'hours'],
  [60_000, 'min', 'min'],
  [1000, 's', 's'],
];

/** Milliseconds as people say them: in the largest unit that needs no fraction. */
export function duration(milliseconds: number): string {
  if (milliseconds === 0) return 'stale at once';
  const unit = UNITS.find(([size]) => milliseconds % size === 0);
  if (unit === undefined) return `${milliseconds} ms`;
  const [size, one, many] = unit;
  const count = milliseconds / size;
  return `${count} ${count === 1 ? one : many}`;
}

/** Milliseconds with thin groups of three, such as `2 592 000 000 ms`. */
export function milliseconds(count: number): string {
  return `${String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f')} ms`;
}
