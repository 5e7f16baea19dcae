import { networkKey } from '../limits/client-address.ts';
import type { ClassLimits } from '../settings.ts';
import { createWaitingQueue } from './waiting-queue.ts';

/** Somebody who asks for a place: a session where there is one, at an address. */
interface BulkheadClient {
  /** All that may be the session's secret. */
  readonly sessions: readonly string[];
  readonly address: string;
}

/** The ways in which a place can be refused: none free, too many of one client, waited too long, gone meanwhile. */
type Rejection = 'full' | 'share' | 'waited' | 'left';

/** A place, to be given back once, or the reason why there is none. */
type BulkheadEntry =
  | { readonly state: 'entered'; readonly leave: () => void }
  | { readonly state: 'refused'; readonly reason: Rejection };

/** Places for calls of one class. */
export interface Bulkhead {
  /** Gives a place at once or waits for one, not longer than the limits say, and not for a client that has gone. */
  readonly enter: (client: BulkheadClient, signal: AbortSignal) => BulkheadEntry | Promise<BulkheadEntry>;
  /** Calls under way, and calls that wait. */
  readonly counts: () => { readonly taken: number; readonly waiting: number };
}

/** The limits of a bulkhead. */
interface BulkheadLimits extends ClassLimits {
  /** Milliseconds. */
  readonly waitTimeout: number;
}

/**
 * Bounds the calls of one class: so many under way, so many that wait, so many of one client, and of one network no
 * more than three quarters of the places. Who waits goes in by turns of the networks, so that many calls of one keep
 * nobody else waiting; who has gone leaves no gap.
 */
export function createBulkhead(limits: BulkheadLimits): Bulkhead {
  const places = createPlaces(limits.places);
  const [shares, queue] = [createShares(limits), createWaitingQueue(limits.waiting)];

  const admit = (client: BulkheadClient): BulkheadEntry => {
    const giveBack = places.take(client);
    const leave = () => {
      if (!giveBack()) return;
      shares.give(client);
      queue.next(places.hasRoom)?.goIn();
    };
    return { state: 'entered', leave };
  };

  const wait = (client: BulkheadClient, signal: AbortSignal) =>
    new Promise<BulkheadEntry>((resolve) => {
      const end = (entry: BulkheadEntry) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', goAway);
        queue.leave(waiter);
        resolve(entry);
      };
      const refuse = (reason: Rejection) => {
        shares.give(client);
        end({ state: 'refused', reason });
      };
      const goAway = () => refuse('left');
      const timer = setTimeout(() => refuse('waited'), limits.waitTimeout);
      signal.addEventListener('abort', goAway);
      const waiter = {
        network: networkKey(client.address),
        goIn: () => end(admit(client)),
        giveWay: () => refuse('full'),
      };
      queue.enter(waiter);
    });

  return {
    enter(client, signal) {
      if (signal.aborted) return { state: 'refused', reason: 'left' };
      const network = networkKey(client.address);
      const room = places.hasRoom(network) ? 'place' : queue.roomFor(network);
      if (room === 'none') return { state: 'refused', reason: 'full' };
      if (!shares.take(client)) return { state: 'refused', reason: 'share' };
      if (typeof room === 'object') room.giveWay();
      return room === 'place' ? admit(client) : wait(client, signal);
    },
    counts: () => ({ taken: places.taken(), waiting: queue.size() }),
  };
}

/** Counts places that are taken. Whatever one network asks for, and however long it takes the org, others find one. */
function createPlaces(most: number) {
  const ofNetworks = createCounts(most - Math.floor(most / 4));
  let taken = 0;
  return {
    taken: () => taken,
    hasRoom: (network: string): boolean => taken < most && ofNetworks.hasRoom(network),
    /** Takes one, and returns what gives it back: true the first time. */
    take({ address }: BulkheadClient): () => boolean {
      const change = (by: 1 | -1) => {
        taken += by;
        ofNetworks.add(networkKey(address), by);
      };
      let isHeld = true;
      change(1);
      return () => {
        if (isHeld) change(-1);
        const wasHeld = isHeld;
        isHeld = false;
        return wasHeld;
      };
    },
  };
}

/** Counts what each session and each address has. */
function createShares({ perSession, perAddress }: Pick<ClassLimits, 'perSession' | 'perAddress'>) {
  const [ofSessions, ofAddresses] = [createCounts(perSession), createCounts(perAddress)];
  return {
    take({ sessions, address }: BulkheadClient): boolean {
      if (!ofAddresses.hasRoom(address) || !sessions.every(ofSessions.hasRoom)) return false;
      for (const session of sessions) ofSessions.add(session, 1);
      ofAddresses.add(address, 1);
      return true;
    },
    give({ sessions, address }: BulkheadClient): void {
      ofAddresses.add(address, -1);
      for (const session of sessions) ofSessions.add(session, -1);
    },
  };
}

/** Counts by key, none of which is to be more than so many. */
function createCounts(most: number) {
  const counts = new Map<string, number>();
  return {
    hasRoom: (key: string): boolean => (counts.get(key) ?? 0) < most,
    add(key: string, change: number): void {
      const count = (counts.get(key) ?? 0) + change;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
