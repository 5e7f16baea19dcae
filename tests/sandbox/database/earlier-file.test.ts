import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestOrg, createVisitor } from '../testing/test-org.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-earlier-'));
  file = join(folder, 'org.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts an org on the file, hands back what it told, and ends it. */
function start(): readonly string[] {
  const told: string[] = [];
  createTestOrg({ database: file, tell: (line) => told.push(line) }).close();
  return told;
}

/** Makes the file one of another version. */
function alter(sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

const asideOf = () => readdirSync(folder).filter((name) => /^org\.db\.tables-[0-9a-f]{8}(-\d+)?$/.test(name));

describe('a database file of another version', () => {
  it.each([
    ['lacks a column', 'ALTER TABLE sandbox_payment DROP COLUMN brand_name'],
    ['lacks a table', 'DROP TABLE sandbox_charge'],
    ['lacks an index', 'DROP INDEX sandbox_payment_method_account'],
  ])('that %s is kept under another name, and a new one works', async (_, sql) => {
    expect(start()).toEqual([]);
    const key = readFileSync(`${file}.key`);
    alter(`${sql}; UPDATE "Contact" SET "FirstName" = 'Kept' WHERE "LastName" = 'Lopez'`);
    const told = start();
    const [kept = ''] = asideOf();
    expect(told).toEqual([
      `${file} is of another version of the sandbox. It is kept as ${join(folder, kept)}; a new one takes its place.`,
    ]);
    expect(readFileSync(join(folder, `${kept}.key`))).toEqual(key);
    expect(readFileSync(`${file}.key`)).not.toEqual(key);
    const earlier = new DatabaseSync(join(folder, kept), { readOnly: true });
    expect(earlier.prepare(`SELECT 1 FROM "Contact" WHERE "FirstName" = 'Kept'`).get()).toBeDefined();
    earlier.close();
    const org = createTestOrg({ database: file });
    expect((await createVisitor(org).logIn('maria.lopez')).status).toBe(200);
    org.close();
  });

  it('takes no name that is taken', () => {
    for (const round of [1, 2]) {
      start();
      alter('DROP TABLE sandbox_charge');
      expect(start()).toHaveLength(1);
      expect(asideOf()).toHaveLength(round);
    }
  });

  it('is left alone while another program has it open', () => {
    start();
    alter('DROP TABLE sandbox_charge');
    const other = new DatabaseSync(file);
    other.exec('BEGIN; SELECT * FROM sandbox_state');
    expect(start).toThrow(/locked/);
    other.close();
    expect(asideOf()).toEqual([]);
  });
});

describe('a file that is none', () => {
  it('of this version stays where it is', () => {
    start();
    expect(start()).toEqual([]);
    expect(asideOf()).toEqual([]);
  });

  it('with other tables beside gets those of the sandbox', () => {
    alter('CREATE TABLE notes (id TEXT)');
    expect(start()).toEqual([]);
    expect(start()).toEqual([]);
    expect(asideOf()).toEqual([]);
  });

  it('that is no database is refused', () => {
    writeFileSync(file, 'This is a letter and no database at all.'.repeat(100));
    expect(start).toThrow(/not a database/);
  });
});
