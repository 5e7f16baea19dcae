// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  ann,
  annsName,
  createFakeTimer,
  createToyClient,
  getThing,
  listThings,
  settled,
} from '../../../toys/index.ts';
import { createAutoRefresh, type AutoRefreshOptions } from './create-auto-refresh.ts';
import { createBrowserPage } from './page.ts';

/** A lifetime of the toy's things: 30 s. */
const LIFETIME = 30_000;
/** Within this, news is looked at. */
const SOON = 1_000;

function createScene(options: AutoRefreshOptions = {}) {
  const timer = createFakeTimer();
  const returns = new Set<() => void>();
  let isActive = true;
  const page = {
    isActive: () => isActive,
    onReturn(listener: () => void) {
      returns.add(listener);
      return () => returns.delete(listener);
    },
  };
  const autoRefresh = createAutoRefresh({ atMostEvery: 5_000, page, timer, ...options });
  const toy = createToyClient({ clock: timer, extensions: [autoRefresh] });
  const requests = (): number => toy.server.sent.length;
  return {
    ...toy,
    timer,
    autoRefresh,
    requests,
    answer: (status = 200) => toy.server.last().answer(status === 200 ? ann : [], status),
    leave: () => {
      isActive = false;
    },
    comeBack: () => {
      isActive = true;
      for (const tell of returns) tell();
    },
    async watched() {
      const stop = toy.client.watch(getThing, annsName, () => undefined);
      await toy.server.last().answer(ann);
      timer.advance(SOON);
      expect(requests()).toBe(1);
      return stop;
    },
  };
}

describe('what is watched', () => {
  it('is asked for again when it ends to be fresh, again and again', async () => {
    const { timer, requests, watched, answer } = createScene();
    await watched();
    timer.advance(LIFETIME - SOON - 1);
    expect(requests()).toBe(1);
    timer.advance(1);
    expect(requests()).toBe(2);
    await answer();
    timer.advance(LIFETIME - 1);
    expect(requests()).toBe(2);
    timer.advance(1);
    expect(requests()).toBe(3);
  });

  it('waits for the later end when equal data came meanwhile', async () => {
    const { timer, requests, watched, client } = createScene();
    await watched();
    timer.advance(20_000);
    client.put(getThing, annsName, ann);
    timer.advance(LIFETIME - 1);
    expect(requests()).toBe(1);
    timer.advance(1);
    expect(requests()).toBe(2);
  });

  it('is asked for no more often than was said', async () => {
    const { timer, requests, watched, answer } = createScene({ atMostEvery: 40_000 });
    await watched();
    timer.advance(39_999);
    expect(requests()).toBe(1);
    timer.advance(1);
    expect(requests()).toBe(2);
    await answer();
    timer.advance(39_999);
    expect(requests()).toBe(2);
    timer.advance(1);
    expect(requests()).toBe(3);
  });

  it('is asked for no more when nobody watches it', async () => {
    const { timer, requests, watched } = createScene();
    const stop = await watched();
    stop();
    timer.advance(10 * LIFETIME);
    expect(requests()).toBe(1);
    expect(timer.next()).toBeUndefined();
  });

  it('is known also when it was there before', () => {
    const { timer, requests, client } = createScene();
    client.put(getThing, annsName, ann);
    timer.advance(10_000);
    client.watch(getThing, annsName, () => undefined);
    timer.advance(20_000);
    expect(requests()).toBe(1);
  });

  it.each([
    { policy: 'only-if-cached' as const, requests: 0 },
    { policy: { name: 'valid-at' as const, at: 0 }, requests: 0 },
    { policy: 'stale-while-revalidate' as const, requests: 1 },
  ])('is asked for $requests times under $policy', ({ policy, requests: want }) => {
    const { timer, requests, client } = createScene();
    client.put(getThing, annsName, ann);
    const given = policy === 'stale-while-revalidate' ? { name: policy, staleFor: 60_000 } : policy;
    client.watch(getThing, annsName, () => undefined, { policy: given });
    timer.advance(2 * LIFETIME);
    expect(requests()).toBe(want);
  });

  it('is not asked for when the client is stopped', async () => {
    const { timer, requests, watched, autoRefresh, comeBack } = createScene();
    await watched();
    autoRefresh.close();
    expect(timer.next()).toBeUndefined();
    timer.advance(LIFETIME);
    comeBack();
    expect(requests()).toBe(1);
  });
});

describe('who is away', () => {
  it('costs the server nothing, and finds fresh data when back', async () => {
    const { timer, requests, watched, leave, comeBack } = createScene();
    await watched();
    leave();
    timer.advance(10 * LIFETIME);
    expect(requests()).toBe(1);
    expect(timer.next()).toBeUndefined();
    comeBack();
    expect(requests()).toBe(2);
  });

  it.each([
    { when: 'when the page opens', time: 0 },
    { when: 'before the first round', time: SOON - 1 },
  ])('finds fresh data when back also if that was so $when', async ({ time }) => {
    const { timer, requests, client, answer, leave, comeBack } = createScene({ atMostEvery: 40_000 });
    if (time === 0) leave();
    client.watch(getThing, annsName, () => undefined);
    await answer();
    timer.advance(time);
    leave();
    timer.advance(LIFETIME);
    expect(requests()).toBe(1);
    comeBack();
    expect(requests()).toBe(2);
    await answer();
    timer.advance(LIFETIME);
    comeBack();
    expect(requests()).toBe(2);
  });

  it('asks for nothing that is fresh when back', async () => {
    const { timer, requests, watched, comeBack } = createScene();
    await watched();
    timer.advance(10_000);
    comeBack();
    expect(requests()).toBe(1);
  });
});

describe('what has failed', () => {
  it.each([
    { status: 503, later: 2, back: 2 },
    { status: 403, later: 1, back: 1 },
    { status: 404, later: 1, back: 1 },
  ])('with $status is asked for $later times by then', async ({ status, later, back }) => {
    const { timer, requests, client, answer, comeBack } = createScene();
    client.watch(getThing, annsName, () => undefined);
    await answer(status);
    timer.advance(SOON);
    expect(requests()).toBe(1);
    comeBack();
    expect(requests()).toBe(back);
    timer.advance(6_000);
    expect(requests()).toBe(later);
  });

  it('is asked for no more than every few seconds, however often somebody is back', async () => {
    const { timer, requests, client, answer, comeBack } = createScene({ atMostEvery: 30_000 });
    client.watch(getThing, annsName, () => undefined);
    await answer(503);
    for (const wanted of [2, 2, 2, 3]) {
      comeBack();
      expect(requests()).toBe(wanted);
      await answer(503);
      timer.advance(1_000);
    }
  });

  it('for want of a connection is asked for as soon as that is back', async () => {
    const { timer, requests, client, server, leave, comeBack } = createScene();
    client.watch(listThings, { shelf: 'person' }, () => undefined);
    leave();
    await server.last().fail();
    timer.advance(500);
    comeBack();
    expect(requests()).toBe(2);
  });

  it('without anybody coming back is asked for after the least time', async () => {
    const { timer, requests, client, answer } = createScene();
    client.watch(getThing, annsName, () => undefined);
    await answer(500);
    timer.advance(SOON + 4_999);
    expect(requests()).toBe(1);
    timer.advance(1);
    expect(requests()).toBe(2);
  });
});

describe('an end far away', () => {
  it('is waited for in days, as no timer counts further', async () => {
    const waits: number[] = [];
    const timer = createFakeTimer();
    const { client } = createScene({
      atMostEvery: 100 * 86_400_000,
      timer: { ...timer, after: (time, ring) => (waits.push(time), timer.after(time, ring)) },
    });
    client.put(getThing, annsName, ann);
    client.watch(getThing, annsName, () => undefined);
    timer.advance(SOON);
    await settled();
    expect(waits).toEqual([SOON, 86_400_000]);
  });
});

describe("the browser's page", () => {
  it('tells of a return until nobody listens', () => {
    const page = createBrowserPage(globalThis);
    const tell = vi.fn();
    const stop = page.onReturn(tell);
    for (const [target, name] of [
      [window, 'focus'],
      [window, 'online'],
      [document, 'visibilitychange'],
    ] as const)
      target.dispatchEvent(new Event(name));
    expect(tell).toHaveBeenCalledTimes(3);
    stop();
    window.dispatchEvent(new Event('focus'));
    expect(tell).toHaveBeenCalledTimes(3);
  });

  it.each([
    { visibilityState: 'visible', onLine: true, want: true },
    { visibilityState: 'hidden', onLine: true, want: false },
    { visibilityState: 'visible', onLine: false, want: false },
  ])('is active when seen and online: $visibilityState, $onLine', ({ visibilityState, onLine, want }) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState as DocumentVisibilityState);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    expect(createBrowserPage(globalThis).isActive()).toBe(want);
  });

  it('is nobody on a server', () => {
    // A server's global is a browser's without its document.
    const page = createBrowserPage({} as typeof globalThis);
    expect(page.isActive()).toBe(false);
    page.onReturn(() => undefined)();
  });
});
