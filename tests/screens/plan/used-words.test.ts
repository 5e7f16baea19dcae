import { readProject } from '@energy-portal/portal/publish';
import { expect, it } from 'vitest';
import { trialScreens } from '../fixtures/trial-screens.ts';
import { usedWords, wordsOf } from './used-words.ts';
import type { WordSchema } from './used-words.ts';

const { files, diagnostics } = readProject('.', trialScreens());
const language = files.schemas.screen.value as WordSchema; // a file of the project
const configs = files.screens.map(({ value }) => value);

it('reads the trial screens', () => expect(diagnostics).toEqual([]));

it('knows words by the shape that they stand in, whichever of several that is', () => {
  const schema: WordSchema = {
    properties: { one: { $ref: '#/definitions/One' }, many: { items: { $ref: '#/definitions/One' } } },
    definitions: {
      One: {
        anyOf: [
          { title: 'A', properties: { a: {} } },
          { title: 'B', properties: { b: {} } },
        ],
      },
    },
  };
  expect(wordsOf(schema)).toEqual(['.one', '.many', 'One|A.a', 'One|B.b']);
  expect([...usedWords(schema, [{ many: [{ b: 1 }] }])]).toEqual(['.many', 'One|B.b']);
});

it('has a screen for each word of the language, which its generated journeys try', () => {
  const used = usedWords(language, configs);
  const words = wordsOf(language);
  expect(words.length).toBeGreaterThan(500);
  expect(words.filter((word) => !used.has(word))).toEqual([]);
});
