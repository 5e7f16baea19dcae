/** The middle one of some values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/**
 * Makes one multiple of each two that follow one another. Between them two things have changed places, so that what differs between
 * the two things themselves multiplies the one, divides the other, and is gone.
 */
export function pairedMultiples(multiples: readonly number[]): readonly number[] {
  return Array.from({ length: multiples.length >> 1 }, (_, pair) => {
    const [one = Number.NaN, other = Number.NaN] = multiples.slice(2 * pair, 2 * pair + 2);
    return Math.sqrt(one * other);
  });
}

/** A value at a time. */
export interface Sample {
  readonly at: number;
  readonly value: number;
}

/** The line through samples: how fast they grow, and how far that is from certain. */
interface Slope {
  readonly perUnit: number;
  /** Two standard errors. */
  readonly noise: number;
}

/** Fits a line through samples by least squares. */
export function slopeOf(samples: readonly Sample[]): Slope {
  const count = samples.length;
  const mean = (read: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + read(sample), 0) / count;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
  const spread = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  const perUnit =
    samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.value - value), 0) / spread;
  const rest = samples.reduce(
    (sum, sample) => sum + (sample.value - value - perUnit * (sample.at - at)) ** 2,
    0,
  );
  return { perUnit, noise: 2 * Math.sqrt(rest / (count - 2) / spread) };
}

/** Returns true where samples grow by more a unit of time than is none, and than they leave open. */
export function grows(samples: readonly Sample[], none: number): boolean {
  const { perUnit, noise } = slopeOf(samples);
  // What cannot be told is no proof that nothing grows.
  return !(perUnit <= Math.max(noise, none));
}
