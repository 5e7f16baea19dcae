import { createClient, getDraft } from '@energy-portal/sdk';
import { describe, expect, it } from 'vitest';
import { createDraftCalls, savingAfterOthers } from './draft-calls.ts';

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

describe('what the org keeps of a form', () => {
  const answered = (content: string | null) => () =>
    Response.json({
      screen: 'messages/new',
      about: null,
      content,
      savedAt: content && draftOfAnother.savedAt,
      expiresAt: null,
    });
  it.each([
    ['is what it answers', answered('{"a":1}'), { content: '{"a":1}', savedAt: draftOfAnother.savedAt }],
    ['is nothing, where nothing is kept', answered(null), undefined],
    ['is not known, where it cannot be reached', () => Promise.reject(new TypeError('offline')), undefined],
    [
      'is not known, where it fails',
      () => Response.json([{ errorCode: 'X', message: 'No' }], { status: 500 }),
      undefined,
    ],
  ] as const)('%s', async (_, answer, want) => {
    const answers = [answered('{"old":1}'), answer];
    const client = createClient({
      baseUrl: 'https://org.test',
      fetch: async () => answers.shift()?.() ?? answer(),
    });
    const calls = createDraftCalls({ client, load: () => getDraft, screen: 'messages/new', about: '' });
    await calls.read();
    expect(await calls.read()).toEqual(want);
  });
});
