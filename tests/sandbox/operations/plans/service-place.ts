import { apexProblem } from '../../protocol/apex-problem.ts';
import { homeOfMeter } from '../../services/visits/addresses.ts';

/** Returns true when two addresses in one line are the same place, however they are written. */
export function isSamePlace(one: string, other: string): boolean {
  return one !== '' && plain(one) === plain(other);
}

/** A home as forms and the register of meters have it. */
interface Home {
  readonly street: string;
  readonly unit?: string | null | undefined;
  readonly zipCode: string;
}

/**
 * Refuses a meter that the register knows at another home. A flat may be left out, or be told where the register has one
 * meter for a house.
 */
export function checkMeter(home: Home & { readonly esiid?: string | undefined }): void {
  const known = home.esiid === undefined ? undefined : homeOfMeter(home.esiid);
  if (known === undefined) return;
  const told = streetOf(known.unit === null ? { ...home, unit: null } : home);
  const isThere = [streetOf(known), streetOf({ ...known, unit: null })].includes(told);
  if (!isThere || home.zipCode !== known.zipCode) throw apexProblem(400, 'METER_ELSEWHERE');
}

/** Street and flat, however the flat is called. */
const streetOf = ({ street, unit }: Pick<Home, 'street' | 'unit'>) =>
  plain(`${street} ${unit ?? ''}`).replaceAll(/ unit\b/g, '');

const SHORT: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  court: 'ct',
  drive: 'dr',
  lane: 'ln',
  place: 'pl',
  road: 'rd',
  street: 'st',
  apartment: 'unit',
  apt: 'unit',
};

function plain(address: string): string {
  const words = address
    .toLowerCase()
    .replaceAll('#', ' unit ')
    .split(/[^a-z0-9]+/);
  return words
    .filter((word) => word !== '')
    .map((word) => SHORT[word] ?? word)
    .join(' ');
}
