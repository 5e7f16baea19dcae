import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds after which a lock counts for nothing that nobody has touched: whoever had it is gone. */
const longest = 120_000;

/** Milliseconds after which whoever works under a lock touches it again. */
const touchEvery = 20_000;

/** The locks that this program has. */
const held = new Set<string>();

/** Milliseconds between two tries. */
const pause = 50;

/**
 * Lets one program at a time into what follows, also where several work on one folder.
 *
 * @param file made while the lock is held
 * @param patience milliseconds to wait for another program that has it
 * @returns gives the lock back; undefined where another program has it still
 */
export async function takeLock(file: string, patience: number): Promise<(() => void) | undefined> {
  for (let waited = 0; waited < patience; waited += pause) {
    const giveBack = tryLock(file);
    if (giveBack !== undefined) return giveBack;
    await wait(pause);
  }
  return tryLock(file);
}

function tryLock(file: string): (() => void) | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const mark = `${hostname()} ${process.pid} ${randomUUID()}`;
  if (!isMade(file, mark) && !isTakenOver(file, mark)) return undefined;
  held.add(mark);
  const isOurs = () => textIn(file) === mark;
  const touching = setInterval(() => {
    if (isOurs()) utimesSync(file, new Date(), new Date());
  }, touchEvery).unref();
  return () => {
    clearInterval(touching);
    held.delete(mark);
    // It may have been taken over.
    if (isOurs()) rmSync(file, { force: true });
  };
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isMade(file: string, mark: string): boolean {
  try {
    writeFileSync(file, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes over a lock that was left. One program at a time: another one would remove what the first has made. */
function isTakenOver(file: string, mark: string): boolean {
  const turn = `${file}.turn`;
  if (!isLeft(file, Date.now())) return false;
  if (!isMade(turn, mark)) {
    if (isOld(turn, Date.now())) rmSync(turn, { force: true });
    return false;
  }
  try {
    if (!isLeft(file, Date.now())) return false;
    rmSync(file, { force: true });
    return isMade(file, mark);
  } finally {
    rmSync(turn, { force: true });
  }
}

/** True for the lock of a program that was ended, or of nobody knows whom for very long. */
function isLeft(file: string, now: number): boolean {
  if (isOld(file, now)) return true;
  // One that was given back just now is free to be made.
  const mark = textIn(file);
  const [host, pid] = mark?.split(' ') ?? [];
  if (mark === undefined || host !== hostname()) return false;
  // Each start in a container may have the number of the one before.
  return Number(pid) === process.pid ? !held.has(mark) : !isRunning(Number(pid));
}

function isOld(file: string, now: number): boolean {
  const status = statSync(file, { throwIfNoEntry: false });
  return status !== undefined && now - status.mtimeMs > longest;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
