import type { Ledger } from './ledger.ts';
import { drop, later, resume } from './line.ts';
import { inspectCall, operationOf } from './queued-call.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { Replay } from './replay.ts';
import type { Desk } from './surroundings.ts';
import { isFinal } from './verdict.ts';

interface AsideParts {
  readonly desk: Desk;
  readonly ledger: Ledger;
  readonly replay: Replay;
}

/** Takes a write out for good, unless it is under way. */
export async function dropOne(id: string, { desk, ledger, replay }: AsideParts): Promise<void> {
  let dropped: QueuedWrite | undefined;
  await ledger.change((line) => {
    const after = drop(line, id);
    dropped = after === line ? undefined : line.find((write) => write.id === id);
    return after;
  });
  if (dropped) desk.tell({ type: 'dropped', entries: [dropped], reason: 'wanted' });
  replay.nudge();
}

type Change = Parameters<typeof resume>[2];

/** Puts a write that was set aside back to its place. */
export async function putBack(
  id: string,
  { ledger, replay }: AsideParts,
  changeOf: (write: QueuedWrite) => Change,
): Promise<void> {
  await ledger.change((line) => {
    const write = line.find((one) => one.id === id);
    return write ? resume(line, id, changeOf(write)) : line;
  });
  replay.wake();
}

/** The same write once more: what the server has refused for certain is another call. */
export function again(write: QueuedWrite, desk: Desk): Change {
  const { version } = desk;
  const { guard, records } = inspectCall(operationOf({ ...write, version }, desk), write.config, desk.host);
  const idempotencyKey = isFinal(write) ? desk.host.createId() : write.idempotencyKey;
  const known = write.guard !== undefined && guard !== undefined ? later(write.guard, guard) : write.guard;
  return { version, records, guard: known, idempotencyKey };
}

/** The same write with another configuration, made with the record in view as the client knows it now. */
export function replaced(write: QueuedWrite, { config }: { readonly config: unknown }, desk: Desk): Change {
  const change = again({ ...write, config }, desk);
  return { ...change, config };
}
