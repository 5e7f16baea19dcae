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
    client: { write: async (_operation: unknown, config: unknown) => void sent.push(config) },
    load: async () => ({ table: { kind: 'write' } }),
    texts: { text: (name: string) => name },
    model: { steps: [{ fields }], conditions: {} },
    setLast: () => undefined,
    tell: () => undefined,
    go: () => undefined,
  };
  // Sending asks no more of a page, of its client and of its form.
  return { sent, page: page as unknown as SendContext & { client: Client; model: ScreenModel } };
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
