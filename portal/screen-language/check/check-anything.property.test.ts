import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockDescriptors } from '../../src/blocks/registry.ts';
import { parseSource } from '../load/source-file.ts';
import { readProject } from '../load/project-files.ts';
import { walkValues } from '../model/walk-values.ts';
import { slipsIn, withSlip } from './broken-configs/slips.ts';
import { checkScreens } from './check-project.ts';

const { files: real } = readProject('.');

/** A screen that works values out, in all the ways there are. */
const calculating = parseSource(
  'screen-configs/slip/calculating.json',
  JSON.stringify({
    ...(real.screens.find(({ file }) => file.endsWith('authorized-users.json'))?.value as object), // a screen
    id: 'slip/calculating',
    conditions: { hasUsers: { from: 'values.all', is: 1 }, known: { from: 'item.email', filled: true } },
    values: {
      all: { countOf: 'reads.users.users', matching: 'known' },
      sum: { sumOf: 'reads.users.users', take: 'cents' },
      share: { round: { divide: [{ add: [1, { from: 'values.all' }] }, 3] }, digits: 2 },
      name: { join: [{ field: 'users' }, 'x'], with: ', ' },
      days: { daysFrom: { from: 'today', plusDays: 2 }, to: '2026-01-31' },
      soon: { businessDays: 2, after: { from: 'today' } },
      some: { when: 'hasUsers', use: { from: 'values.all' }, otherwise: 0 },
      kind: { pick: { from: 'values.name' }, of: { a: 1 }, otherwise: 2 },
    },
  }),
).source;

const files = { ...real, screens: [...real.screens, calculating] };

const slip = slipsIn(files.screens.length);

it.each(['textt', 'toString', '__proto__'])(
  'tells that no kind of question is called %s, on any screen',
  (kind) => {
    const screens = files.screens.flatMap((source) => {
      const text = JSON.stringify(source.value).replace(
        /"as":"(?:text|email|phone|date)"/g,
        `"as":"${kind}"`,
      );
      return text.includes(`"as":"${kind}"`) ? [parseSource(source.file, text).source] : [];
    });
    expect(screens.length).toBeGreaterThan(5);
    const found = checkScreens({ ...files, screens }, blockDescriptors);
    const told = new Set(found.filter(({ pointer }) => pointer?.endsWith('/as')).map(({ file }) => file));
    expect(told.size).toBe(screens.length);
  },
);

/** Each commit goes through every fourth place with one kind of value, and through the others with other kinds. */
const kinds = process.env['TEST_DEPTH'] === 'deep' ? 1 : 4;

/** A screen for each kind of place that a text has on any screen, with something else there. */
function screensWithout(text: (value: string) => unknown, kind: number) {
  const met = new Set<string>();
  return files.screens.flatMap(({ value: screen }, at) => {
    const places: (readonly (string | number)[])[] = [];
    walkValues(screen, [], (value, path) => {
      const key = path.slice(-3).map((name) => (typeof name === 'number' ? '#' : name));
      if (typeof value !== 'string' || met.has(key.join('/'))) return;
      met.add(key.join('/'));
      if (met.size % kinds === kind % kinds) places.push(path);
    });
    return places.map((place, turn) => {
      const changed = structuredClone(screen);
      setAt(changed, place, text);
      return parseSource(`screen-configs/slip/${at}-${turn}.json`, JSON.stringify(changed)).source;
    });
  });
}

function setAt(
  target: unknown,
  [name = '', ...rest]: readonly (string | number)[],
  change: (text: string) => unknown,
): void {
  if (typeof target !== 'object' || target === null) return;
  const value: unknown = Reflect.get(target, name);
  if (rest.length > 0) setAt(value, rest, change);
  else Reflect.set(target, name, change(String(value)));
}

it.each<readonly [string, (text: string) => unknown, number]>([
  ['a list', (text) => [text], 0],
  ['an object', (text) => ({ [text]: text }), 1],
  ['a number', () => 7, 2],
  ['nothing', () => null, 3],
])(
  'tells of %s in the place of any text, and does not break down',
  (_, change, kind) => {
    const screens = screensWithout(change, kind);
    expect(screens.length).toBeGreaterThan(300 / kinds);
    const found = checkScreens({ ...files, screens }, blockDescriptors);
    const told = new Set(
      found.filter(({ rule }) => rule !== 'same-route' && rule !== 'id').map(({ file }) => file),
    );
    expect(told.size).toBeGreaterThan(screens.length * 0.9);
  },
  120_000,
);

it('tells each slip at a place in a file, and never breaks down', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(fc.array(slip, { minLength: 200, maxLength: 200 }), (slips) => {
      const screens = slips.map((one, at) => {
        const source = files.screens[one.screen];
        const file = `screen-configs/slip/s${at}.json`;
        return parseSource(file, JSON.stringify(withSlip(source?.value, one), null, 2)).source;
      });
      for (const diagnostic of checkScreens(
        { ...files, screens: [...files.screens, ...screens] },
        blockDescriptors,
      )) {
        expect(diagnostic.line).toBeGreaterThan(0);
        expect(diagnostic.message).not.toMatch(/undefined|\[object/);
        expect(diagnostic.remedy ?? '').not.toMatch(/undefined|\[object/);
      }
    }),
    // Each run compiles the schemas, so slips are many in a run, and not made smaller.
    { numRuns: 2, endOnFailure: true },
  );
}, 120_000);
