import type { QueuedState, QueuedWrite, StoredError } from './queued-write.ts';

/** The writes of one user, in the order in which they were queued. */
export type PendingWrites = readonly QueuedWrite[];

/** Puts a write last. */
export const append = (writes: PendingWrites, write: QueuedWrite): PendingWrites => [...writes, write];

/** Takes a write out, unless it is under way. */
export const drop = (writes: PendingWrites, id: string): PendingWrites =>
  writes.some((write) => write.id === id && write.state !== 'sending')
    ? writes.filter((write) => write.id !== id)
    : writes;

/** The write whose turn it is: the first, other than those set aside and what waits for a conflict before it. */
export function nextWrite(writes: PendingWrites): QueuedWrite | undefined {
  const held = new Set<string>();
  for (const write of writes) {
    if (write.state === 'conflict') write.records.forEach((record) => held.add(record));
    const isHeld = write.records.some((record) => held.has(record));
    if (isOpen(write) && !isHeld) return write;
    // What waits behind it waits for the same reason, whatever else it changes.
    if (isOpen(write)) write.records.forEach((record) => held.add(record));
  }
  return undefined;
}

/** Returns true when a new write has to queue behind what is there. */
export function isBlocked(writes: PendingWrites, records: readonly string[]): boolean {
  return (
    nextWrite(writes) !== undefined || writes.some((write) => isUnsettled(write) && isShared(write, records))
  );
}

/** Returns true while a write is still to be sent. */
export const isOpen = ({ state }: QueuedWrite): boolean => state === 'waiting' || state === 'sending';

const isUnsettled = (write: QueuedWrite): boolean => write.state !== 'refused';

const isShared = (write: QueuedWrite, records: readonly string[]): boolean =>
  write.records.some((record) => records.includes(record));

/** A request is in flight. */
export const start = (writes: PendingWrites, id: string): PendingWrites =>
  edit(writes, id, (write) => ({
    ...write,
    state: 'sending',
    attempts: write.attempts + 1,
    lastError: undefined,
  }));

/** Puts writes back whose request was cut off: they may or may not have arrived. */
export const release = (writes: PendingWrites): PendingWrites =>
  writes.some(({ state }) => state === 'sending')
    ? writes.map((write) => (write.state === 'sending' ? { ...write, state: 'waiting' as const } : write))
    : writes;

/** Sets a write aside. */
export const markFailed = (
  writes: PendingWrites,
  id: string,
  why: { state: QueuedState; lastError: StoredError },
): PendingWrites => edit(writes, id, (write) => ({ ...write, ...why }));

/**
 * The server has taken a write. Later writes of the same record were made in view of it, so its change is none that
 * they would be in conflict with.
 *
 * @param changedAt when the server changed the record; undefined where it does not say
 */
export function settle(
  writes: PendingWrites,
  settled: QueuedWrite,
  changedAt: string | undefined,
): PendingWrites {
  const at = writes.findIndex(({ id }) => id === settled.id);
  if (at < 0) return writes;
  return writes
    .filter((_, index) => index !== at)
    .map((write, index) =>
      index >= at && write.guard !== undefined && isShared(write, settled.records)
        ? { ...write, guard: changedAt === undefined ? undefined : later(write.guard, changedAt) }
        : write,
    );
}

/** The later of two times. */
export const later = (one: string, other: string): string =>
  Date.parse(one) > Date.parse(other) ? one : other;

/** Puts a write that was set aside back to its place. */
export const resume = (
  writes: PendingWrites,
  id: string,
  change: Partial<Pick<QueuedWrite, 'config' | 'guard' | 'idempotencyKey' | 'records' | 'version'>>,
): PendingWrites =>
  edit(writes, id, (write) =>
    isOpen(write) ? write : { ...write, ...change, state: 'waiting', lastError: undefined },
  );

function edit(writes: PendingWrites, id: string, change: (write: QueuedWrite) => QueuedWrite): PendingWrites {
  const before = writes.find((write) => write.id === id);
  const after = before && change(before);
  return after === before || !after ? writes : writes.map((write) => (write === before ? after : write));
}

/** Returns true when two queues are equal. */
export const isSameList = (one: PendingWrites, other: PendingWrites): boolean =>
  one.length === other.length &&
  one.every((write, index) => {
    const twin = other[index];
    return (
      write.id === twin?.id &&
      write.state === twin.state &&
      write.attempts === twin.attempts &&
      write.guard === twin.guard &&
      write.idempotencyKey === twin.idempotencyKey
    );
  });
