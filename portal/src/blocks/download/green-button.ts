import { uuidOf } from '../../forms/uuid.ts';

/** One bill or one hour, as Green Button needs it. */
interface MeteredPeriod {
  /** First day, as `2026-10-12`, or a moment, as `2026-10-12T06:00:00-05:00`. */
  readonly start: string;
  /** Its length: of days where it begins with one, of seconds where it begins at a moment. */
  readonly length: { readonly days: number } | { readonly seconds: number };
  readonly used: number;
  /** US cents. */
  readonly cost: number | undefined;
  readonly isEstimated: boolean;
}

/** The content of a file. */
export interface GreenButtonInput {
  readonly title: string;
  /** Number of the meter; the same meter has the same ids in every file. */
  readonly meter: string;
  readonly unit: 'kWh' | 'therm';
  readonly timeZone: string;
  readonly periods: readonly MeteredPeriod[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A UUID for a name: always the same for the same name. */
  readonly idOf: (name: string) => string;
}

/** Codes of the standard, and by how much a unit counts there. */
const kinds = {
  kWh: { service: 0, commodity: 1, unit: 72, toWhole: 1000, powerOfTen: 0 },
  therm: { service: 1, commodity: 7, unit: 169, toWhole: 1000, powerOfTen: -3 },
} as const;

const day = 86_400;
/** Codes of the standard for a reading of revenue quality, and for one that is estimated in a way not stated. */
const quality = { metered: 19, estimated: 16 } as const;
/** Amounts count hundred-thousandths of a dollar. */
const perCent = 1000;

/**
 * The bills of a meter as Green Button: an Atom feed with ESPI resources.
 *
 * @see NAESB REQ.21 ESPI, version 1.1: espiDerived.xsd fixes names and order of the members
 */
export function toGreenButton(input: GreenButtonInput): string {
  const { title, meter, idOf, now, unit } = input;
  const kind = kinds[unit];
  const point = `UsagePoint/${encodeURIComponent(meter)}`;
  const reading = `${point}/MeterReading/1`;
  const updated = new Date(now).toISOString();
  const entry = (place: Place) => entryOf(place, { updated, id: idOf(`${meter} ${place.self}`) });
  const entries = [
    entry({ self: 'LocalTimeParameters/1', up: 'LocalTimeParameters', content: localTime(input) }),
    entry({
      self: point,
      up: 'UsagePoint',
      related: [`${point}/MeterReading`, 'LocalTimeParameters/1'],
      title,
      content: wrap('UsagePoint', wrap('ServiceCategory', wrap('kind', kind.service))),
    }),
    entry({
      self: reading,
      up: `${point}/MeterReading`,
      related: [`${reading}/IntervalBlock`, 'ReadingType/1'],
      content: wrap('MeterReading', ''),
    }),
    entry({ self: 'ReadingType/1', up: 'ReadingType', content: readingType(input) }),
    entry({
      self: `${reading}/IntervalBlock/1`,
      up: `${reading}/IntervalBlock`,
      content: intervalBlock(input),
    }),
  ];
  const head = [
    wrap('id', `urn:uuid:${idOf(`${meter} feed`)}`),
    wrap('title', escapeXml(title)),
    wrap('updated', updated),
    link('self', point),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n${[...head, ...entries].join('\n')}\n</feed>\n`;
}

interface Place {
  readonly self: string;
  readonly up: string;
  readonly related?: readonly string[];
  readonly title?: string;
  readonly content: string;
}

function entryOf(
  { self, up, related = [], title, content }: Place,
  { updated, id }: { readonly updated: string; readonly id: string },
): string {
  return wrap(
    'entry',
    [
      wrap('id', `urn:uuid:${id}`),
      link('self', self),
      link('up', up),
      ...related.map((href) => link('related', href)),
      wrap('title', escapeXml(title ?? '')),
      wrap('content', content),
      wrap('published', updated),
      wrap('updated', updated),
    ].join('\n'),
  );
}

function localTime({ timeZone, now }: GreenButtonInput): string {
  const year = new Date(now).getUTCFullYear();
  const [winter, summer] = [
    zoneOffset(timeZone, Date.UTC(year, 0, 15)),
    zoneOffset(timeZone, Date.UTC(year, 6, 15)),
  ];
  const hasSummerTime = winter !== summer;
  // The rules of the United States as the standard codes them: first Sunday in November, second in March, at 2 am.
  const [end, start] = hasSummerTime ? ['B40E2000', '360E2000'] : ['00000000', '00000000'];
  return wrap(
    'LocalTimeParameters',
    [
      wrap('dstEndRule', end),
      wrap('dstOffset', summer - winter),
      wrap('dstStartRule', start),
      wrap('tzOffset', winter),
    ].join(''),
  );
}

/** Codes of the standard for what came from the grid, and for that less what went to it. */
const flow = { forward: 1, net: 4 } as const;

function readingType({ unit, periods }: GreenButtonInput): string {
  const { commodity, unit: symbol, powerOfTen } = kinds[unit];
  const members: readonly (readonly [string, number])[] = [
    ['accumulationBehaviour', 4],
    ['commodity', commodity],
    ['currency', 840],
    ['dataQualifier', 12],
    ['flowDirection', periods.some(({ used }) => used < 0) ? flow.net : flow.forward],
    ['kind', 12],
    ['powerOfTenMultiplier', powerOfTen],
    ['timeAttribute', 8],
    ['uom', symbol],
  ];
  return wrap('ReadingType', members.map(([name, value]) => wrap(name, value)).join(''));
}

function intervalBlock({ periods, unit, timeZone }: GreenButtonInput): string {
  const spans = periods
    .map((period) => ({ ...period, ...timeOf(period, timeZone) }))
    .toSorted((one, other) => one.at - other.at);
  const [first, last] = [spans[0], spans.at(-1)];
  const readings = spans.map(({ at, duration, cost, used, isEstimated }) =>
    wrap(
      'IntervalReading',
      [
        cost === undefined ? '' : wrap('cost', cost * perCent),
        wrap('ReadingQuality', wrap('quality', isEstimated ? quality.estimated : quality.metered)),
        wrap('timePeriod', wrap('duration', duration) + wrap('start', at)),
        wrap('value', Math.round(used * kinds[unit].toWhole)),
      ].join(''),
    ),
  );
  const whole = first === undefined || last === undefined ? 0 : last.at + last.duration - first.at;
  const interval = wrap('interval', wrap('duration', whole) + wrap('start', first?.at ?? 0));
  return wrap('IntervalBlock', [interval, ...readings].join('\n'));
}

/** Beginning in seconds since 1970, and length in seconds: a day may have an hour more or less. */
function timeOf({ start, length }: MeteredPeriod, timeZone: string): { at: number; duration: number } {
  if ('seconds' in length) return { at: Date.parse(start) / 1000, duration: length.seconds };
  const at = startOfDay(start, timeZone);
  return { at, duration: startOfDay(daysAfter(start, length.days), timeZone) - at };
}

const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * day * 1000).toISOString().slice(0, 10);

/** Resources of the standard have its namespace; what is inside them has it, too. */
function wrap(name: string, content: string | number): string {
  const isResource = resources.has(name);
  return `<${name}${isResource ? ' xmlns="http://naesb.org/espi"' : ''}>${content}</${name}>`;
}

const resources: ReadonlySet<string> = new Set([
  'LocalTimeParameters',
  'UsagePoint',
  'MeterReading',
  'ReadingType',
  'IntervalBlock',
]);

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** By how many seconds the clocks of a time zone are ahead of UTC at a moment (milliseconds since 1970). */
export function zoneOffset(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):?(\d+)?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/** Returns the beginning of a day such as `2026-10-12` in a time zone, in seconds since 1970. */
export function startOfDay(date: string, timeZone: string): number {
  const midnight = Date.parse(date);
  return midnight / 1000 - zoneOffset(timeZone, midnight - zoneOffset(timeZone, midnight) * 1000);
}

/** Names in ids of this portal. */
const space = 'urn:energy-portal:green-button:';

/** FNV-1a of 128 bits: browsers have a digest of their own only on pages that came with encryption. */
const offsetBasis = 0x6c62272e07bb014262b821756295c58dn;
const prime = 0x0000000001000000000000000000013bn;

/** The FNV-1a hash of a text, as 16 bytes. */
export function hashOf(text: string): Uint8Array {
  const hash = new TextEncoder()
    .encode(text)
    .reduce((sum, byte) => BigInt.asUintN(128, (sum ^ BigInt(byte)) * prime), offsetBasis);
  return Uint8Array.from({ length: 16 }, (_, at) => Number((hash >> BigInt(8 * (15 - at))) & 0xffn));
}

/** A UUID of version 8 for a name: the same name has always the same one. */
export function nameId(name: string): string {
  return uuidOf(hashOf(space + name), 8);
}
