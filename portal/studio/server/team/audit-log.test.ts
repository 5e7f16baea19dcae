import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAuditLog } from './audit-log.ts';
import { openTeamDatabase } from './database.ts';

type Write = (handle: number, bytes: Uint8Array, from: number) => number;
/** Lets the disk take bytes in another way. */
function setDisk(writeSync: Write): void {
  Object.assign(fs, { writeSync });
  syncBuiltinESMExports();
}
const { writeSync } = fs;
afterEach(() => setDisk(writeSync));

let folder = '';
let database: ReturnType<typeof openTeamDatabase>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
  database = openTeamDatabase(':memory:');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'audit.jsonl');
const open = () => openAuditLog(file(), database, { now: () => 7 });
const written = () => {
  const log = open();
  for (const detail of ['one', 'two', 'three']) log.note({ actor: 'maria', action: 'publish', detail });
  return log;
};
const change = (make: (lines: string[]) => readonly string[]) =>
  writeFileSync(file(), `${make(readFileSync(file(), 'utf8').trimEnd().split('\n')).join('\n')}\n`);

it('is whole as it was written, and told newest first', () => {
  const log = written();
  expect(log.verify()).toMatchObject({ state: 'whole', lines: 3 });
  expect(log.last(2).map(({ detail }) => detail)).toEqual(['three', 'two']);
  expect(open().verify()).toEqual(log.verify());
});

it.each<[string, (lines: string[]) => readonly string[], number]>([
  ['a changed word', (lines) => lines.map((line) => line.replace('two', 'too')), 2],
  ['a changed name', (lines) => lines.map((line) => line.replace('maria', 'mario')), 1],
  ['a line that is taken out', ([one = '', , three = '']) => [one, three], 2],
  ['two lines that change places', ([one = '', two = '', three = '']) => [two, one, three], 1],
  ['a line twice', ([one = '', two = '', three = '']) => [one, two, two, three], 3],
  ['a line that is none', ([one = '', two = '', three = '']) => [one, two, three, '{}'], 4],
  ['an end that is cut off', ([one = '', two = '']) => [one, two], 3],
])('knows %s', (_, make, line) => {
  const log = written();
  change(make);
  expect(log.verify()).toMatchObject({ state: 'broken', line });
});

it('goes on after a process was ended in the middle of a line, or before the database knew of it', () => {
  written();
  const whole = readFileSync(file(), 'utf8');
  appendFileSync(file(), '{"number":4,"ti');
  expect(open().verify()).toMatchObject({ state: 'whole', lines: 3 });
  expect(readFileSync(file(), 'utf8')).toBe(whole);
  database.exec(
    "UPDATE audit_end SET number = 2, hash = '" + String(JSON.parse(whole.split('\n')[1] ?? '').hash) + "'",
  );
  expect(open().verify()).toMatchObject({ state: 'whole', lines: 3 });
});

it('refuses what it cannot write down', () => {
  const log = open();
  mkdirSync(file());
  expect(() => log.note({ actor: 'maria', action: 'publish', detail: '' })).toThrow(
    'The audit log cannot be written',
  );
});

it('writes the whole of a line that the disk takes in pieces, and none of one that it takes half of', () => {
  const log = written();
  const take: Write = (handle, bytes, from) =>
    writeSync(handle, bytes, from, Math.min(10, bytes.length - from));
  setDisk(take);
  log.note({ actor: 'maria', action: 'publish', detail: 'in pieces' });
  expect([log.verify(), log.last(1)]).toMatchObject([
    { state: 'whole', lines: 4 },
    [{ detail: 'in pieces' }],
  ]);
  setDisk((handle, bytes, from) => {
    if (from > 0) throw new Error('ENOSPC');
    return take(handle, bytes, from);
  });
  expect(() => log.note({ actor: 'maria', action: 'publish', detail: 'half' })).toThrow('ENOSPC');
  setDisk(writeSync);
  expect(open().verify()).toMatchObject({ state: 'whole', lines: 4 });
});
