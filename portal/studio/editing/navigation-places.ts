import { valueAt, valueOfText, withValue } from './json-edits.ts';

/** A screen that moves, or goes. */
interface PlaceChange {
  readonly from: string;
  /** Undefined where it is deleted. */
  readonly to: string | undefined;
  /** The routes of all other screens. */
  readonly others: readonly string[];
}

/** Returns the text of navigation.json in which a screen stands below and above the same links as before. */
export function withPlaceChanged(text: string, { from, to, others }: PlaceChange): string {
  const isBelow = (route: string, place: string) => route === place || route.startsWith(`${place}/`);
  const isOwn = (place: string) => isBelow(from, place) && !others.some((route) => isBelow(route, place));
  const moved = belowOf(text).reduce((now, [above, places]) => {
    const own = places.flatMap((place, at) => (isOwn(place) ? [at] : []));
    return own
      .toReversed()
      .reduce((each, at) => withValue(each, ['below', above, at], to && placeOf(to)), now);
  }, text);
  return belowOf(moved).reduce((now, [above, places]) => {
    if (places.length > 0 && above !== from) return now;
    const without = withValue(now, ['below', above], undefined);
    return to === undefined || places.length === 0 ? without : withValue(without, ['below', to], places);
  }, moved);
}

/** The links of the layout with the addresses below them. */
function belowOf(text: string): readonly (readonly [above: string, places: readonly string[]])[] {
  const below = valueAt(valueOfText(text), ['below']);
  return Object.entries<unknown>(Object(below)).map(([above, places]) => [
    above,
    Array.isArray(places) ? places.map(String) : [],
  ]);
}

/** The beginning of an address that is the same for all its values. */
const placeOf = (route: string) => route.split('/:')[0] ?? route;
