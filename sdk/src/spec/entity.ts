import type { Shape } from './shape.ts';

/**
 * The identity, order and merging of a schema's objects identified, ordered and merged: one `x-entity` of the specs.
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
  /** Row of the lifetime table. */
  readonly lifetime: string;
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
