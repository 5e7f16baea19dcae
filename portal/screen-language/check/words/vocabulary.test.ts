import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { vocabulary } from './vocabulary.ts';

const [, section = ''] = readFileSync('screen-configs/guide/checks.md', 'utf8').split('## Words of names');

/** Words, and the words of pairs. */
const wordsOf = (list: readonly (string | readonly string[])[]): readonly string[] => [
  ...new Set(list.flat()),
];

it.each(Object.entries(vocabulary))('is in the guide: %s', (_, list) => {
  const told = section.split(/[^\p{L}]+/u);
  expect(wordsOf(list).filter((word) => !told.includes(word))).toEqual([]);
});
