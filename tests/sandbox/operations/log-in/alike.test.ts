import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SandboxOrg } from '../../sandbox-org.ts';
import { APEX, createTestClock, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { TestClock } from '../../testing/test-org.ts';

const work = { hashes: 0, statements: 0 };

const isDeep = process.env['TEST_DEPTH'] === 'deep';

let clock: TestClock;
let org: SandboxOrg;
beforeEach(() => {
  clock = createTestClock();
  org = createTestOrg({ clock });
});
afterEach(() => org.close());

const facts = { confirmationNumber: 'ENR-2026-104417', zipCode: '78701' };

/** Calls that must not tell by their work whether somebody is known: the body for who is, and for the stranger of a number. */
const CALLS = [
  [
    'logIn',
    { username: 'maria.lopez@example.com', password: 'not-the-one-7' },
    (at: number) => ({ username: `marta.${at}opez@example.com`, password: 'not-the-one-7' }),
  ],
  [
    'requestPasswordReset',
    { email: 'maria.lopez@example.com', language: 'en' },
    (at: number) => ({ email: `marta.${at}opez@example.com`, language: 'en' }),
  ],
  [
    'findMyEnrollment',
    { ...facts, lastName: 'Nobody' },
    (at: number) => ({ ...facts, confirmationNumber: `ENR-2026-99999${at}`, lastName: 'Nobody' }),
  ],
] as const;

/** The z of Mann and Whitney's test, with the ranks of ties shared. */
function zOf(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => [value, 1] as const), ...other.map((value) => [value, 0] as const)];
  all.sort(([first], [second]) => first - second);
  let sum = 0;
  for (let at = 0; at < all.length;) {
    let end = at;
    while (end < all.length && all[end]?.[0] === all[at]?.[0]) end += 1;
    for (const [, own] of all.slice(at, end)) sum += (own * (at + 1 + end)) / 2;
    at = end;
  }
  const [n, m] = [one.length, other.length];
  return (sum - (n * (n + m + 1)) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

it.each([
  ['the same', (at: number) => at, (at: number) => at, 0, 0.01],
  ['another', (at: number) => at, (at: number) => at + 200, -20, -5],
])('the test tells samples of %s distribution', (_, one, other, least, most) => {
  const samples = (make: (at: number) => number) => Array.from({ length: 1000 }, (_value, at) => make(at));
  expect(zOf(samples(one), samples(other))).toBeGreaterThanOrEqual(least);
  expect(zOf(samples(one), samples(other))).toBeLessThanOrEqual(most);
});

/** Counts what a call costs: hashes of passwords, and statements of the database. */
async function workOf(operation: string, body: unknown): Promise<typeof work> {
  // The first time, statements are prepared.
  await createVisitor(org).send('POST', `${APEX}/${operation}`, body);
  Object.assign(work, { hashes: 0, statements: 0 });
  await createVisitor(org).send('POST', `${APEX}/${operation}`, body);
  return { ...work };
}

describe('answers cost the same work', () => {
  const { scrypt } = crypto;
  const replaceScrypt = (replacement: (...given: Parameters<typeof scrypt>) => void) => {
    // Its overloads differ in what may be left out.
    crypto.scrypt = replacement as typeof scrypt;
    // Other modules have it by its name.
    syncBuiltinESMExports();
  };
  beforeEach(() => {
    replaceScrypt((...given) => {
      work.hashes += 1;
      scrypt(...given);
    });
    for (const name of ['run', 'get', 'all'] as const) {
      const real = StatementSync.prototype[name];
      vi.spyOn(StatementSync.prototype, name).mockImplementation(function count(
        this: StatementSync,
        ...given
      ) {
        work.statements += 1;
        return Reflect.apply(real, this, given);
      });
    }
    const { exec } = DatabaseSync.prototype;
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function count(this: DatabaseSync, sql) {
      work.statements += 1;
      Reflect.apply(exec, this, [sql]);
    });
  });

  afterEach(() => replaceScrypt(scrypt));

  it.each(CALLS)('%s', async (operation, known, unknown) => {
    const cost = await workOf(operation, known);
    expect(cost.statements).toBeGreaterThan(0);
    expect(cost.hashes).toBe(operation === 'logIn' ? 1 : 0);
    expect(await workOf(operation, unknown(1))).toEqual(cost);
  });
});

// A suite that is left out counts as one that failed.
(isDeep ? describe : () => undefined)('answers take the same time', () => {
  it.each(CALLS)(
    '%s: 1,000 each of a known and an unknown customer',
    async (operation, known, unknown) => {
      const guest = createVisitor(org);
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const time = async (kind: 'known' | 'unknown', body: unknown) => {
        // No limit is met: a window has passed.
        clock.advance(16 * 60_000);
        const start = performance.now();
        await guest.send('POST', `${APEX}/${operation}`, body);
        times[kind].push(performance.now() - start);
      };
      for (let at = 0; at < 1_050; at += 1) {
        const stranger = unknown(at % 10);
        // The order changes, so that what one leaves behind meets both.
        if (at % 2 === 0) await time('known', known).then(() => time('unknown', stranger));
        else await time('unknown', stranger).then(() => time('known', known));
      }
      const z = zOf(times.known.slice(50), times.unknown.slice(50));
      // One in ten thousand runs without any difference is further out.
      expect(Math.abs(z)).toBeLessThan(3.9);
    },
    120_000,
  );
});
