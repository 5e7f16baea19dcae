import { guessedCells, knownThing, type Guess, type World } from './world.ts';

/** A write is expected to change a thing. */
export function addGuess(world: World, id: string, guess: Guess): void {
  const known = knownThing(world, id);
  known.guesses = [...known.guesses, guess];
}

/** A write is over: what was expected counts as said where the server has taken it. */
export function settleGuess(
  world: World,
  id: string,
  {
    guess,
    taken,
  }: { readonly guess: Guess; readonly taken?: { readonly now: number; readonly order: number } },
): void {
  const known = knownThing(world, id);
  known.guesses = known.guesses.filter((other) => other !== guess);
  if (!taken) return;
  const stamp = { until: taken.now, version: undefined, order: taken.order };
  for (const [path, { content }] of guessedCells(known.cells, guess.fields))
    known.cells.set(path, { stamp, content });
}
