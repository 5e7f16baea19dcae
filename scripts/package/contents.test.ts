import { expect, it } from 'vitest';
import { contentErrors } from './contents.ts';

const RIGHT = [
  'package.json',
  'LICENSE',
  'README.md',
  'guide/react.md',
  'decisions/0001-results-of-reads.md',
  'dist/src/entry/index.js',
  'dist/src/entry/index.d.ts',
  'dist/testing/index.js',
  'dist/cjs/src/generated/operations/ui-api-records.gen.js',
  'dist/cjs/package.json',
];

it('takes what users need', () => expect(contentErrors(RIGHT, 1000)).toEqual([]));

it.each([
  'dist/src/cache/store.test.js',
  'dist/src/entry/index.test-d.d.ts',
  'dist/src/entry/index.js.map',
  'src/entry/index.ts',
  'dist/toys/toy-api.js',
  'examples/node/package.json',
  'tsconfig.json',
  '.npmrc',
])('tells of %s', (file) =>
  expect(contentErrors([...RIGHT, file], 1000)).toEqual([`${file} is nothing that users need.`]),
);

it('tells of what is missing, and of too many bytes', () => {
  expect(contentErrors(RIGHT.slice(1), 1000)).toEqual(['The package lacks manifest.']);
  expect(contentErrors(RIGHT, 10_000_000)[0]).toMatch(/^The package has 10000000 bytes/);
});
