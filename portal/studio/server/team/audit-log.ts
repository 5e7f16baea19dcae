import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Something that somebody did. */
interface AuditEvent {
  /** User name, or `command` for whoever runs one on the machine. */
  readonly actor: string;
  /** `publish` */
  readonly action: string;
  readonly detail: string;
}

/** A line of the audit log. */
interface AuditLine extends AuditEvent {
  /** From 1, without gaps. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Hash of the line before. */
  readonly before: string;
  /** SHA-256 of everything else in this line. */
  readonly hash: string;
}

/** A log that lines are only added to: each holds the hash of the one before, so that no earlier one can be changed unseen. */
export interface AuditLog {
  /** @throws Error with one sentence where it cannot be written; what it was to tell must not be done then */
  readonly note: (event: AuditEvent) => void;
  /** The last lines, newest first. */
  readonly last: (count: number) => readonly AuditLine[];
  /** Looks through all lines. */
  readonly verify: () => AuditReport;
}

/** The state of an audit log. */
type AuditReport =
  | { readonly state: 'whole'; readonly lines: number; readonly hash: string }
  | { readonly state: 'broken'; readonly line: number; readonly reason: string };

const first = '0'.repeat(64);

/**
 * Opens an audit log. Its end is kept in the database as well, so that a log that was cut off is known.
 *
 * @param file one line of JSON for each event; made with the first one
 */
export function openAuditLog(
  file: string,
  database: DatabaseSync,
  clock: { readonly now: () => number },
): AuditLog {
  const endOf = () => {
    const row = database.prepare('SELECT number, hash FROM audit_end WHERE one = 1').get();
    return row === undefined
      ? { number: 0, hash: first }
      : { number: Number(row['number']), hash: String(row['hash']) };
  };
  const end = ({ number, hash }: Pick<AuditLine, 'number' | 'hash'>) =>
    database
      .prepare('INSERT INTO audit_end VALUES (1, ?1, ?2) ON CONFLICT DO UPDATE SET number = ?1, hash = ?2')
      .run(number, hash);
  const append = ({ actor, action, detail }: AuditEvent) => {
    const { number, hash } = endOf();
    const facts = { number: number + 1, time: clock.now(), actor, action, detail, before: hash };
    const line: AuditLine = { ...facts, hash: hashOf(facts) };
    writeLine(file, JSON.stringify(line));
    end(line);
  };
  // The studio and a command may write at the same time.
  const alone = (work: () => void) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw new Error(`The audit log cannot be written: ${String(error)}`, { cause: error });
    }
  };
  alone(() => {
    const settled = settle(file, endOf());
    if (settled !== undefined) end(settled);
  });
  return {
    note: (event) => alone(() => append(event)),
    last: (count) =>
      linesOf(file)
        .slice(-count)
        .toReversed()
        .flatMap((text) => parseLine(text) ?? []),
    verify: () => reportOn(linesOf(file), endOf()),
  };
}

/** Puts right what a process left that was ended while it wrote. @returns a line that the database does not know yet */
function settle(file: string, { number, hash }: Pick<AuditLine, 'number' | 'hash'>): AuditLine | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf(0x0a) + 1;
  if (whole < bytes.length) truncateSync(file, whole);
  const lines = linesOf(file);
  const last = lines.length === number + 1 ? parseLine(lines.at(-1) ?? '') : undefined;
  return reasonAgainst(last, { number: number + 1, before: hash }) === undefined ? last : undefined;
}

function reportOn(
  texts: readonly string[],
  end: { readonly number: number; readonly hash: string },
): AuditReport {
  let before = first;
  for (const [at, text] of texts.entries()) {
    const line = parseLine(text);
    const number = at + 1;
    const reason = reasonAgainst(line, { number, before });
    if (line === undefined || reason !== undefined)
      return { state: 'broken', line: number, reason: reason ?? 'it is no line of the log' };
    before = line.hash;
  }
  if (texts.length !== end.number || before !== end.hash)
    return {
      state: 'broken',
      line: texts.length + 1,
      reason: `the log ends here, and had ${end.number} lines`,
    };
  return { state: 'whole', lines: texts.length, hash: before };
}

function reasonAgainst(
  line: AuditLine | undefined,
  { number, before }: Pick<AuditLine, 'number' | 'before'>,
): string | undefined {
  if (line === undefined) return 'it is no line of the log';
  const { hash, ...facts } = line;
  if (line.number !== number) return `it has the number ${line.number}`;
  if (line.before !== before) return 'it does not follow from the line before';
  return hash === hashOf(facts) ? undefined : 'it was changed after it was written';
}

function hashOf({ number, time, actor, action, detail, before }: Omit<AuditLine, 'hash'>): string {
  return createHash('sha256')
    .update(JSON.stringify([number, time, actor, action, detail, before]))
    .digest('hex');
}

function writeLine(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(file, 'a', 0o600);
  const { size } = fstatSync(handle);
  try {
    writeWhole(handle, Buffer.from(`${text}\n`));
    fsyncSync(handle);
  } catch (error) {
    ftruncateSync(handle, size);
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** A disk that is nearly full takes some of the bytes, and refuses the next ones. */
function writeWhole(handle: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(handle, bytes, written);
}

function linesOf(file: string): readonly string[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((text) => text !== '')
    : [];
}

function parseLine(text: string): AuditLine | undefined {
  try {
    const value = JSON.parse(text) as Partial<AuditLine>; // its members are looked at below
    const { number, time, actor, action, detail, before, hash } = value;
    if (typeof number !== 'number' || typeof time !== 'number' || typeof actor !== 'string') return undefined;
    if (typeof action !== 'string' || typeof detail !== 'string') return undefined;
    if (typeof before !== 'string' || typeof hash !== 'string') return undefined;
    return { number, time, actor, action, detail, before, hash };
  } catch {
    return undefined;
  }
}
