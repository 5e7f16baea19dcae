import { isAtPlace, placeOf, roughStreet } from './street-words.ts';

/** A home, as an account or an order has it. */
export interface Home {
  /** In one line. */
  readonly address: string | null;
  readonly esiid: string | null;
}

/**
 * Returns true for one home, however it is written. A flat may be left out, but where both have meters of their own: those
 * are of two homes in a house.
 */
export function isSameHome(one: Home, other: Home): boolean {
  if (one.esiid !== null && one.esiid === other.esiid) return true;
  const [told, known] = [read(one), read(other)];
  if (told.place.street.length === 0 || told.zip !== known.zip) return false;
  const isOfOneMeter = one.esiid === null || other.esiid === null || told.place.unit === known.place.unit;
  return isOfOneMeter && (isAtPlace(told.place, known.place) || isAtPlace(known.place, told.place));
}

/** True where both meters are known and are not one. */
export function hasOtherMeter(one: Home, other: Home): boolean {
  return one.esiid !== null && other.esiid !== null && one.esiid !== other.esiid;
}

/** Words of which two ways to write one home have at least one in common, and by which others may be found, too. */
export function keysOf(home: Home): { readonly street: string; readonly meter: string | null } {
  const { place, zip } = read(home);
  return { street: `${zip} ${roughStreet(place)}`, meter: home.esiid };
}

/** The place and the zip code of an address in one line. */
function read({ address }: Home) {
  const lines = (address ?? '')
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = lines.at(-1) ?? '';
  const zip = /\b(\d{5})(?:-\d{4})?$/.exec(last)?.[1] ?? '';
  // "Austin, TX 78704" or "Austin TX 78704"
  const end = Math.max(1, lines.length - (/^[a-z]{2}\s+\d/i.test(last) ? 2 : 1));
  return { zip, place: placeOfLines(lines.slice(0, end)) };
}

/** The place of a street and what stands before or after it: "Apt 2, 104 Bluebonnet Lane" or "104, Bluebonnet Lane". */
function placeOfLines(lines: readonly string[]) {
  const at = Math.max(
    0,
    lines.findIndex((line) => /^\d/.test(line)),
  );
  const [street = '', ...rest] = lines.slice(at);
  const isWhole = /\s/.test(street);
  const units = [...lines.slice(0, at), ...(isWhole ? rest : [])];
  return placeOf(isWhole ? street : [street, ...rest].join(' '), units.join(' '));
}
