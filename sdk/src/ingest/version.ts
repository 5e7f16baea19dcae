import type { EntityTable } from '../types/entity.ts';
import type { JsonObject } from '../types/json.ts';

/**
 * The server's version of an entity as a number: the first version member that is present, a timestamp as
 * epoch milliseconds. Undefined when the entity carries none that can be ordered.
 */
export function versionOf(table: EntityTable, entity: JsonObject): number | undefined {
  for (const member of table.version) {
    const value = entity[member];
    if (typeof value === 'number') return value;
    if (typeof value === 'string') {
      const time = Date.parse(value);
      if (!Number.isNaN(time)) return time;
    }
  }
  return undefined;
}
