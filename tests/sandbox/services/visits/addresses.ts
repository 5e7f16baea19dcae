import { SERVED_TOWNS, STREETS } from './towns.ts';

/** An address with a meter. */
interface Address {
  readonly line: string;
  readonly street: string;
  readonly unit: string | null;
  readonly city: string;
  readonly state: 'TX';
  readonly zipCode: string;
  readonly esiid: string;
}

/** The most that are suggested at once. */
const MOST = 10;
/** Houses of a street; every third is of two homes. */
const HOUSES = Array.from({ length: 60 }, (_, at) => 104 + at * 20);

/** The register of the utilities: the same homes along the same streets of each town. */
const addresses: readonly Address[] = SERVED_TOWNS.flatMap(({ city, zip }, town) =>
  STREETS.flatMap((name, street) =>
    HOUSES.flatMap((house) => {
      const units = house % 3 === 0 ? ['Apt 1', 'Apt 2'] : [null];
      return units.map((unit, at) => ({
        line: `${house} ${name}${unit === null ? '' : ` ${unit}`}, ${city}, TX ${zip}`,
        street: `${house} ${name}`,
        unit,
        city,
        state: 'TX' as const,
        zipCode: zip,
        esiid: `1044372${String(town).padStart(2, '0')}${String(street).padStart(2, '0')}${String(house).padStart(5, '0')}${at}`,
      }));
    }),
  ),
);

/** The addresses whose words begin with those that were typed, in their order. */
export function addressesLike(typed: string, zip?: string): readonly Address[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  return addresses
    .filter(({ zipCode }) => zip === undefined || zipCode === zip)
    .filter(({ street, unit }) => isLike(wordsOf(`${street} ${unit ?? ''}`), wanted))
    .slice(0, MOST);
}

/** The home of a meter; undefined for one that the register does not know. */
export function homeOfMeter(esiid: string): Address | undefined {
  return addresses.find((home) => home.esiid === esiid);
}

function isLike(words: readonly string[], wanted: readonly string[]): boolean {
  let from = 0;
  return wanted.every((one) => {
    const at = words.findIndex((word, place) => place >= from && word.startsWith(one));
    from = at + 1;
    return at >= 0;
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
