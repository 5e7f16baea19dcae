import { describe, expect, it, vi } from 'vitest';
import type { BlockPage } from '../page/page.ts';
import { sendFile } from './send-file.ts';

const limits = { formats: ['pdf'], maxBytes: 100, longestName: 20 };
const send = { operation: 'uploadContent', done: {} };
const file = new File(['%PDF-1.7'], 'a.pdf');

async function sendIt(sent: File, call: BlockPage['call']) {
  const move = vi.fn<(stage: object, news?: string) => void>();
  const way = { signal: new AbortController().signal, move, arrive: () => undefined };
  const page = { language: 'en', text: (key: string) => key, call } as const;
  const arrival = await sendFile({ limits, texts: 'files', page, send, item: { file: sent } }, way);
  return { arrival, moves: move.mock.calls };
}

describe('sendFile', () => {
  it('hands back the answer, and tells how far it is', async () => {
    const call: BlockPage['call'] = async (_, { onProgress } = {}) => {
      onProgress?.({ sent: 4, total: 8 });
      onProgress?.({ sent: 8, total: undefined });
      return { ok: true, data: '069a' };
    };
    const { arrival, moves } = await sendIt(file, call);
    expect(arrival).toMatchObject({ data: '069a' });
    expect(moves).toEqual([[{ at: 'sending', share: 0.5 }], [{ at: 'sending', share: 1 }]]);
  });

  it('sends nothing that is not taken', async () => {
    const call = vi.fn<BlockPage['call']>();
    const { arrival, moves } = await sendIt(new File([''], 'a.pdf'), call);
    expect(arrival).toBeUndefined();
    expect(moves).toEqual([[{ at: 'rejected', message: 'files.errors.empty' }, 'a.pdf: files.errors.empty']]);
    expect(call).not.toHaveBeenCalled();
  });

  it('tells what came of it where it did not get through', async () => {
    const { arrival, moves } = await sendIt(file, async () => ({
      ok: false,
      message: 'Try again.',
      codes: [],
    }));
    expect(arrival).toBeUndefined();
    expect(moves).toEqual([[{ at: 'failed', message: 'Try again.' }, 'a.pdf: Try again.']]);
  });
});
