// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QueuedFile } from './file-queue.ts';
import { useFileQueue } from './use-file-queue.ts';
import type { AddFilesOptions, FileTransfer } from './use-file-queue.ts';

const file = (name: string) => new File(['x'], name);
const half = { at: 'sending', share: 0.5 } as const;
const given = { at: 'uploaded', uploadedId: '068a' } as const;

function openQueue(stopsOnUnmount = true) {
  const news: string[] = [];
  const ways: { readonly way: FileTransfer; readonly end: () => void }[] = [];
  const hook = renderHook(() =>
    useFileQueue<QueuedFile>({ announce: (text) => void news.push(text), stopsOnUnmount }),
  );
  const how: AddFilesOptions<QueuedFile> = {
    create: (one) => ({ ...one, stage: { at: 'sending', share: 0 } }),
    upload(_, way) {
      const { promise, resolve } = Promise.withResolvers<void>();
      ways.push({ way, end: resolve });
      return promise;
    },
  };
  const queue = () => hook.result.current;
  return {
    ...hook,
    queue,
    news,
    how,
    add: (...names: string[]) => act(() => queue().add(names.map(file), how)),
    ways,
    /** The way that was begun last. */
    last: () => {
      const last = ways.at(-1);
      if (last === undefined) throw new Error('Nothing is on its way.');
      return last;
    },
  };
}

describe('files on their way', () => {
  it('come one by one, and are told of', async () => {
    const { queue, add, last, news } = openQueue();
    add('a.pdf', 'b.pdf');
    act(() => last().way.move(half));
    act(() => last().way.move(given, 'b.pdf is there'));
    expect(queue().queue.map(({ id, file: { name }, stage }) => [id, name, stage.at])).toEqual([
      [1, 'a.pdf', 'sending'],
      [2, 'b.pdf', 'uploaded'],
    ]);
    expect(news).toEqual(['b.pdf is there']);
  });

  it('are sent a few at once, and all of them in their order', async () => {
    const { queue, add, ways } = openQueue();
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.pdf`);
    add(...names);
    expect(ways).toHaveLength(3);
    act(() => queue().drop(4));
    for (const [at, begun] of [4, 5, 6, 6, 6, 6].entries()) {
      await act(async () => ways[at]?.end());
      expect(ways).toHaveLength(begun);
    }
    expect(queue().queue.map(({ file: { name } }) => name)).toEqual(names.toSpliced(3, 1));
  });

  it('need not send bytes again that are there', () => {
    const { queue, add, last, how } = openQueue();
    add('a.pdf');
    act(() => last().way.arrive('069a'));
    act(() => last().way.move({ at: 'failed', message: 'No.' }));
    const [failed] = queue().queue;
    expect(failed?.sent).toBe('069a');
    act(() => failed && queue().retry(failed, how.upload));
    expect(queue().queue[0]?.stage).toEqual({ at: 'sending', share: 0 });
  });

  it('stay at home where they are refused from the start', () => {
    const { queue, last, how } = openQueue();
    const create: typeof how.create = (one) => ({ ...one, stage: { at: 'rejected', message: 'Too many.' } });
    act(() => queue().add([file('a.pdf')], { ...how, create }));
    expect(last).toThrow('Nothing is on its way.');
  });

  it('are stopped and heard no more when they are dropped', () => {
    const { queue, add, last, news } = openQueue();
    add('a.pdf');
    act(() => queue().drop(1));
    act(() => last().way.move(given, 'there'));
    expect(last().way.signal.aborted).toBe(true);
    expect({ queue: queue().queue, news }).toEqual({ queue: [], news: [] });
  });

  it('are over once they have been brought in', async () => {
    const { queue, add, last } = openQueue();
    add('a.pdf');
    await act(async () => last().end());
    act(() => queue().drop(1));
    expect(last().way.signal.aborted).toBe(false);
  });

  it.each([
    ['are stopped with their place on the page', true],
    ['go on without their place on the page', false],
  ])('%s', (_, stopsOnUnmount) => {
    const { add, last, unmount } = openQueue(stopsOnUnmount);
    add('a.pdf');
    unmount();
    expect(last().way.signal.aborted).toBe(stopsOnUnmount);
  });
});
