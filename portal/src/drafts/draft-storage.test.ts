import { createClient, deleteDraft, getDraft, saveDraft } from '@energy-portal/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createDraftStorage, savingAfterOthers } from './draft-storage.ts';

const fields = [{ name: 'text', as: 'textarea' }];
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
      prepare: async () => undefined,
      async save(content: string) {
        told.push(content);
        return content;
      },
    };
    const { save } = savingAfterOthers(calls, (seed) => void told.push(`seed ${seed}`));
    await save('a');
    await save('b');
    expect(told).toEqual(want);
  });

  it('asks ahead, so that a page that is closed saves at once', async () => {
    const told: string[] = [];
    const calls = {
      read: async () => void told.push('read'),
      prepare: async () => void told.push('prepare'),
      async save(content: string) {
        told.push(content);
        return content;
      },
    };
    const saving = savingAfterOthers(calls, () => undefined);
    await saving.prepare();
    await saving.prepare();
    expect(told).toEqual(['read', 'prepare']);
    await saving.save('a');
    expect(told).toEqual(['read', 'prepare', 'a']);
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
    const calls = createDraftStorage({
      client,
      load: () => getDraft,
      screen: 'messages/new',
      about: '',
      fields,
    });
    await calls.read();
    expect(await calls.read()).toEqual(want);
  });
});

describe('saving', () => {
  const savingTo = (fetch: (request: Request) => Promise<Response>) => {
    const client = createClient({ baseUrl: 'https://org.test', fetch });
    const load = () => saveDraft;
    return createDraftStorage({ client, load, screen: 'messages/new', about: '', fields });
  };
  it.each([
    ['goes on when the page is closed', 20_000, true],
    ['of more than browsers take then ends with the page', 20_001, false],
  ])('%s', async (_, length, want) => {
    const sent: boolean[] = [];
    const fetch = async ({ keepalive }: Request) => {
      sent.push(keepalive);
      return Response.json({ screen: 'messages/new', content: '', savedAt: null, expiresAt: null });
    };
    const calls = savingTo(fetch);
    const around = JSON.stringify({ answers: { text: '' } }).length;
    await calls.save(JSON.stringify({ answers: { text: 'x'.repeat(length - around) } }));
    expect(sent).toEqual([want]);
  });

  it('masks what was typed, and nothing else', async () => {
    const sent: unknown[] = [];
    const fetch = async (request: Request) => {
      sent.push(await request.json());
      return Response.json({ screen: 'messages/new', content: '', savedAt: null, expiresAt: null });
    };
    const calls = savingTo(fetch);
    const seed = '8c413291-1690-4354-9532-6309bcd0dfb5';
    const draft = (text: string) =>
      JSON.stringify({ version: 1, seed, answers: { text, n: 4111111111111111 } });
    expect(await calls.save(draft('4111 1111 1111 1111'))).toBe(draft('•••• 1111'));
    expect(sent).toEqual([{ screen: 'messages/new', content: draft('•••• 1111') }]);
  });

  it('has its code before it is needed, and outlives that it cannot be fetched', async () => {
    const load = vi
      .fn<() => Promise<typeof saveDraft>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(saveDraft);
    const client = createClient({
      baseUrl: 'https://org.test',
      fetch: () => Promise.reject(new Error('Asked')),
    });
    const { prepare } = createDraftStorage({ client, load, screen: 'messages/new', about: '', fields });
    expect(await prepare()).toBeUndefined();
    expect(await prepare()).toBe(saveDraft);
  });
});

describe('forgetting a draft', () => {
  it('goes on when the page is left, and has its code as soon as a draft is found', async () => {
    const told: string[] = [];
    const load = (name: string) => {
      told.push(name);
      return name === 'getDraft' ? getDraft : deleteDraft;
    };
    const fetch = async ({ keepalive }: Request) => {
      told.push(keepalive ? 'sent for good' : 'sent');
      return Response.json({
        screen: 'messages/new',
        content: '{}',
        savedAt: draftOfAnother.savedAt,
        expiresAt: null,
      });
    };
    const client = createClient({ baseUrl: 'https://org.test', fetch });
    const calls = createDraftStorage({ client, load, screen: 'messages/new', about: '', fields });
    await calls.read();
    expect(told).toEqual(['getDraft', 'sent', 'deleteDraft']);
    await calls.remove();
    expect(told.slice(3)).toEqual(['deleteDraft', 'sent for good']);
  });
});

describe('the draft of a customer who is gone', () => {
  it.each(['save', 'remove'] as const)('is neither kept nor removed as the next one’s: %s', async (call) => {
    const sent: string[] = [];
    const fetch = async ({ url }: Request) => {
      sent.push(url);
      return Response.json({});
    };
    const client = createClient({ baseUrl: 'https://org.test', fetch });
    const operations = { getDraft, saveDraft, deleteDraft };
    const load = async (name: string) => operations[name as keyof typeof operations];
    const calls = createDraftStorage({ client, load, screen: 'messages/new', about: '', fields });
    const calling = calls[call]('{"answers":{"text":"Ann’s"}}').then(
      () => 'done',
      () => 'failed',
    );
    client.changeSession('begins');
    expect(await calling).toBe('failed');
    expect(sent).toEqual([]);
  });
});
