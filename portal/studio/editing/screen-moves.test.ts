import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { valueAt, valueOfText } from './json-edits.ts';
import type { LanguageSchema } from './language-schema.ts';
import { withNameEverywhere } from './renaming-everywhere.ts';
import { linksTo, withScreenMoved, withScreenRemoved } from './screen-moves.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.includes('schema'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));
const texts = new Map(
  [...filesIn('screen-configs'), ...filesIn('locales/en'), ...filesIn('locales/es')].map((path) => [
    path,
    readFileSync(path, 'utf8'),
  ]),
);
const schema = JSON.parse(readFileSync('screen-configs/screen.schema.json', 'utf8')) as LanguageSchema;
const navigation = 'screen-configs/navigation.json';
const bills = {
  id: 'payments/bills',
  newId: 'payments/bills',
  route: '/my-bills',
  title: { en: 'My bills', es: 'Mis facturas' },
  isRedirected: true,
};
const redirectsIn = (text: string | undefined) => valueAt(valueOfText(text ?? ''), ['redirects']);

describe('moving a screen', () => {
  const before = linksTo(texts, '/bills');
  const after = withScreenMoved(texts, bills);
  const all = new Map([...texts, ...after]);

  it('leads every link, text and first page to the new address', () => {
    expect(before.some(({ file }) => file.startsWith('locales/es'))).toBe(true);
    expect(before.length).toBeGreaterThan(3);
    expect(linksTo(all, '/bills')).toEqual([]);
    expect(linksTo(all, '/my-bills')).toHaveLength(before.length + 1);
    expect(redirectsIn(after.get(navigation))).toEqual([{ from: '/bills', to: '/my-bills' }]);
  });

  it('gives it its titles, and leaves what has nothing to do with it', () => {
    expect(valueAt(valueOfText(after.get('locales/es/screens/payments/bills.json') ?? ''), ['title'])).toBe(
      'Mis facturas',
    );
    const touched = new Set([...before.map(({ file }) => file), navigation]);
    const own = [...after.keys()].filter((path) => !touched.has(path));
    expect(own.every((path) => path.includes('payments/bills.json'))).toBe(true);
  });

  it('back to where it was leaves no redirect, and a second move lets the first one follow', () => {
    const again = withScreenMoved(all, { ...bills, route: '/all-my-bills' });
    expect(redirectsIn(again.get(navigation))).toEqual([
      { from: '/bills', to: '/all-my-bills' },
      { from: '/my-bills', to: '/all-my-bills' },
    ]);
    const back = withScreenMoved(all, { ...bills, route: '/bills' });
    expect(redirectsIn(back.get(navigation))).toEqual([{ from: '/my-bills', to: '/bills' }]);
  });

  it('to another place takes its files along', () => {
    const moved = withScreenMoved(texts, { ...bills, newId: 'money/bills' });
    expect(moved.get('screen-configs/payments/bills.json')).toBe('');
    expect(valueOfText(moved.get('screen-configs/money/bills.json') ?? '')).toMatchObject({
      id: 'money/bills',
      route: '/my-bills',
    });
    expect(moved.get('locales/en/screens/money/bills.json')).toContain('"My bills"');
  });
});

it('a screen that is deleted leaves no link behind, and what varied is given no more', () => {
  const links = linksTo(texts, '/bills/:billId');
  expect(links.length).toBeGreaterThan(0);
  const after = withScreenRemoved(texts, { id: 'payments/bill', leadsTo: '/bills', isRedirected: true });
  expect(after.get('screen-configs/payments/bill.json')).toBe('');
  expect(after.get('locales/es/screens/payments/bill.json')).toBe('');
  const all = new Map([...texts, ...after]);
  expect(linksTo(all, '/bills/:billId')).toEqual([]);
  for (const { file, path } of links.filter(({ file: one }) => !one.endsWith('payments/bill.json')))
    expect(valueAt(valueOfText(all.get(file) ?? ''), [...path.slice(0, -1), 'with'])).toBeUndefined();
  expect(redirectsIn(after.get(navigation))).toEqual([{ from: '/bills/:billId', to: '/bills' }]);
});

describe('a name', () => {
  it.each([
    [
      'question',
      'zipCode',
      'postcode',
      'account/my-profile',
      ['"field": "postcode"', '"name": "postcode"'],
      '"postcode": {',
    ],
    ['message', 'saved', 'thanks', 'account/my-profile', ['"message": "thanks'], '"thanks":'],
  ] as const)('of a %s is another one everywhere', (kind, from, to, screen, config, text) => {
    const screens = [screen, 'account/move-out'];
    const after = withNameEverywhere(texts, { kind, from, to, screens }, schema);
    for (const words of config) expect(after.get(`screen-configs/${screen}.json`)).toContain(words);
    expect(after.get(`locales/es/screens/${screen}.json`)).toContain(text);
    for (const [path, now] of after) expect(now, path).not.toContain(`"${from}"`);
  });
});
