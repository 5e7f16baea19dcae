import { trackedFields } from '../../traits/tracked-fields.ts';
import { type NotifierLimits, createDebouncedQueue } from './debounced-queue.ts';
import { askOnce } from '../../query/run-query.ts';
import { prepareRead } from '../../query/prepare-query.ts';
import type { ClientExtension, ExtensionHost } from '../../client/extension.ts';
import { invariant } from '../../core/errors.ts';
import { expandRecordId } from '../../query/configuration.ts';
import { createSystemTimer, type Timer } from '../../core/timer.ts';
import { entityKey } from '../../spec/entity.ts';
import type { EntityIdentity } from '../../cache/records.ts';
import type { ReadOperation } from '../../spec/operation.ts';

/**
 * The refetch of an entity, an `x-entity.tracked` of the specs: by the read whose configuration names it and lists
 * fields that need not be there, and that keeps track of them (`tracked`).
 */
export type TrackedRead = Pick<ReadOperation<never, unknown>, 'table' | 'accepts' | 'traits'>;

/** A changed entity, by the members that name it in the configuration of the read, such as `{ recordId }`. */
export interface Change {
  readonly [member: string]: string;
}

/** The tables of a notifier. */
export interface NotifierTables {
  readonly refreshes: readonly TrackedRead[];
  readonly limits: NotifierLimits;
}

/** Options of a notifier. */
export interface NotifierOptions {
  /** Clock and wake-up; the machine's own unless stated. */
  readonly timer?: Timer | undefined;
}

/** Refreshes what some channel says has changed. An extension of one client. */
export interface Notifier extends ClientExtension {
  /**
   * Tells that entities changed on the server. Those that the store knows are asked for with all fields that it
   * knows of them; the others are nobody's concern. Every view that shows them shows the change.
   *
   * @throws SdkError `INVARIANT` before a client was made with it, or for members that name no entity
   */
  notify(this: void, changes: readonly Change[]): void;
}

/**
 * A notifier over tables; `createNotifier` of `@energy-portal/sdk/notifications` has the specs' own.
 *
 * @see requirement 001 section 4: rate-limited to 60 per 60,000 ms, refreshed by a GET with optionalFields
 *
 * @example
 * const notifier = createNotifierOf({ refreshes, limits: { limit: 60, per: 60_000, debounce: 150 } });
 */
export function createNotifierOf(tables: NotifierTables, options: NotifierOptions = {}): Notifier {
  let host: ExtensionHost | undefined;
  const queue = createDebouncedQueue<Change>(
    tables.limits,
    options.timer ?? createSystemTimer(),
    (change) => {
      if (host) return refresh(change, tables.refreshes, host);
      return false;
    },
  );
  return {
    connect(given) {
      host = given;
      given.sessions.listen(queue.clear);
    },
    notify(changes) {
      invariant(host, 'notify needs a client that was created with this notifier');
      for (const change of changes) {
        const { ref } = findRefresh(change, tables.refreshes, host);
        queue.add(`${ref.entity} ${ref.key}`, change);
      }
    },
  };
}

/** Asks for an entity anew; false where the store does not know it. */
function refresh(change: Change, refreshes: readonly TrackedRead[], host: ExtensionHost): boolean {
  const { read, ref } = findRefresh(change, refreshes, host);
  const record = host.store.entity(ref);
  const fields = record ? trackedFields(read.table, record, host.entities) : [];
  const member = read.table.selects?.optional;
  if (fields.length === 0 || member === undefined) return false;
  const prepared = prepareRead(read, { ...change, [member]: fields }, host);
  if (!prepared.ok) return false;
  // What is in flight may have been answered before the change.
  host.inFlight.detach();
  void askOnce(prepared.call, host);
  return true;
}

function findRefresh(
  change: Change,
  refreshes: readonly TrackedRead[],
  { entities }: ExtensionHost,
): { readonly read: TrackedRead; readonly ref: EntityIdentity } {
  for (const read of refreshes) {
    const { entity, parameters } = read.table;
    const known = entity && entities[entity.name];
    if (!entity || !known) continue;
    const key = entityKey(known, (member) => {
      const name = entity.key[member] ?? '';
      const isId = parameters.some((parameter) => parameter.name === name && parameter.normalise === 'id18');
      return isId ? expandRecordId(change[name] ?? '') || undefined : change[name];
    });
    if (key !== undefined) return { read, ref: { entity: entity.name, key } };
  }
  invariant(false, `No entity is named by ${Object.keys(change).join(', ')}`);
}
