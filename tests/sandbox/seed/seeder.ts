import type { FieldValues } from '../database/repository.ts';
import type { Random } from './random.ts';

/** Makes records for the demo. */
export interface Seeder {
  readonly random: Random;
  readonly now: number;
  /** Ids of the utilities that own the wires, by name. */
  readonly utilities: ReadonlyMap<string, string>;
  /** Id of the utility that owns the pipes of gas. */
  readonly gasUtilityId: string;
  /** User ids of the advisors. */
  readonly advisors: readonly [string, ...string[]];
  /** Saves a record as written at a time by a user, and answers its id. */
  save(objectName: string, values: FieldValues, how: SaveOptions): string;
  update(objectName: string, values: FieldValues & { readonly id: string }, how: SaveOptions): void;
  setPassword(userId: string): void;
}

/** The time of a write in epoch milliseconds and its user; `id` only where it is fixed. */
export interface SaveOptions {
  readonly at: number;
  readonly by: string;
  readonly id?: string;
}
