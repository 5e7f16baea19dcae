import { allWordsOf, stemOf } from './name-words.ts';
import { remembered } from './remembered.ts';
import { vocabulary } from './vocabulary.ts';

/** A word of a name that is one of a pair, and the word that it excludes. */
type Side = readonly [said: string, excluded: string];

/** Both ways to read each pair, with the stems of its words. */
const sides = vocabulary.opposites
  .flatMap(([one, other]): readonly Side[] => [
    [one, other],
    [other, one],
  ])
  .map((side) => ({ side, said: stemOf(side[0]), excluded: stemOf(side[1]) }));

const sidesIn = remembered((name): readonly Side[] => {
  const stems = new Set(allWordsOf(name).map(stemOf));
  return sides.flatMap(({ side, said, excluded }) => (stems.has(said) && !stems.has(excluded) ? [side] : []));
});

/** Two words of two names that exclude each other, where neither name says both. */
export function oppositeIn(name: string, other: string): readonly [one: string, other: string] | undefined {
  const theirs = sidesIn(other);
  return sidesIn(name).find(([said, excluded]) =>
    theirs.some(([one, two]) => one === excluded && two === said),
  );
}
