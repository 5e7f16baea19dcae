/** Does a piece of work at once, or when it is its turn. */
type TakeTurn = (work: () => Promise<void>) => Promise<void>;

/** Creates turns for work: so many at once, the others in their order. */
export function createTurns(atOnce: number): TakeTurn {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((goOn) => waiting.push(goOn));
    try {
      await work();
    } finally {
      const goOn = waiting.shift();
      if (goOn === undefined) free += 1;
      else goOn();
    }
  };
}
