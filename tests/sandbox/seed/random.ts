/** Numbers and choices that are the same in every run. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number between both bounds, included. */
  whole(min: number, max: number): number;
  pick<TItem>(items: readonly [TItem, ...TItem[]]): TItem;
  digits(count: number): string;
}

/** A mulberry32 generator: small, fast, and good enough for demo data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  };
}
