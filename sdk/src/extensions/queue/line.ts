import type { QueuedState, QueuedWrite, Refusal } from './queued-write.ts';

/** The writes of one user, in the order in which they were queued. */
export type Line = readonly QueuedWrite[];

/** Puts a write last. */
export const append = (line: Line, write: QueuedWrite): Line => [...line, write];

/** Takes a write out, unless it is under way. */
export const drop = (line: Line, id: string): Line =>
  line.some((write) => write.id === id && write.state !== 'sending')
    ? line.filter((write) => write.id !== id)
    : line;

/** The write whose turn it is: the first, other than those set aside and what waits for a conflict before it. */
export function nextOf(line: Line): QueuedWrite | undefined {
  const held = new Set<string>();
  for (const write of line) {
    if (write.state === 'conflict') write.records.forEach((record) => held.add(record));
    const isHeld = write.records.some((record) => held.has(record));
    if (isOpen(write) && !isHeld) return write;
    // What waits behind it waits for the same reason, whatever else it changes.
    if (isOpen(write)) write.records.forEach((record) => held.add(record));
  }
  return undefined;
}

/** Whether a new write has to queue behind what is there. */
export function isBlocked(line: Line, records: readonly string[]): boolean {
  return nextOf(line) !== undefined || line.some((write) => isUnsettled(write) && isShared(write, records));
}

/** Whether a write is still to be sent. */
export const isOpen = ({ state }: QueuedWrite): boolean => state === 'waiting' || state === 'sending';

const isUnsettled = (write: QueuedWrite): boolean => write.state !== 'refused';

const isShared = (write: QueuedWrite, records: readonly string[]): boolean =>
  write.records.some((record) => records.includes(record));

/** A request is under way. */
export const start = (line: Line, id: string): Line =>
  edit(line, id, (write) => ({
    ...write,
    state: 'sending',
    attempts: write.attempts + 1,
    refusal: undefined,
  }));

/** Nothing is under way: what was may or may not have arrived. */
export const release = (line: Line): Line =>
  line.some(({ state }) => state === 'sending')
    ? line.map((write) => (write.state === 'sending' ? { ...write, state: 'waiting' as const } : write))
    : line;

/** Sets a write aside. */
export const setAside = (line: Line, id: string, why: { state: QueuedState; refusal: Refusal }): Line =>
  edit(line, id, (write) => ({ ...write, ...why }));

/**
 * The server has taken a write. Later writes of the same record were made in view of it, so its change is none that
 * they would be in conflict with.
 *
 * @param changedAt when the server changed the record; undefined where it does not say
 */
export function settle(line: Line, settled: QueuedWrite, changedAt: string | undefined): Line {
  const at = line.findIndex(({ id }) => id === settled.id);
  if (at < 0) return line;
  return line
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
  line: Line,
  id: string,
  change: Partial<Pick<QueuedWrite, 'config' | 'guard' | 'idempotencyKey' | 'records' | 'version'>>,
): Line =>
  edit(line, id, (write) =>
    isOpen(write) ? write : { ...write, ...change, state: 'waiting', refusal: undefined },
  );

function edit(line: Line, id: string, change: (write: QueuedWrite) => QueuedWrite): Line {
  const before = line.find((write) => write.id === id);
  const after = before && change(before);
  return after === before || !after ? line : line.map((write) => (write === before ? after : write));
}

/** Whether two lines say the same. */
export const isSameLine = (one: Line, other: Line): boolean =>
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
