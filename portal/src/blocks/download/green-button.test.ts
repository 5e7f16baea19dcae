// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { hashOf, nameId, startOfDay, toGreenButton, zoneOffset } from './green-button.ts';
import type { GreenButtonInput } from './green-button.ts';

const input: GreenButtonInput = {
  title: 'Home & <garden>',
  meter: '10443720007654321',
  unit: 'kWh',
  timeZone: 'America/Chicago',
  periods: [
    { start: '2026-10-12', length: { days: 31 }, used: 842.4, cost: 11_204, isEstimated: false },
    { start: '2026-09-12', length: { days: 30 }, used: 1120.9, cost: undefined, isEstimated: true },
  ],
  now: Date.UTC(2026, 10, 22),
  idOf: nameId,
};

const parse = (changed: Partial<GreenButtonInput> = {}) =>
  new DOMParser().parseFromString(toGreenButton({ ...input, ...changed }), 'application/xml');

const espi = 'http://naesb.org/espi';
const textsOf = (file: Document, name: string) =>
  [...file.getElementsByTagNameNS(espi, name)].map(({ textContent }) => textContent);

it('is an Atom feed of the resources that the standard asks for', () => {
  const file = parse();
  expect(file.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  const contents = [...file.getElementsByTagName('content')].map((one) => one.firstElementChild);
  expect(contents.map((one) => one?.localName)).toEqual([
    'LocalTimeParameters',
    'UsagePoint',
    'MeterReading',
    'ReadingType',
    'IntervalBlock',
  ]);
  expect(new Set(contents.map((one) => one?.namespaceURI))).toEqual(new Set([espi]));
  expect(file.getElementsByTagName('title')[0]?.textContent).toBe('Home & <garden>');
});

it('counts watt-hours from local midnight to local midnight, the oldest first', () => {
  const file = parse();
  expect(textsOf(file, 'value')).toEqual(['1120900', '842400']);
  expect(textsOf(file, 'cost')).toEqual(['11204000']);
  expect(textsOf(file, 'quality')).toEqual(['16', '19']);
  const october = Date.UTC(2026, 9, 12, 5) / 1000;
  expect(textsOf(file, 'start')).toEqual([
    String(Date.UTC(2026, 8, 12, 5) / 1000),
    String(Date.UTC(2026, 8, 12, 5) / 1000),
    String(october),
  ]);
  // Daylight saving ends on 1 November: this bill has an hour more than its days.
  expect(textsOf(file, 'duration').at(-1)).toBe(String(31 * 86_400 + 3600));
});

it('counts gas in thousandths of a therm', () => {
  const periods = [{ start: '2026-10-12', length: { days: 31 }, used: 21.4, cost: 3310, isEstimated: false }];
  const file = parse({ unit: 'therm', periods });
  expect(
    ['kind', 'commodity', 'uom', 'powerOfTenMultiplier', 'value'].map((name) => textsOf(file, name)[0]),
  ).toEqual(['1', '7', '169', '-3', '21400']);
});

it('gives the same meter the same ids, and another meter others', () => {
  const ids = (meter: string) =>
    [...parse({ meter }).getElementsByTagName('id')].map(({ textContent }) => textContent);
  const [one, again, other] = [ids('1'), ids('1'), ids('2')];
  expect(one).toEqual(again);
  expect(new Set([...one, ...other]).size).toBe(one.length * 2);
  for (const id of one)
    expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it.each([
  ['2026-01-15', 'America/Chicago', -21_600],
  ['2026-07-15', 'America/Chicago', -18_000],
  ['2026-07-15', 'UTC', 0],
])('knows the clocks of %s in %s', (date, zone, offset) => {
  expect(zoneOffset(zone, Date.parse(date))).toBe(offset);
  expect(startOfDay(date, zone)).toBe(Date.parse(date) / 1000 - offset);
});

it.each([
  ['', '6c62272e07bb014262b821756295c58d'],
  ['a', 'd228cb696f1a8caf78912b704e4a8964'],
])('hashes %j as the algorithm is published', (text, want) => {
  expect(Buffer.from(hashOf(text)).toString('hex')).toBe(want);
});

it('names things on a page that came without encryption', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues });
  try {
    expect(nameId('1044 feed')).toBe(nameId('1044 feed'));
    expect(nameId('1044 feed')).not.toBe(nameId('1045 feed'));
  } finally {
    vi.unstubAllGlobals();
  }
});

it('counts hours from moment to moment, also where they have the same name twice', () => {
  const hour = (start: string, used: number) => ({
    start,
    length: { seconds: 3600 },
    used,
    cost: 3,
    isEstimated: false,
  });
  const periods = [
    hour('2026-11-01T01:00:00-06:00', -0.4),
    hour('2026-11-01T01:00:00-05:00', 0.5),
    hour('2026-11-01T02:00:00-06:00', 0.25),
  ];
  const file = parse({ periods });
  const first = Date.UTC(2026, 10, 1, 6) / 1000;
  expect(textsOf(file, 'start')).toEqual([first, first, first + 3600, first + 7200].map(String));
  expect(textsOf(file, 'duration')).toEqual(['10800', '3600', '3600', '3600']);
  expect(textsOf(file, 'value')).toEqual(['500', '-400', '250']);
  expect(textsOf(file, 'flowDirection')).toEqual(['4']);
  expect(textsOf(parse(), 'flowDirection')).toEqual(['1']);
});
