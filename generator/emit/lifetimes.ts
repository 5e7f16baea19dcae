import { objectAt, textAt } from '../spec/json.ts';
import { comment, tableLiteral } from './literal.ts';
import { mergedMembers } from './names.ts';
import type { ApiModel, Json, JsonObject, OperationModel } from '../spec/types.ts';

/** Row of the lifetime table that counts for a read: its own, or its entity's. */
export function lifetimeRow(api: ApiModel, operation: OperationModel): string {
  const own = textAt(operation.extension, 'lifetime');
  if (own !== '') return own;
  const name = textAt(operation.extension, 'entity');
  return textAt(api.entities.find((entity) => entity.name === name)?.extension, 'lifetime');
}

/** The `Lifetime` of a row as tables have it: its milliseconds, or its name where a client chooses among readings. */
export function lifetimeOf(row: string, lifetimes: JsonObject): Json {
  const values = objectAt(lifetimes, row);
  return hasReadings(values) ? row : (values['fresh'] ?? 0);
}

/** The lifetimes of all specs, and apart those of which a client has to know what it can choose. */
export function lifetimesText(apis: readonly ApiModel[]): string {
  const used = Object.entries(mergedMembers(apis, 'lifetimes')).filter(([, row]) => !isUnused(row));
  const rows = used.map(([name, row]): [string, Json] => {
    const { fresh = 0, readings = {} } = objectAt({ row }, 'row');
    return [name, { fresh, ...(hasReadings({ readings }) ? { readings } : {}) }];
  });
  const choosable = rows.filter(([, row]) => hasReadings(row));
  return [
    `import type { LifetimeTable } from '../spec/lifetime.ts';\n\n`,
    comment([
      'Lifetimes of each kind of data, in milliseconds. The tables that name none of these hold the number.',
    ]),
    `export const lifetimes = ${tableLiteral(Object.fromEntries(rows))} as const satisfies LifetimeTable;\n\n`,
    comment(['Lifetimes with other readings, of which a client chooses.']),
    `export const choosableLifetimes: LifetimeTable = ${tableLiteral(Object.fromEntries(choosable))};\n`,
  ].join('');
}

function hasReadings(row: Json): boolean {
  return Object.keys(objectAt(row, 'readings')).length > 0;
}

/** A row that stands in the specs for its reason alone. */
function isUnused(row: Json): boolean {
  return textAt(row, 'unused') !== '';
}
