import { createHash } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createTables, hasTables } from './tables.ts';
import type { TablePlan } from './tables.ts';

/** A database that another version of the sandbox made, and where it is kept now. */
interface EarlierFile {
  readonly file: string;
  readonly keptAs: string;
}

/**
 * Gives a file of other tables a name that says which, with the key of its drafts, so that a new one takes its place.
 * The file's content stays as it is. A file of the same tables is left alone, whatever else it
 * holds, and so is one without the sandbox's tables.
 *
 * @throws Error when another program has the file open
 */
export function setEarlierFileAside(file: string, plan: TablePlan): EarlierFile | undefined {
  if (file === '' || file === ':memory:' || !existsSync(file)) return undefined;
  const version = earlierVersionOf(file, plan);
  if (version === undefined) return undefined;
  const keptAs = freeName(`${file}.tables-${version}`);
  renameSync(file, keptAs);
  if (existsSync(`${file}.key`)) renameSync(`${file}.key`, `${keptAs}.key`);
  return { file, keptAs };
}

/** The version of a file's tables where they are not those of this version. */
function earlierVersionOf(file: string, plan: TablePlan): string | undefined {
  const database = new DatabaseSync(file);
  try {
    if (!hasTables(database)) return undefined;
    const tables = tablesIn(database);
    if (presentTables(plan).every((table) => tables.includes(table))) return undefined;
    // What stands beside the file goes into it, or it would be lost with the name; nobody else may have it open.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE');
    // Tables are their own version: nobody has to count one up, and files that never said one have one.
    return createHash('sha256').update(tables.join('\n')).digest('hex').slice(0, 8);
  } finally {
    database.close();
  }
}

function presentTables(plan: TablePlan): readonly string[] {
  const database = new DatabaseSync(':memory:');
  createTables(database, plan);
  const tables = tablesIn(database);
  database.close();
  return tables;
}

/** The SQL that made each table and each index. */
function tablesIn(database: DatabaseSync): readonly string[] {
  const rows = database.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql').all();
  return rows.map(({ sql }) => String(sql));
}

function freeName(wanted: string): string {
  const names = [wanted, ...Array.from({ length: 99 }, (_, at) => `${wanted}-${at + 2}`)];
  const free = names.find((name) => !existsSync(name));
  if (free === undefined) throw new Error(`there are too many files named ${wanted}`);
  return free;
}
