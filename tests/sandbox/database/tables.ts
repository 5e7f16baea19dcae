import type { DatabaseSync } from 'node:sqlite';
import type { DataType, FieldMetadata, ObjectMetadata, Schema } from '../metadata/types.ts';

const COLUMN_TYPES: Partial<Record<DataType, string>> = {
  Boolean: 'INTEGER',
  Currency: 'REAL',
  Double: 'REAL',
  Int: 'INTEGER',
  Percent: 'REAL',
};

/** Quotes a name out of the metadata for SQL. Values are always bound, never written into SQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Returns true when the database already holds the sandbox's tables. */
export function hasTables(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sandbox_state'").get() !== undefined;
}

/** The tables of an org: those of its objects, and those that its services keep for themselves. */
export interface TablePlan {
  readonly schema: Schema;
  /** SQL that creates the services' tables. */
  readonly serviceTables: readonly string[];
}

/** Creates the services' tables and one table an object, with typed columns from the metadata. */
export function createTables(database: DatabaseSync, { schema, serviceTables }: TablePlan): void {
  for (const sql of serviceTables) database.exec(sql);
  for (const object of schema.objects) {
    database.exec(tableSql(object));
    for (const sql of indexSql(object)) database.exec(sql);
  }
}

/** Drops everything that {@link createTables} made. */
export function dropTables(database: DatabaseSync): void {
  const rows = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  for (const row of rows) database.exec(`DROP TABLE ${quoteName(String(row['name']))}`);
}

function tableSql(object: ObjectMetadata): string {
  return `CREATE TABLE ${quoteName(object.name)} (${object.fields.map(columnSql).join(', ')}) STRICT`;
}

function columnSql(field: FieldMetadata): string {
  const column = `${quoteName(field.name)} ${COLUMN_TYPES[field.type] ?? 'TEXT'}`;
  if (field.formula !== undefined) return `${column} GENERATED ALWAYS AS (${field.formula}) VIRTUAL`;
  if (field.name === 'Id') return `${column} PRIMARY KEY NOT NULL`;
  return field.required ? `${column} NOT NULL` : column;
}

function indexSql(object: ObjectMetadata): readonly string[] {
  const indexed = object.fields.filter((field) => field.reference !== undefined && !field.system);
  return indexed.map((field) => {
    const name = quoteName(`${object.name}_${field.name}`);
    return `CREATE INDEX ${name} ON ${quoteName(object.name)} (${quoteName(field.name)})`;
  });
}
