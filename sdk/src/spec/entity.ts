import type { Lifetime } from './lifetime.ts';
import type { Shape } from './shape.ts';
import { valueAt } from '../core/json.ts';
import type { JsonObject } from '../core/json-value.ts';

/**
 * The identity, order and merging of a schema's objects: one `x-entity` of the specs.
 *
 * @see specs/extensions/x-entity.schema.json
 */
export interface EntityTable {
  readonly name: string;
  /** Members that identify one entity, by dotted paths; two objects that agree on them are the same one. */
  readonly key: readonly string[];
  /** Letter case in the key does not count. */
  readonly caseless?: true;
  /** Members that order two versions of one entity, the first that is present counts. */
  readonly version: readonly string[];
  /** Map-like members whose entries merge one by one; every other member is replaced. */
  readonly mergeByMember: readonly string[];
  readonly lifetime: Lifetime;
  /** Members whose change is told as an event. */
  readonly reports?: readonly string[];
  /** The mapping of a dotted name such as `Contact.Account.Name` to an entity; absent when it cannot be selected from. */
  readonly select?: EntitySelection;
  /** The places of other entities inside this one. */
  readonly shape: Shape;
}

/** `A.B.C` addresses `members.B.via.members.C` of an entity whose `prefix` member is `A`. */
export interface EntitySelection {
  readonly members: string;
  readonly via: string;
  readonly prefix: string;
}

/** All entities of a spec by name. */
export interface EntityTables {
  readonly [name: string]: EntityTable;
}

/** The values of an entity's key members as one text; undefined when one of them has none. */
export function entityKey(table: EntityTable, valueOf: (member: string) => unknown): string | undefined {
  const { key: members, caseless } = table;
  let key: string | undefined;
  for (const member of members) {
    const value = valueOf(member);
    if (!isKeyValue(value)) return undefined;
    key = key === undefined ? String(value) : `${key}|${value}`;
  }
  return caseless ? key?.toLowerCase() : key;
}

/** The key of an entity out of its data. */
export function keyIn(table: EntityTable, data: JsonObject): string | undefined {
  const { key, caseless } = table;
  const [member] = key;
  // Most keys are one text, and every entity of every answer has one.
  if (key.length === 1 && !caseless && member !== undefined) {
    const value = data[member];
    if (typeof value === 'string') return value;
  }
  // What is no value of a key, as what every object inherits, is none here either.
  return entityKey(table, (member) => data[member] ?? valueAt(data, member));
}

/** Returns true when a value can be in a key. */
export function isKeyValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/**
 * The server's version of an entity as a number: the first version member that is present, a timestamp as
 * epoch milliseconds. Undefined when the entity carries none, NaN when what it carries cannot be ordered.
 */
export function versionOf(table: EntityTable, entity: JsonObject): number | undefined {
  for (const member of table.version) {
    const value = entity[member];
    if (typeof value === 'number') return value;
    if (value !== undefined && value !== null) return typeof value === 'string' ? Date.parse(value) : NaN;
  }
  return undefined;
}

/** Returns true when a value can be ordered as a version. */
export function isVersion(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
}
