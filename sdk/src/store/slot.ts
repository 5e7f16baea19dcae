import type { SdkError } from '../errors.ts';
import type { EntityTable } from '../types/entity.ts';
import type { JsonObject } from '../types/json.ts';
import type { Node } from './node.ts';
import type { Selection } from './selection.ts';

/** When and with what a value was written; all cells that one answer writes into an entity share one. */
export interface Stamp {
  /** Epoch milliseconds up to which the value is fresh. */
  readonly until: number;
  /** The server's version of the entity, where it told one. */
  readonly version: number | undefined;
  /** Position of the request among all requests: orders what versions do not. */
  readonly order: number;
}

/** One member of an entity, or one entry of a member that is merged by member. */
export interface Cell {
  readonly member: string;
  readonly entry: string | undefined;
  node: Node;
  stamp: Stamp;
}

/** What a reader of an entity or a result sees, kept until the version moves. */
export interface View {
  value: unknown;
  /** Names of selected members that are not there. */
  missing: readonly string[];
  /** The slot's version that `value` was built from. */
  version: number;
  /** The earliest `until` of its parts, as of `tick`. */
  oldest: number;
  tick: number;
}

/** Somebody who watches slots. */
export interface Subscriber {
  /** Something in a watched slot may have changed. */
  notify(): void;
  /** What is watched has become out of date and should be asked for again. */
  refresh(): void;
}

interface Slot {
  /** Moves whenever the slot or an entity inside it changes. */
  version: number;
  readonly subscribers: Set<Subscriber>;
}

/** One entity. */
export interface EntitySlot extends Slot {
  readonly kind: 'entity';
  readonly id: string;
  readonly cells: Map<string, Cell>;
  /** Slots that show this one, with the number of places. */
  readonly parents: Map<AnySlot, number>;
  readonly views: Map<Selection, View>;
  /** Evicted: views that show it go on, reads of it find nothing. */
  gone: boolean;
}

/** The answer of one read configuration, and how asking for it goes. */
export interface ResultSlot extends Slot {
  readonly kind: 'result';
  readonly key: string;
  readonly operation: string;
  readonly config: JsonObject;
  node: Node | undefined;
  stamp: Stamp;
  /** What the server calls the answer; undefined where it has not said. */
  tag: Tag | undefined;
  view: View | undefined;
  /** Requests under way. */
  busy: number;
  failure: Failure | undefined;
}

/** The server's name of an answer. */
export interface Tag {
  readonly name: string;
  /** The slot's version with that answer: since it moved, the slot shows something else. */
  readonly version: number;
}

/** The last request's failure; `until` is set on failures that are remembered. */
export interface Failure {
  readonly error: SdkError;
  readonly until: number | undefined;
}

export type AnySlot = EntitySlot | ResultSlot;

/** Whether a value with stamp `next` must not replace one with stamp `previous`. */
export function isOlder(next: Stamp, previous: Stamp): boolean {
  if (next.version !== undefined && previous.version !== undefined && next.version !== previous.version) {
    return next.version < previous.version;
  }
  return next.order < previous.order;
}

/** The address of an entity: its name and the values of its key members. */
export function entityAddress(table: EntityTable, key: readonly (string | number)[]): string {
  const address = key.join('|');
  return `${table.name}:${table.caseless ? address.toLowerCase() : address}`;
}

/** The values of an entity's key members, undefined when one of them has none. */
export function entityKey(
  table: EntityTable,
  valueOf: (member: string) => unknown,
): readonly (string | number)[] | undefined {
  const key: (string | number)[] = [];
  for (const member of table.key) {
    const value = valueOf(member);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    key.push(value);
  }
  return key;
}
