import { SdkError } from '@energy-portal/sdk';
import type { Client } from '@energy-portal/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '../../screen-language/generated/screen-config.gen.ts';
import type { ScreenModel, Sources } from '../../screen-language/model/model.ts';
import { masking } from '../page/masking.ts';
import { callForBlock, createSending } from './sending.ts';
import type { SendContext } from './sending.ts';

const card = '4111 1111 1111 1111';
/** The name of an attempt that looks like a card's number in the middle, as about one in 750 does. */
const key = '8c413291-1690-4354-9532-6309bcd0dfb5';

const submission: Submission = {
  operation: 'sendMessage',
  with: {
    description: { field: 'description' },
    password: { field: 'password' },
    idempotencyKey: { from: 'attempt' },
    file: { from: 'item.file' },
    parentId: { from: 'reads.case.id' },
  },
  done: {},
};

/** A page that writes down what is sent. */
function scene() {
  const sent: unknown[] = [];
  const fields = [
    { name: 'description', as: 'textarea' },
    { name: 'password', as: 'password' },
  ];
  const page = {
    client: {
      write: async (_operation: unknown, config: unknown) => void sent.push(config),
      session: () => 1,
    },
    session: 1,
    load: async () => ({ table: { kind: 'write' } }),
    texts: { text: (name: string) => name },
    model: { steps: [{ fields }], conditions: {} },
    setLast: () => undefined,
    tell: () => undefined,
    go: () => undefined,
  };
  // Sending asks no more of a page, of its client and of its form.
  return {
    sent,
    page: page as unknown as SendContext & { client: Client; session: number; model: ScreenModel },
  };
}

const sources = {
  answers: { description: `My card ${card}`, password: `Tr-${card}!` },
  reads: { case: { id: key } },
} as unknown as Sources; // all that these bindings read

afterEach(() => void vi.unstubAllGlobals());

describe('what is sent', () => {
  it('has no card’s number in what was typed, and every other value as it is', async () => {
    const { sent, page } = scene();
    const sendAnswers = createSending(() => page);
    const nameOf = async () => key;
    const outcome = await sendAnswers(submission, sources, { before: {}, nameOf, isAsked: () => true });
    expect(outcome.ok).toBe(true);
    expect(sent).toEqual([
      {
        description: 'My card •••• 1111',
        password: `Tr-${card}!`,
        idempotencyKey: key,
        parentId: key,
      },
    ]);
  });

  it('has the files of a block under names without one', async () => {
    const { sent, page } = scene();
    const item = { file: new File(['x'], `${card}.pdf`), id: key };
    const outcome = await callForBlock({ ...page, sources: { ...sources, item } }, submission, {});
    expect(outcome.ok).toBe(true);
    expect(sent).toMatchObject([{ description: 'My card •••• 1111', file: { name: '•••• 1111.pdf' } }]);
  });

  it('is told as not sent where the device is offline, also before its code has come', async () => {
    const { sent, page } = scene();
    vi.stubGlobal('navigator', { onLine: false });
    const load = vi.spyOn(masking, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const sendAnswers = createSending(() => page);
    const outcome = await sendAnswers(submission, sources, { before: {}, isAsked: () => true });
    load.mockRestore();
    expect([outcome, sent]).toEqual([{ ok: false, errors: [{ message: 'errors.offline' }] }, []]);
  });
});

describe('a list that was changed elsewhere', () => {
  const changing: Submission = {
    operation: 'setUsers',
    with: { previousUsers: { from: 'began.users' }, users: { field: 'users' } },
    done: {},
    failed: { LIST_CHANGED: { message: 'listChanged', refill: ['users'] }, '*': { message: 'notSaved' } },
  };
  const conflict = new SdkError('HTTP', 'x', {
    status: 409,
    errors: [{ errorCode: 'LIST_CHANGED', message: '' }],
  });
  const reads = [
    { name: 'users', operation: 'getUsers', with: { id: { from: 'session.id' } }, needed: true },
  ];
  const fields = [{ name: 'users', as: 'group', prefill: { from: 'reads.users.users' } }];

  function sceneOf(refresh: () => Promise<unknown>) {
    const { page } = scene();
    const asked: unknown[] = [];
    const client = {
      session: () => 1,
      write: async (_: unknown, config: unknown) => {
        asked.push(config);
        throw conflict;
      },
      refresh: async (_: unknown, config: unknown) => {
        asked.push(config);
        return refresh();
      },
    };
    const changed = { ...page, client, model: { ...page.model, steps: [{ fields }], reads } };
    // All that sending asks of a page.
    return { asked, sendAnswers: createSending(() => changed as unknown as SendContext) };
  }
  const typed = { answers: { users: ['Eva'] }, session: { id: 7 }, reads: {} } as unknown as Sources;
  const sending = {
    before: { users: ['Ana'] },
    prefill: ({ reads: now }: Sources) => ({ users: now['users'], other: 'x' }),
    isAsked: () => true,
  };

  it('is sent with what it began with, and filled in with what the org has by now', async () => {
    const { asked, sendAnswers } = sceneOf(async () => ({ state: 'fulfilled', data: ['Luis'] }));
    expect(await sendAnswers(changing, typed, sending)).toEqual({
      ok: false,
      errors: [{ message: 'messages.listChanged', refill: ['users'] }],
      refilled: { users: ['Luis'] },
    });
    expect(asked).toEqual([{ previousUsers: ['Ana'], users: ['Eva'] }, { id: 7 }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'answers with an error',
      async () => ({ state: 'error', error: new SdkError('HTTP', 'x', { status: 500 }) }),
    ],
    ['answers nothing', async () => ({ state: 'unfulfilled' })],
    ['cannot be asked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays as it was typed where the org %s', async (_, refresh) => {
    expect(await sceneOf(refresh).sendAnswers(changing, typed, sending)).toEqual({
      ok: false,
      errors: [{ message: 'messages.notSaved' }],
    });
  });
});

describe('what a customer began who is gone', () => {
  const outcomeOf = async (how: 'form' | 'block') => {
    const { sent, page } = scene();
    let session = 1;
    const client = { ...page.client, session: () => session } as Client;
    const load = async () => {
      session = 2;
      return { table: { kind: 'write' } } as never;
    };
    const given = { ...page, client, load };
    const outcome =
      how === 'form'
        ? await createSending(() => given)(submission, sources, { before: {}, isAsked: () => true })
        : await callForBlock({ ...given, sources }, submission, {});
    return { outcome, sent };
  };

  it.each(['form', 'block'] as const)('is not sent as the next one’s: a %s', async (how) => {
    const { outcome, sent } = await outcomeOf(how);
    expect(outcome.ok).toBe(false);
    expect(sent).toEqual([]);
  });
});
