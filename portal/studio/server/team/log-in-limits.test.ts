import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scenePassword } from '../testing/studio-scene.ts';
import { runTeamCommand } from './team-command.ts';
import { openTeam } from './team.ts';
import type { Team } from './team.ts';

const minute = 60_000;

let folder = '';
let team: Team;
let time = { wall: 0, steady: 0 };
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'log-in-limits-'));
  time = { wall: 1_800_000_000_000, steady: 0 };
  const stores = { folder, clock: { now: () => time.wall }, passwordCost: 16 };
  const words = ['add', 'maria'];
  await runTeamCommand({ words, name: 'Maria', role: 'read', password: scenePassword }, stores);
  team = openTeam({ ...stores, origin: 'http://127.0.0.1', steadyClock: { now: () => time.steady } });
});
afterEach(() => {
  team.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Tries to log in. @returns "done", or the code of the problem */
async function logIn(username: string, address: string, password = 'x'): Promise<string> {
  const answer = await team.logIn({ username, password, address });
  return answer.state === 'failed' ? answer.problem.code : answer.state;
}

/** Tries one after the other. @returns the number of those that were refused for their number */
async function refusedOf(count: number, tryIt: (at: number) => Promise<string>): Promise<number> {
  let refused = 0;
  for (let at = 0; at < count; at += 1) refused += (await tryIt(at)) === 'TOO_MANY_TRIES' ? 1 : 0;
  return refused;
}

const maria = (address: string) => logIn('maria', address, scenePassword);

it.each([
  ['one address', () => '198.51.100.1'],
  ['one /64', (at: number) => `2001:db8:1:2::${at.toString(16)}`],
  ['one /48', (at: number) => `2001:db8:1:${at.toString(16)}::1`],
])('tries of %s for one account shut it for nobody else', async (_, addressAt) => {
  expect(await refusedOf(60, (at) => logIn('maria', addressAt(at)))).toBe(50);
  expect([await maria(addressAt(0)), await maria('203.0.113.9')]).toEqual(['TOO_MANY_TRIES', 'done']);
});

it.each([
  ['an address', 50, () => '198.51.100.1'],
  ['a /64', 50, (at: number) => `2001:db8:1:2::${at.toString(16)}`],
  ['a /48', 100, (at: number) => `2001:db8:1:${at.toString(16)}::1`],
])('tries of %s for many accounts are %i at most', async (_, most, addressAt) => {
  expect(await refusedOf(most + 20, (at) => logIn(`user${at}`, addressAt(at)))).toBe(20);
  expect(await maria('203.0.113.9')).toBe('done');
});

it('one address that goes on takes nothing of its network', async () => {
  await refusedOf(200, (at) => logIn(`user${at}`, '2001:db8:1:2::1'));
  expect(await maria('2001:db8:1:3::1')).toBe('done');
});

it('a network with many addresses pushes its own count out of no store', async () => {
  const addressAt = (at: number) => `2001:db8:1:${at.toString(16)}::1`;
  expect(await refusedOf(10_300, (at) => logIn(`user${at}`, addressAt(at)))).toBe(10_200);
});

it('tries of many networks for one account are limited, and those that succeed do not count', async () => {
  expect(await refusedOf(30, () => maria('203.0.113.9'))).toBe(0);
  expect(await refusedOf(30, (at) => logIn('maria', `198.51.100.${at}`))).toBe(10);
});

it('no more than ten wait behind the one whose password is looked at, and the others have lost no try', async () => {
  const flood = Array.from({ length: 30 }, (_, at) => logIn(`user${at}`, `198.51.100.${at}`));
  const answer = await team.logIn({ username: 'maria', password: scenePassword, address: '203.0.113.9' });
  expect(answer).toEqual({
    state: 'failed',
    problem: { code: 'TOO_MANY_TRIES', message: expect.stringContaining('Try again in 10 seconds.') },
  });
  const answers = await Promise.all(flood);
  expect(answers.filter((code) => code === 'NOT_SIGNED_IN')).toHaveLength(11);
  expect(await refusedOf(10, () => logIn('maria', '203.0.113.9'))).toBe(0);
});

it.each([
  ['back', -24 * 60 * minute],
  ['forward', 24 * 60 * minute],
])('tries are over after 15 minutes, also where the clock is set %s', async (_, by) => {
  await refusedOf(10, () => logIn('maria', '198.51.100.1'));
  time = { wall: time.wall + by, steady: 14 * minute };
  expect(await team.logIn({ username: 'maria', password: 'x', address: '198.51.100.1' })).toMatchObject({
    problem: { message: 'Too many tries. Try again in 1 minute.' },
  });
  time = { ...time, steady: 15 * minute };
  expect(await maria('198.51.100.1')).toBe('done');
});
