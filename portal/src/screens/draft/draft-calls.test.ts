import { describe, expect, it } from 'vitest';
import { savingAfterOthers } from './draft-calls.ts';

const draftOfAnother = { content: '{"seed":"theirs"}', savedAt: '2026-11-21T15:00:00.000Z' };

describe('saving in a tab that found no draft', () => {
  it.each([
    ['takes the seed of a draft that is there by now', draftOfAnother, ['read', 'seed theirs', 'a', 'b']],
    ['asks once only, where there is none', undefined, ['read', 'a', 'b']],
    [
      'keeps its own seed, where the other draft has none',
      { ...draftOfAnother, content: '{' },
      ['read', 'a', 'b'],
    ],
  ])('%s', async (_, kept, want) => {
    const told: string[] = [];
    const calls = {
      async read() {
        told.push('read');
        return kept;
      },
      save: async (content: string) => void told.push(content),
    };
    const save = savingAfterOthers(calls, (seed) => void told.push(`seed ${seed}`));
    await save('a');
    await save('b');
    expect(told).toEqual(want);
  });
});
