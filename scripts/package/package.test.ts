import { describe, expect, it } from 'vitest';
import { CORE_BUDGET, OPERATION_BUDGET, verdictOf } from './operation-cost.ts';
import { readCounts } from './object-types.ts';
import { codeBlocksOf } from './readme.ts';
import { nameExports } from './named-exports.ts';
import { publishableManifest, rewriteSpecifiers, tellLifetimes } from './stage.ts';

describe('rewriteSpecifiers', () => {
  it.each([
    [`export * from './x.ts';`, `export * from './x.js';`],
    [`import type { A } from "../a/b.gen.ts";`, `import type { A } from "../a/b.gen.js";`],
    [`type A = import('./x.ts').A;`, `type A = import('./x.js').A;`],
    [`import { B } from './y.tsx';`, `import { B } from './y.js';`],
    [`import { C } from 'other.ts';`, `import { C } from 'other.ts';`],
    [`/** See './x.ts'. */`, `/** See './x.ts'. */`],
  ])('%s', (given, want) => expect(rewriteSpecifiers(given)).toBe(want));
});

it.each([
  [' * Lifetime: Book.', ' * Lifetime: Book, 30 s.'],
  [' * Lifetime: Shelf.', ' * Lifetime: Shelf, stale at once, or 2 min as "general".'],
  [' * Lifetime: Unknown.', ' * Lifetime: Unknown.'],
])('%s is told in numbers', (given, want) => {
  const table = { Book: { fresh: 30_000 }, Shelf: { fresh: 0, readings: { general: 120_000 } } };
  expect(tellLifetimes(`/**\n${given}\n */`, table)).toBe(`/**\n${want}\n */`);
});

it('gives the published manifest entry points to types, then JavaScript, and nothing of development', () => {
  const given = {
    name: 'a',
    exports: { '.': './src/index.ts', './b': './b/index.ts' },
    scripts: { prepack: 'x' },
    devDependencies: {},
  };
  const published = publishableManifest(given);
  expect(published).toEqual({
    name: 'a',
    exports: {
      '.': {
        import: { types: './dist/src/index.d.ts', default: './dist/src/index.js' },
        require: { types: './dist/cjs/src/index.d.ts', default: './dist/cjs/src/index.js' },
      },
      './b': {
        import: { types: './dist/b/index.d.ts', default: './dist/b/index.js' },
        require: { types: './dist/cjs/b/index.d.ts', default: './dist/cjs/b/index.js' },
      },
      './package.json': './package.json',
    },
    files: ['dist', 'guide', 'decisions', 'GLOSSARY.md', 'CHANGELOG.md'],
    engines: { node: '>=20' },
  });
});

it.each([
  [`export * from './a.js';`, `export { b, c } from './a.js';`],
  [`export * from "./a.js";\nconst x = 1;`, `export { b, c } from './a.js';\nconst x = 1;`],
  [`export * as a from './a.js';`, `export * as a from './a.js';`],
  [`export * from 'react';`, `export * from 'react';`],
])('names what is exported again: %s', (given, want) =>
  expect(nameExports(given, (specifier) => (specifier === './a.js' ? ['b', 'c'] : []))).toBe(want),
);

it('finds the blocks of a README with their language and line', () => {
  const text = '# A\n\n```ts\nconst a = `b`;\n```\ntext\n```sh\nnpm\n```\n';
  expect(codeBlocksOf(text)).toEqual([
    { language: 'ts', line: 3, text: 'const a = `b`;\n' },
    { language: 'sh', line: 7, text: 'npm\n' },
  ]);
});

describe('the budget of an operation', () => {
  it.each([
    ['at the budget', [{ name: 'a', bytes: OPERATION_BUDGET }], 0],
    [
      'one byte over',
      [
        { name: 'a', bytes: OPERATION_BUDGET + 1 },
        { name: 'b', bytes: 1 },
      ],
      1,
    ],
    ['nothing measured', [], 1],
  ] as const)('%s', (_, costs, errors) =>
    expect(verdictOf({ read: 1, write: 2 }, costs).errors).toHaveLength(errors),
  );
});

describe('the budget of the core', () => {
  const { read, write } = CORE_BUDGET;
  it.each([
    ['at the budgets', { read, write }, 0],
    ['one byte over in reading', { read: read + 1, write }, 1],
    ['one byte over in both', { read: read + 1, write: write + 1 }, 2],
  ])('%s', (_, core, errors) =>
    expect(verdictOf(core, [{ name: 'a', bytes: 1 }]).errors).toHaveLength(errors),
  );
});

describe('counts of a compiler', () => {
  const printed =
    'Files:            315\nSymbols:       219017\nTypes:         107756\nInstantiations: 173674\n';

  it('are read from what it prints', () =>
    expect(readCounts(printed)).toEqual({ types: 107756, instantiations: 173674 }));

  it('are none of a program with errors', () =>
    expect(() => readCounts(`a.ts(1,1): error TS2322: No.\n${printed}`)).toThrow('TS2322'));
});
