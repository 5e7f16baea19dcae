import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHydrationStream, withHydration } from './hydration-stream.ts';

const recorder = { dehydrateNew: () => undefined };

describe('a page whose reader is gone before its first part is sent', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const part = new TextEncoder().encode('<p>Bills</p>');

  const partTaken = async () => {
    await new Promise((done) => void setImmediate(done));
    expect(vi.getTimerCount()).toBe(1);
  };

  it.each<[string, (stream: ReturnType<typeof createHydrationStream>) => Promise<unknown>]>([
    ['left', async ({ readable }) => readable.cancel()],
    ['met an error', async ({ writable }) => writable.abort(new Error('The page failed'))],
  ])('ends quietly where it %s', async (_, end) => {
    const stream = createHydrationStream(recorder);
    const writer = stream.writable.getWriter();
    // Asks for the first part, without which nothing is taken.
    const reader = stream.readable.getReader();
    const read = reader.read().catch(() => undefined);
    const written = writer.write(part).catch(() => undefined);
    await partTaken();
    writer.releaseLock();
    reader.releaseLock();
    await end(stream);
    expect(() => vi.runAllTimers()).not.toThrow();
    await Promise.all([read, written]);
  });

  it('is told of what its data cannot be written for', async () => {
    const stream = createHydrationStream({
      dehydrateNew() {
        throw new Error('No data');
      },
    });
    const writer = stream.writable.getWriter();
    const read = stream.readable.getReader().read();
    const written = writer.write(part).catch(() => undefined);
    await partTaken();
    vi.runAllTimers();
    await expect(read).rejects.toThrow('No data');
    await written;
  });
});

describe('a destination that asks for no more', () => {
  const destinationOf = (needsDrain?: boolean) => ({
    ...(needsDrain !== undefined && { writableNeedDrain: needsDrain }),
    write: () => false,
    flush: () => undefined,
    end: () => undefined,
  });

  it.each([
    ['is asked again once it has drained', destinationOf(false), true],
    ['is left alone until it has', destinationOf(true), false],
    ['is left alone where it does not tell', destinationOf(), false],
  ])('%s', (_, destination, want) => {
    const page = withHydration(destination, recorder);
    Reflect.apply(Reflect.get(page, 'write'), page, ['<p>Bills</p>']);
    page.flush();
    expect(Reflect.apply(Reflect.get(page, 'write'), page, ['<p>Usage</p>'])).toBe(want);
  });
});
