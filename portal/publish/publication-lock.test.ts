import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeLock } from './publication-lock.ts';

let file = '';
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'lock-')), 'deep/lock');
});
afterEach(() => rmSync(join(file, '../..'), { recursive: true, force: true }));

it('lets in one at a time, and the next one once it is given back', async () => {
  const giveBack = await takeLock(file, 0);
  expect(giveBack).toBeDefined();
  expect(await takeLock(file, 0)).toBeUndefined();
  const next = takeLock(file, 10_000);
  giveBack?.();
  (await next)?.();
  expect(existsSync(file)).toBe(false);
});

it('is not given back by whom it was taken over from', async () => {
  const giveBack = await takeLock(file, 0);
  utimesSync(file, 0, 0);
  const giveBackNext = await takeLock(file, 0);
  giveBack?.();
  expect(existsSync(file)).toBe(true);
  giveBackNext?.();
  expect(existsSync(file)).toBe(false);
});

it('is kept for as long as somebody works under it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const giveBack = await takeLock(file, 0);
  utimesSync(file, 0, 0);
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  expect(await takeLock(file, 0)).toBeUndefined();
  giveBack?.();
});

it.each([
  ['is taken over from a program that was ended', () => String(ended()), 0, true],
  ['is not taken over from one that runs', () => String(process.ppid), 0, false],
  ['is taken over from one before with the number of this one', () => String(process.pid), 0, true],
  ['is taken over from anybody who has had it for very long', () => String(process.pid), 121, true],
])('%s', async (_, pid, age, isTaken) => {
  (await takeLock(file, 0))?.();
  writeFileSync(file, `${hostname()} ${pid()}`);
  const then = Date.now() / 1000 - age;
  utimesSync(file, then, then);
  expect((await takeLock(file, 0)) !== undefined).toBe(isTaken);
});

it('that is gone at the second look is taken from nobody: another may have made its own meanwhile', async () => {
  (await takeLock(file, 0))?.();
  // There for whoever makes it, and gone for whoever looks.
  symlinkSync(`${file}.gone`, file);
  expect(await takeLock(file, 0)).toBeUndefined();
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
});

it('that was left is taken over by one program at a time, and by another where that one ended in the middle', async () => {
  (await takeLock(file, 0))?.();
  for (const one of [file, `${file}.turn`]) writeFileSync(one, `${hostname()} ${ended()}`);
  expect(await takeLock(file, 0)).toBeUndefined();
  utimesSync(`${file}.turn`, 0, 0);
  (await takeLock(file, 200))?.();
  expect([existsSync(file), existsSync(`${file}.turn`)]).toEqual([false, false]);
});

it('is left to a program of another machine, whose number says nothing here', async () => {
  (await takeLock(file, 0))?.();
  writeFileSync(file, `another.example ${ended()}`);
  expect(await takeLock(file, 0)).toBeUndefined();
});

/** The number of a program that runs no more. */
const ended = () => spawnSync(process.execPath, ['--version']).pid;
