import type { EntityTable } from '../spec/entity.ts';
import type { JsonObject } from '../core/json-value.ts';

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
