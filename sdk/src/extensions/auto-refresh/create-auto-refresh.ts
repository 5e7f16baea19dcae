import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import { createSystemTimer, type Timer } from '../../core/timer.ts';
import type { Subscriber } from '../../cache/records.ts';
import { staleAt } from './stale-at.ts';
import { createBrowserPage, type Page } from './page.ts';

/** The rate of refetches, and the page that they depend on. */
export interface AutoRefreshOptions {
  /**
   * Least milliseconds from one request of this extension for a read to the next; 30,000 unless stated. When somebody or
   * the connection is back, three seconds are enough for what failed.
   */
  readonly atMostEvery?: number | undefined;
  /** The browser's page unless stated. */
  readonly page?: Page | undefined;
  readonly timer?: Timer | undefined;
}

/** Keeps what is watched fresh. */
export interface AutoRefresh extends ClientExtension {
  /** Asks for nothing more, for good. */
  close(): void;
}

/** Milliseconds for which news of what is watched is gathered before it is looked at. */
const DELAY = 1_000;
/** Least milliseconds from a request to the next for what failed, when somebody is back. */
const ON_RETURN = 3_000;
/** No timer of a browser waits for a month. */
const LONGEST = 86_400_000;

/**
 * Refetches what is watched when it ends to be fresh: by a timer while somebody may see the page, else as soon
 * as somebody is back. A connection that is back is reason to ask again for what failed meanwhile.
 *
 * @example
 * const client = createClient({ extensions: [createAutoRefresh({ atMostEvery: 60_000 })] });
 */
export function createAutoRefresh(options: AutoRefreshOptions = {}): AutoRefresh {
  const stops: (() => void)[] = [];
  return {
    connect(host) {
      stops.push(...keepFresh(host, options));
    },
    close() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}

function keepFresh(
  host: ExtensionHost,
  {
    atMostEvery = 30_000,
    page = createBrowserPage(globalThis),
    timer = createSystemTimer(),
  }: AutoRefreshOptions,
): readonly (() => void)[] {
  const alarm = createAlarm(timer, () => look(false));
  const round = createRefreshRound(host, atMostEvery);
  const look = (isReturn: boolean): void => {
    alarm.clear();
    // Who comes back is told of.
    if (page.isActive()) alarm.set(round(isReturn) - host.clock.now());
  };
  const gather = (): void => alarm.set(DELAY);
  return [
    host.onApplied(gather),
    host.onEvent(({ type }) => {
      if (type === 'lookup') gather();
    }),
    page.onReturn(() => look(true)),
    alarm.clear,
  ];
}

/**
 * Asks for what is due.
 *
 * @param isReturn somebody, or the connection, is back: what failed is due again
 * @returns when the next one is due, in epoch milliseconds
 */
function createRefreshRound(
  { store, clock }: ExtensionHost,
  atMostEvery: number,
): (isReturn: boolean) => number {
  /** The times at which each was first seen, and last refetched. */
  const seen = new WeakMap<Subscriber, number>();
  const asked = new WeakMap<Subscriber, number>();
  return (isReturn) => {
    const now = clock.now();
    let next = Infinity;
    for (const subscriber of store.subscribers()) {
      const due = staleAt(subscriber);
      const last = asked.get(subscriber);
      // Nothing was looked at while nobody was there.
      const time = last ?? seen.get(subscriber) ?? (isReturn ? -Infinity : now);
      const isRetry = isReturn && due === -Infinity;
      const at = isRetry
        ? (last ?? -Infinity) + Math.min(atMostEvery, ON_RETURN)
        : Math.max(due, time + atMostEvery);
      if (at > now) {
        seen.set(subscriber, time);
        next = Math.min(next, at);
      } else {
        asked.set(subscriber, now);
        subscriber.refresh();
      }
    }
    return next;
  };
}

interface Alarm {
  /** Rings after so many milliseconds, unless it rings before. */
  set(milliseconds: number): void;
  clear(this: void): void;
}

function createAlarm(timer: Timer, ring: () => void): Alarm {
  let end = Infinity;
  let cancel: (() => void) | undefined;
  const clear = (): void => {
    cancel?.();
    end = Infinity;
  };
  return {
    set(milliseconds) {
      const at = timer.now() + milliseconds;
      if (at >= end) return;
      cancel?.();
      end = at;
      cancel = timer.after(Math.min(milliseconds, LONGEST), ring);
    },
    clear,
  };
}
