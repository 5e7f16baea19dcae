import { foldText } from '../../database/fold.ts';

/** Words for streets, as Publication 28 of the US Postal Service shortens them; Apex states the same in `OrgStreets`. */
export const SUFFIXES: Readonly<Record<string, string>> = {
  alley: 'aly',
  av: 'ave',
  aven: 'ave',
  avenue: 'ave',
  bend: 'bnd',
  bluff: 'blf',
  boul: 'blvd',
  boulevard: 'blvd',
  bridge: 'brg',
  circ: 'cir',
  circle: 'cir',
  court: 'ct',
  cove: 'cv',
  creek: 'crk',
  crossing: 'xing',
  crt: 'ct',
  drive: 'dr',
  drv: 'dr',
  estates: 'ests',
  expressway: 'expy',
  freeway: 'fwy',
  glen: 'gln',
  grove: 'grv',
  heights: 'hts',
  highway: 'hwy',
  hill: 'hl',
  hills: 'hls',
  hollow: 'holw',
  junction: 'jct',
  knoll: 'knl',
  landing: 'lndg',
  lane: 'ln',
  loops: 'loop',
  manor: 'mnr',
  meadows: 'mdws',
  parkway: 'pkwy',
  parkwy: 'pkwy',
  paths: 'path',
  pky: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  point: 'pt',
  ridge: 'rdg',
  road: 'rd',
  square: 'sq',
  str: 'st',
  street: 'st',
  strt: 'st',
  terr: 'ter',
  terrace: 'ter',
  trace: 'trce',
  trail: 'trl',
  trails: 'trl',
  turnpike: 'tpke',
  valley: 'vly',
  view: 'vw',
  village: 'vlg',
  vista: 'vis',
  walks: 'walk',
  ways: 'way',
};

/** Directions before or after a street. */
export const DIRECTIONS: Readonly<Record<string, string>> = {
  east: 'e',
  north: 'n',
  northeast: 'ne',
  northwest: 'nw',
  south: 's',
  southeast: 'se',
  southwest: 'sw',
  west: 'w',
};

/** Words before the number of a home in a house; `#` is one, too. */
export const UNIT_WORDS: readonly string[] = [
  'apartment',
  'apt',
  'bldg',
  'building',
  'floor',
  'lot',
  'rm',
  'room',
  'space',
  'spc',
  'ste',
  'suite',
  'trailer',
  'trlr',
  'unit',
];

const suffixes: ReadonlySet<string> = new Set(Object.values(SUFFIXES));
const directions: ReadonlySet<string> = new Set(Object.values(DIRECTIONS));
const unitWords: ReadonlySet<string> = new Set(UNIT_WORDS);

/** A place in words that are the same however it is written. */
interface Place {
  /** House number and street. */
  readonly street: readonly string[];
  /** Number of the home in the house; empty where none is told. */
  readonly unit: string;
}

/** The place of a street, in which the flat may be told, and of a flat. */
export function placeOf(street: string, unit: string | null | undefined): Place {
  const words = wordsOf(street);
  const at = words.findIndex((_, index) => beginsUnit(words, index));
  const flat = withoutUnitWords(wordsOf(unit ?? ''));
  const within = at < 0 ? [] : withoutUnitWords(words.slice(at));
  return { street: at < 0 ? words : words.slice(0, at), unit: (flat.length > 0 ? flat : within).join('') };
}

/** True where the number of a home follows, and not the rest of a name: "16000 Space Center Blvd", "16000 Lot A Rd". */
function beginsUnit(words: readonly string[], at: number): boolean {
  if (at === 0 || !unitWords.has(words[at] ?? '')) return false;
  const rest = words.slice(at + 1).filter((word) => !directions.has(word));
  if (rest.every((word) => unitWords.has(word))) return true;
  const isNumbered = /\d|^.$/.test(words[at + 1] ?? '');
  const isAfterStreet = words.slice(1, at).some((word) => suffixes.has(word));
  return (isNumbered || isAfterStreet) && !suffixes.has(rest.at(-1) ?? '');
}

/**
 * Returns true when a home is the known one. A flat may be left out, or be told where the house has one meter; so may be a
 * direction or the word for the street.
 */
export function isAtPlace(told: Place, known: Place): boolean {
  if (isSameStreet(told.street, known.street))
    return told.unit === '' || known.unit === '' || told.unit === known.unit;
  // "144 Pecan St 1"
  const isFlatLast = told.unit === '' && known.unit !== '' && told.street.at(-1) === known.unit;
  return isFlatLast && isSameStreet(told.street.slice(0, -1), known.street);
}

/** The number of a house and the first word of its street, which are the same however much else is told. */
export function roughStreet({ street: [house = '', ...words] }: Place): string {
  return `${house} ${words.find((word) => !directions.has(word)) ?? ''}`;
}

const withoutUnitWords = (words: readonly string[]) => words.filter((word) => !unitWords.has(word));

function wordsOf(text: string): readonly string[] {
  const words = foldText(text)
    .replaceAll(/[.'’]/g, '')
    .replaceAll('#', ' unit ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => SUFFIXES[word] ?? DIRECTIONS[word] ?? (word === 'saint' ? 'st' : word));
  return words
    .join(' ')
    .replaceAll(/\b([ns]) ([ew])\b/g, '$1$2')
    .split(' ')
    .filter((word) => word !== '');
}

function isSameStreet(one: readonly string[], other: readonly string[]): boolean {
  const told = splitStreet(one);
  const known = splitStreet(other);
  return (
    told.house === known.house &&
    told.name === known.name &&
    isSameOrLeftOut(told.suffix, known.suffix) &&
    isSameOrLeftOut(told.direction, known.direction)
  );
}

const isSameOrLeftOut = (one: string, other: string) => one === '' || other === '' || one === other;

function splitStreet([house = '', ...words]: readonly string[]) {
  const direction = words.filter((word) => directions.has(word)).join(' ');
  const rest = words.filter((word) => !directions.has(word));
  const last = rest.length > 1 ? (rest.at(-1) ?? '') : '';
  const suffix = suffixes.has(last) ? last : '';
  return { house, direction, suffix, name: rest.slice(0, suffix === '' ? undefined : -1).join(' ') };
}
