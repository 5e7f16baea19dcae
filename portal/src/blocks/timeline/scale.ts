/** The least and the greatest value of an axis, and what stands at its lines from bottom to top. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly marks: readonly number[];
}

/** Lines of an axis beside the lowest, at most. */
const intervals = 4;

/** An axis from zero, for bars: round numbers at its lines, the last of them the first that nothing is above. Below zero it goes as far as there is something. */
export function scaleFromZero(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values, 0), Math.max(...values, 0)];
  if (least === 0) {
    const step = roundStep(most / intervals);
    return scaleOf(0, step, Math.max(2, Math.ceil(most / step)));
  }
  let step = roundStep((most - least) / intervals);
  // One line lies at zero, so that what is above and below it may need one more than fits.
  while (Math.ceil(most / step) - Math.floor(least / step) > intervals) step = roundStep(step * 1.01);
  return scaleOf(Math.floor(least / step) * step, step);
}

/** An axis around values that may lie anywhere, for a line. Its lines are multiples of five. */
export function scaleAround(values: readonly number[]): Scale {
  if (values.length === 0) return scaleOf(0, 5);
  const low = Math.floor(Math.min(...values) / 10) * 10;
  const step = Math.ceil(Math.max(Math.max(...values) - low, 1) / intervals / 5) * 5;
  return scaleOf(low, step);
}

/** Returns the place of a value on an axis: 0 at its foot, 1 at its top. */
export function shareOf(value: number, { low, high }: Scale): number {
  return (value - low) / (high - low);
}

function scaleOf(low: number, step: number, lines = intervals): Scale {
  const marks = Array.from({ length: lines + 1 }, (_, line) => low + line * step);
  return { low, high: low + lines * step, marks };
}

/** The next of 1, 2, 2.5, 5 and 10 times a power of ten. */
function roundStep(least: number): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= least) ?? 10;
  return factor * power;
}
