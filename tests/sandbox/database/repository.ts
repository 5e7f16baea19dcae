import { createRecordId } from '../metadata/record-id.ts';
import type { FieldMetadata, ObjectMetadata, Scalar, Schema } from '../metadata/types.ts';
import { visibleRows } from './access.ts';
import type { Condition, Viewer } from './access.ts';
import type { Row, Statements } from './statements.ts';
import { quoteName } from './tables.ts';

/** A query of rows: conditions that all hold, an order, and a window. */
export interface RowQuery {
  readonly conditions: readonly Condition[];
  /** Columns of the object; a leading minus sorts downwards. The id breaks ties. */
  readonly orderBy: readonly string[];
  /** An order that goes before those columns. */
  readonly firstBy?: Condition | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** New column values by field name. */
export type FieldValues = Readonly<Record<string, Scalar>>;

/** Records of every object, in SQL, as one viewer may see them. */
export interface Repository {
  readonly schema: Schema;
  find(object: ObjectMetadata, id: string, viewer: Viewer): Row | undefined;
  list(object: ObjectMetadata, query: RowQuery, viewer: Viewer): readonly Row[];
  /** Saves a new record with audit fields and answers its 18-character id. */
  insert(object: ObjectMetadata, values: FieldValues, options: WriteOptions): string;
  update(
    object: ObjectMetadata,
    change: { readonly id: string; readonly values: FieldValues },
    options: WriteOptions,
  ): void;
  remove(object: ObjectMetadata, id: string, options: WriteOptions): void;
  /** The next number of a named sequence; the first is `start`. */
  nextNumber(name: string, start: number): number;
  transaction<TValue>(work: () => TValue): TValue;
}

/** The user and the time of a write, in epoch milliseconds; `id` only for records whose id is fixed. */
export interface WriteOptions {
  readonly userId: string;
  readonly now: number;
  readonly id?: string;
}

/** A repository over open statements. */
export function createRepository(statements: Statements, schema: Schema): Repository {
  const nextNumber = (name: string, start: number): number => {
    const sql =
      'INSERT INTO sandbox_sequence (name, next) VALUES (?, ?) ' +
      'ON CONFLICT (name) DO UPDATE SET next = next + 1 RETURNING next';
    return Number(statements.get(sql, [name, start])?.['next'] ?? start);
  };
  return {
    schema,
    nextNumber,
    transaction: (work) => statements.transaction(work),
    find(object, id, viewer) {
      const access = visibleRows(schema, object, viewer);
      const sql = `SELECT * FROM ${quoteName(object.name)} WHERE "Id" = ? AND ${access.sql}`;
      return statements.get(sql, [id, ...access.values]);
    },
    list: (object, query, viewer) =>
      selectRows(statements, { object, query, access: visibleRows(schema, object, viewer) }),
    insert(object, values, options) {
      const id = options.id ?? createRecordId(object.keyPrefix, nextNumber(object.name, 1));
      const time = new Date(options.now).toISOString();
      const audit = { CreatedDate: time, CreatedById: options.userId, ...changeFields(time, options.userId) };
      const row = { ...defaults(object), ...audit, ...values, Id: id, IsDeleted: false };
      refuseTooLong(object, values);
      const names = Object.keys(row);
      const sql =
        `INSERT INTO ${quoteName(object.name)} (${names.map(quoteName).join(', ')}) ` +
        `VALUES (${names.map(() => '?').join(', ')})`;
      statements.run(sql, Object.values(row));
      return id;
    },
    update(object, change, options) {
      writeRow(statements, object, { ...change, options });
    },
    remove(object, id, options) {
      for (const child of object.children) {
        const childObject = schema.object(child.object);
        if (childObject?.rows.kind === 'parent')
          removeChildren(statements, childObject, { field: child.field, id });
      }
      writeRow(statements, object, { id, values: { IsDeleted: true }, options });
    },
  };
}

function selectRows(
  statements: Statements,
  asked: { readonly object: ObjectMetadata; readonly query: RowQuery; readonly access: Condition },
): readonly Row[] {
  const { object, query, access } = asked;
  const conditions = [access, ...query.conditions];
  const where = conditions.map((condition) => `(${condition.sql})`).join(' AND ');
  const values = conditions.flatMap((condition) => condition.values);
  const first = query.firstBy === undefined ? '' : `${query.firstBy.sql}, `;
  const order = first + orderSql(object, query.orderBy);
  const sql = `SELECT * FROM ${quoteName(object.name)} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`;
  const bound = [...values, ...(query.firstBy?.values ?? []), query.limit, query.offset];
  return statements.all(sql, bound);
}

interface RowChange {
  readonly id: string;
  readonly values: FieldValues;
  readonly options: WriteOptions;
}

function writeRow(statements: Statements, object: ObjectMetadata, change: RowChange): void {
  const { id, values, options } = change;
  refuseTooLong(object, values);
  const previous = statements.get(`SELECT "SystemModstamp" FROM ${quoteName(object.name)} WHERE "Id" = ?`, [
    id,
  ]);
  // The version of a record must grow even when two changes share a millisecond.
  const stamp = Math.max(options.now, Date.parse(String(previous?.['SystemModstamp'])) + 1 || 0);
  const row = { ...values, ...changeFields(new Date(stamp).toISOString(), options.userId) };
  const assignments = Object.keys(row).map((name) => `${quoteName(name)} = ?`);
  const sql = `UPDATE ${quoteName(object.name)} SET ${assignments.join(', ')} WHERE "Id" = ?`;
  statements.run(sql, [...Object.values(row), id]);
}

/**
 * The platform cuts no text: what a check of ours lets through fails there.
 * @throws Error for a text that its field is too short for
 */
function refuseTooLong(object: ObjectMetadata, values: FieldValues): void {
  for (const { name, length } of object.fields) {
    const value = values[name];
    if (typeof value === 'string' && length > 0 && value.length > length)
      throw new Error(`STRING_TOO_LONG: ${object.name}.${name} takes ${length} characters`);
  }
}

function removeChildren(
  statements: Statements,
  object: ObjectMetadata,
  parent: { readonly field: string; readonly id: string },
): void {
  const sql = `UPDATE ${quoteName(object.name)} SET "IsDeleted" = 1 WHERE ${quoteName(parent.field)} = ?`;
  statements.run(sql, [parent.id]);
}

function changeFields(time: string, userId: string): FieldValues {
  return { LastModifiedDate: time, LastModifiedById: userId, SystemModstamp: time };
}

function defaults(object: ObjectMetadata): FieldValues {
  const withDefault = object.fields.filter((field) => field.defaultValue !== undefined);
  return Object.fromEntries(withDefault.map((field) => [field.name, field.defaultValue ?? null]));
}

function orderSql(object: ObjectMetadata, orderBy: readonly string[]): string {
  const columns = orderBy.map((entry) => {
    const descending = entry.startsWith('-');
    const name = descending ? entry.slice(1) : entry;
    const field = object.fields.find((candidate) => candidate.name === name);
    return field === undefined
      ? []
      : [`${quoteName(field.name)}${collation(field)}${descending ? ' DESC' : ''}`];
  });
  return [...columns.flat(), '"Id"'].join(', ');
}

function collation(field: FieldMetadata): string {
  return field.type === 'String' ? ' COLLATE NOCASE' : '';
}

/**
 * Returns an object that the org always has.
 * @throws Error when the metadata lack it
 */
export function knownObject({ schema }: Pick<Repository, 'schema'>, name: string): ObjectMetadata {
  const object = schema.object(name);
  if (object === undefined) throw new Error(`the metadata lack ${name}`);
  return object;
}
