import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../src/blocks/registry.ts';
import { readProject } from '../load/project-files.ts';
import { parseSource } from '../load/source-file.ts';
import { checkLocales, checkScreens } from './check-project.ts';

const { files } = readProject('.');

const isDeep = process.env['TEST_DEPTH'] === 'deep';

/** Hostile screens, and as many files of texts: 100,000 files in the deep suite. */
const total = Number(process.env['HOSTILE_FILES'] ?? (isDeep ? 50_000 : 300));

/** The files of one project. */
const many = Math.min(total, 300);

const names = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'length',
    '',
    '0',
    '$ref',
  ),
  fc.constantFrom(
    'id',
    'steps',
    'fields',
    'conditions',
    'all',
    'any',
    'not',
    'show',
    'reads',
    'with',
    'from',
    'block',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const leaves = fc.oneof(
  fc.constantFrom<unknown>(
    '__proto__',
    'item.__proto__',
    'reads.constructor.x',
    '/:a/:a',
    '\u202e',
    '\ud800',
    '{{',
    null,
    0,
    -0,
    1e308,
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer({ min: 1, max: 4000 }).map((length) => 'a'.repeat(length)),
  fc.jsonValue({ maxDepth: 1 }),
);
const tree = fc.letrec<{ readonly node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    leaves,
    fc.array(tie('node'), { maxLength: 4 }),
    fc.array(fc.tuple(names, tie('node')), { maxLength: 4 }).map((members) => Object.fromEntries(members)),
  ),
})).node;

/** A screen of the project in which one value, by its number, is another one. */
const changedScreen = fc
  .record({ screen: fc.nat(files.screens.length - 1), place: fc.nat(600), value: tree, depth: fc.nat(150) })
  .map(({ screen, place, value, depth }) => {
    const text = JSON.stringify(files.screens[screen]?.value);
    const deep = '['.repeat(depth) + JSON.stringify(value) + ']'.repeat(depth);
    let at = 0;
    return text.replaceAll(/"(?:[^"\\]|\\.)*"(?!:)|\d+|true|false/g, (found) =>
      at++ === place ? deep : found,
    );
  });

/** Texts that are cut, doubled or full of brackets, as a paste gone wrong is. */
const brokenText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .record({ screen: fc.nat(files.screens.length - 1), cut: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ screen, cut }) => {
      const text = JSON.stringify(files.screens[screen]?.value, null, 1);
      return text.slice(0, Math.floor(text.length * cut)) + text.slice(Math.floor(text.length * cut * cut));
    }),
  fc
    .record({ mark: fc.constantFrom('[', '{"a":', '}', '"', '\\', ',', '/*'), times: fc.nat(20_000) })
    .map(({ mark, times }) => mark.repeat(times)),
);

const options = { numRuns: Math.ceil(total / many), endOnFailure: true, verbose: 0 } as const;

/** Milliseconds. */
const patience = 60_000 * options.numRuns;

function placed(
  text: string,
  found: { readonly line: number; readonly column: number; readonly message: string },
) {
  expect(found.line).toBeGreaterThan(0);
  expect(found.line).toBeLessThanOrEqual(text.split('\n').length);
  expect(found.column).toBeGreaterThan(0);
  expect(found.message).not.toMatch(/undefined|\[object/);
}

describe('a hostile file', () => {
  it(
    'ends in diagnostics with places, as a screen',
    () => {
      expect.hasAssertions();
      fc.assert(
        fc.property(
          fc.array(fc.oneof(changedScreen, brokenText), { minLength: many, maxLength: many }),
          (texts) => {
            const parsed = texts.map((text, at) => ({
              text,
              ...parseSource(`screen-configs/x/s${at}.json`, text),
            }));
            for (const { text, diagnostics, isBroken } of parsed) {
              if (isBroken) expect(diagnostics.length).toBeGreaterThan(0);
              for (const diagnostic of diagnostics) placed(text, diagnostic);
            }
            const whole = parsed.filter(({ isBroken }) => !isBroken);
            const screens = [...files.screens, ...whole.map(({ source }) => source)];
            const textOf = new Map(whole.map(({ source, text }) => [source.file, text]));
            for (const diagnostic of checkScreens({ ...files, screens }, blockDescriptors))
              placed(textOf.get(diagnostic.file) ?? '\n'.repeat(5000), diagnostic);
          },
        ),
        options,
      );
    },
    patience,
  );

  it(
    'ends in diagnostics with places, as texts',
    () => {
      expect.hasAssertions();
      fc.assert(
        fc.property(fc.array(tree, { minLength: many, maxLength: many }), (values) => {
          const sources = values.map(
            (value, at) => parseSource(`locales/en/t${at}.json`, JSON.stringify(value) ?? '').source,
          );
          const en = Object.fromEntries(sources.map((source, at) => [`t${at}`, source]));
          for (const diagnostic of checkLocales({ ...files, locales: { en, es: en } }))
            placed('\n', diagnostic);
        }),
        options,
      );
    },
    patience,
  );

  it.each([
    ['conditions that name each other', { conditions: ring(3000) }],
    ['conditions that double', { conditions: doubling(3000) }],
    ['reads that wait for each other', { reads: readRing(400) }],
    [
      'thousands of unknown members',
      Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, at])),
    ],
    [
      'thousands of wrong blocks',
      { sections: [{ columns: [{ blocks: Array.from({ length: 2000 }, () => ({ block: 'list' })) }] }] },
    ],
    [
      'thousands of questions',
      {
        steps: [
          { id: 'a', fields: Array.from({ length: 2000 }, (_, at) => ({ name: `f${at}`, as: 'text' })) },
        ],
        submit: { operation: 'logIn', done: {} },
      },
    ],
  ])('takes no time: %s', (_, more) => {
    const text = JSON.stringify({ version: 2, id: 'x/a', route: '/x', access: 'anyone', ...more });
    const { source } = parseSource('screen-configs/x/a.json', text);
    const start = performance.now();
    const found = checkScreens({ ...files, screens: [source] }, blockDescriptors);
    expect(found.length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

function ring(length: number) {
  return Object.fromEntries(Array.from({ length }, (_, at) => [`c${at}`, { not: `c${(at + 1) % length}` }]));
}

function doubling(length: number) {
  return Object.fromEntries(
    Array.from({ length }, (_, at) => [
      `c${at}`,
      at === 0 ? { from: 'language', is: 'es' } : { any: [`c${at - 1}`, `c${at - 1}`] },
    ]),
  );
}

function readRing(length: number) {
  return Object.fromEntries(
    Array.from({ length }, (_, at) => [
      `r${at}`,
      { operation: 'getPaymentMethods', with: { accountNumber: { from: `reads.r${(at + 1) % length}.x` } } },
    ]),
  );
}
