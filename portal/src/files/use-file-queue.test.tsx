// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QueuedFile } from './file-queue.ts';
import { useFileQueue } from './use-file-queue.ts';
import type { AddedFiles, FileWay } from './use-file-queue.ts';

const file = (name: string) => new File(['x'], name);
const half = { at: 'sending', share: 0.5 } as const;
const given = { at: 'given', givenId: '068a' } as const;

function openQueue(endsWithPlace = true) {
  const news: string[] = [];
  const ways: { readonly way: FileWay; readonly end: () => void }[] = [];
  const hook = renderHook(() =>
    useFileQueue<QueuedFile>({ tell: (text) => void news.push(text), endsWithPlace }),
  );
  const how: AddedFiles<QueuedFile> = {
    begin: (one) => ({ ...one, stage: { at: 'sending', share: 0 } }),
    bringIn(_, way) {
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
      [2, 'b.pdf', 'given'],
    ]);
    expect(news).toEqual(['b.pdf is there']);
  });

  it('need not send bytes again that are there', () => {
    const { queue, add, last, how } = openQueue();
    add('a.pdf');
    act(() => last().way.arrive('069a'));
    act(() => last().way.move({ at: 'failed', message: 'No.' }));
    const [failed] = queue().queue;
    expect(failed?.sent).toBe('069a');
    act(() => failed && queue().retry(failed, how.bringIn));
    expect(queue().queue[0]?.stage).toEqual({ at: 'sending', share: 0 });
  });

  it('stay at home where they are refused from the start', () => {
    const { queue, last, how } = openQueue();
    const begin: typeof how.begin = (one) => ({ ...one, stage: { at: 'refused', message: 'Too many.' } });
    act(() => queue().add([file('a.pdf')], { ...how, begin }));
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
  ])('%s', (_, endsWithPlace) => {
    const { add, last, unmount } = openQueue(endsWithPlace);
    add('a.pdf');
    unmount();
    expect(last().way.signal.aborted).toBe(endsWithPlace);
  });
});
