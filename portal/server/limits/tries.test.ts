import type { RequestListener } from 'node:http';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { calls, createScenes, own } from '../testing/scene.ts';
import { createMemoryCounters } from './counter-store.ts';
import type { CounterStore } from './counter-store.ts';
import { settings } from '../settings.ts';
import type { HostSettings } from '../settings.ts';

const { start, stopAll } = createScenes();
afterEach(stopAll);

const minute = 60_000;

/** An org that answers each try with a status. */
const orgOf =
  (status: () => number): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status(), { 'content-type': 'application/json' }).end('{}');
  };

interface Limits {
  readonly counters?: CounterStore;
  readonly calls?: Partial<HostSettings['tries']['calls']>;
}

const fewTries: NonNullable<Limits['calls']> = {
  logIn: { address: 6, account: 4, both: 2 },
  requestPasswordReset: { address: 3, account: 2, both: 1 },
};

async function scene(status: () => number = () => 401, { counters, calls: most = fewTries }: Limits = {}) {
  const clock = { time: Date.now(), now: () => clock.time };
  const { ask, logged } = await start({
    org: orgOf(status),
    clock,
    steadyClock: clock,
    trustProxy: 'loopback',
    ...(counters === undefined ? {} : { counters }),
    settings: {
      tries: { homes: 2, calls: most },
    },
  });
  const post = async (path: string, address: string, body: unknown) => {
    const headers = { ...own, 'x-forwarded-for': address };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return ask(path, { method: 'POST', headers, body: text });
  };
  const logIn = async (address: string, username: string) =>
    (await post(calls.logIn, address, { username, password: 'x' })).status;
  const times = async (count: number, work: (at: number) => Promise<number>) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push(await work(at));
    return statuses;
  };
  return { clock, logged, post, logIn, times };
}

describe('tries to log in', () => {
  it('are counted in whatever letters the call is written', async () => {
    const { post } = await scene();
    const statuses: number[] = [];
    for (const path of [
      calls.logIn,
      calls.logIn.toUpperCase().replace('/LWR/APEX/V', '/lwr/apex/v'),
      calls.logIn,
    ])
      statuses.push((await post(path, '203.0.113.9', { username: 'maria', password: 'x' })).status);
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('of one address for one account are limited, and others of both go on', async () => {
    const { logIn, times, logged } = await scene();
    expect(await times(3, () => logIn('192.0.2.1', 'maria'))).toEqual([401, 401, 429]);
    expect(await logIn('192.0.2.1', 'diego')).toBe(401);
    expect(await logIn('192.0.2.2', 'maria')).toBe(401);
    expect(logged.map(({ limit }) => limit)).toContain('logIn tries: both');
  });

  it('of one address for many accounts are limited', async () => {
    const { logIn, times } = await scene();
    const statuses = await times(120, (at) => logIn('192.0.2.1', `customer${at}`));
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
    expect(await logIn('192.0.2.2', 'customer7')).toBe(401);
  });

  it('of many addresses for one account are limited', async () => {
    const { logIn, times } = await scene();
    const statuses = await times(10, (at) => logIn(`192.0.2.${at}`, 'maria'));
    expect(statuses).toEqual([401, 401, 401, 401, ...Array<number>(6).fill(429)]);
  });

  it('of one address shut no account for others', async () => {
    const { logIn, times } = await scene();
    await times(40, () => logIn('192.0.2.1', 'maria'));
    expect(await times(2, () => logIn('192.0.2.2', 'maria'))).toEqual([401, 401]);
  });

  it.each([
    ['MARIA', ' maria '],
    ['ｍａｒｉａ', 'Maria'],
  ])('as %s and as %s are for one account', async (one, other) => {
    const { logIn } = await scene();
    await logIn('192.0.2.1', one);
    await logIn('192.0.2.1', other);
    expect(await logIn('192.0.2.1', 'maria')).toBe(429);
  });

  it('of a whole /64 are one client’s', async () => {
    const { logIn } = await scene();
    await logIn('2001:db8:1:2::1', 'maria');
    await logIn('2001:db8:1:2::2', 'maria');
    expect(await logIn('2001:db8:1:2:ffff::3', 'maria')).toBe(429);
    expect(await logIn('2001:db8:1:2:ffff::3', 'diego')).toBe(401);
    // As many of the whole /48: it may be one household's.
    expect(await logIn('2001:db8:1:3::1', 'maria')).toBe(429);
    expect(await logIn('2001:db8:2:3::1', 'maria')).toBe(401);
  });

  it('of a whole /48 are no more than some households have', async () => {
    const { logIn, times, logged } = await scene();
    const statuses = await times(20, (at) => logIn(`2001:db8:1:${at}::1`, `customer${at}`));
    expect(statuses.filter((status) => status === 401)).toHaveLength(2 * 6);
    expect(logged.map(({ limit }) => limit)).toContain('logIn tries: network');
    expect(await logIn('2001:db8:2:1::1', 'customer1')).toBe(401);
  });

  it.each([
    [
      'of one /64, shut no other of its /48',
      '2001:db8:1:1::1',
      '2001:db8:1:2::1',
      (at: number) => `customer${at}`,
    ],
    ['for one account, shut no other of their address', '192.0.2.1', '192.0.2.1', () => 'maria'],
  ])('that are refused, %s', async (_, address, other, nameOf) => {
    const { logIn, times } = await scene();
    await times(40, (at) => logIn(address, nameOf(at)));
    expect(await times(2, (at) => logIn(other, `guest${at}`))).toEqual([401, 401]);
  });

  it.each([
    ['succeed', 200],
    ['the org cannot answer', 503],
  ])('that %s do not count', async (_, status) => {
    const { logIn, times } = await scene(() => status);
    expect(new Set(await times(20, () => logIn('192.0.2.1', 'maria')))).toEqual(new Set([status]));
  });

  it('are free again after the window, and the answer says when', async () => {
    const { logIn, post, clock, times } = await scene();
    await times(2, () => logIn('192.0.2.1', 'maria'));
    clock.time += 5 * minute;
    const { status, headers, body } = await post(calls.logIn, '192.0.2.1', { username: 'maria' });
    expect([status, headers['retry-after']]).toEqual([429, String(10 * 60)]);
    expect(body).toContain('TOO_MANY_REQUESTS');
    clock.time += 10 * minute;
    expect(await logIn('192.0.2.1', 'maria')).toBe(401);
  });

  it('are of one account in whatever letters its member is written, and never of two', async () => {
    const { post, times } = await scene();
    const bodies = ['{"username":"maria"}', '{"Username":"maria"}', '{"USERNAME" : "Maria"}'];
    const send = (at: number) => post(calls.logIn, `192.0.2.${at}`, bodies[at % 3] ?? '');
    const statuses = await times(9, async (at) => (await send(at)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429, 429, 429, 429]);
    const twice = '{"username":"maria","Username":"marta"}';
    expect((await post(calls.logIn, '192.0.2.99', twice)).status).toBe(400);
    const deep = `{"username":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect((await post(calls.logIn, '192.0.2.99', deep)).status).toBe(400);
  });

  it.each(['{', '[]', '"maria"', 'null', '\ufeff{"username":"maria"}'])(
    'of what is no object, as in %s, reach no org that may read it',
    async (body) => {
      const { post } = await scene(() => 200);
      expect((await post(calls.logIn, '192.0.2.1', body)).status).toBe(400);
    },
  );

  it.each(['{"username":7}', '{"__proto__":{"username":"maria"}}'])(
    'of nobody, as in %s, count for their address',
    async (body) => {
      const { post, times } = await scene();
      const statuses = await times(3, async () => (await post(calls.logIn, '192.0.2.1', body)).status);
      expect(statuses.at(-1)).toBe(429);
    },
  );

  it('are let through where the store of counts is away', async () => {
    const away = async () => {
      throw new Error('ECONNREFUSED');
    };
    const { logIn, times } = await scene(() => 401, {
      counters: { take: away, giveBack: away, read: away },
    });
    expect(new Set(await times(20, () => logIn('192.0.2.1', 'maria')))).toEqual(new Set([401]));
  });
});

describe('limits of a call', () => {
  it.each(Object.entries(settings.tries.calls))('let no address alone shut an account: %s', (_, most) => {
    expect(most.both).toBeLessThan(most.account);
  });

  it.each([
    [calls.reset, 'email'],
    [calls.sendCode, 'username'],
    [calls.enroll, 'email'],
    [calls.registrationCode, 'registrationId'],
  ])('of %s leave a customer some, whatever one address asks for', async (path, member) => {
    const { post, times } = await scene(() => 200, { calls: settings.tries.calls });
    const ask = (address: string) => async () => (await post(path, address, { [member]: 'maria' })).status;
    expect(await times(30, ask('192.0.2.1'))).toContain(429);
    expect(await times(2, ask('192.0.2.2'))).toEqual([200, 200]);
  });
});

it('links for a new password count where the org sends them, too', async () => {
  const { post, times } = await scene(() => 200);
  const reset = async (at: number) =>
    (await post(calls.reset, '192.0.2.1', { email: `c${at}@b.example` })).status;
  expect(await times(5, reset)).toEqual([200, 200, 200, 429, 429]);
});

it.each([
  ['MARIA@b.example', 'maria+1@b.example', 'maria@b.example'],
  ['m.aria@gmail.com', 'maria+home@googlemail.com', 'maria@gmail.com'],
])('orders of one address as %s and as %s leave the customer some, as %s', async (one, other, own) => {
  const { post, times } = await scene(() => 404, { calls: settings.tries.calls });
  const order = (email: string, address: string) => async () =>
    (await post(calls.enroll, address, { email })).status;
  const taken = await times(20, async (at) => order(at % 2 === 0 ? one : other, '192.0.2.1')());
  expect(taken.filter((status) => status === 404)).toHaveLength(10);
  expect(await times(10, order(own, '192.0.2.2'))).toEqual(Array<number>(10).fill(404));
  expect(await times(1, order(`other-${own}`, '192.0.2.1'))).toEqual([404]);
});

it('codes of registrations count where the org sends them, too, with room for a household or an office', async () => {
  const { post, times } = await scene(() => 200, { calls: settings.tries.calls });
  const send = async (at: number) =>
    (await post(calls.registrationCode, '192.0.2.1', { registrationId: `reg_${at}`, channel: 'email' }))
      .status;
  expect((await times(25, send)).filter((status) => status === 200)).toHaveLength(20);
});

it('orders count where the org takes them, too, whatever address they name', async () => {
  const { post, times } = await scene(() => 200, { calls: settings.tries.calls });
  const order = async (at: number) =>
    (await post(calls.enroll, '192.0.2.1', { email: `c${at}@b.example` })).status;
  expect((await times(25, order)).filter((status) => status === 200)).toHaveLength(20);
});

it.each([
  [calls.enroll, { email: 'maria@example.com', referralCode: 'MARIA-0000000000' }],
  [calls.enrollment, { confirmationNumber: 'C-1', lastName: 'a', zipCode: '78704' }],
  [calls.deposit, { linkToken: 'nobodys' }],
  [calls.setPassword, { token: 'nobodys', newPassword: 'Cloudy-day-8', confirmPassword: 'Cloudy-day-8' }],
])('tries of %s are limited', async (path, body) => {
  const { post, times } = await scene(() => 404);
  const statuses = await times(25, async () => (await post(path, '192.0.2.1', body)).status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
});

it.each([
  [calls.logIn, 'username'],
  [calls.reset, 'email'],
  [calls.enroll, 'email'],
  [calls.enrollment, 'confirmationNumber'],
  [calls.enrollment, 'linkToken'],
  [calls.deposit, 'linkToken'],
  [calls.setPassword, 'token'],
])('tries of %s are counted by %s', async (path, member) => {
  const { post, times } = await scene(() => 404);
  const tryFrom = (value: string) => async (at: number) =>
    (await post(path, `192.0.2.${at}`, { [member]: value, orderId: null })).status;
  expect(await times(22, tryFrom('one'))).toContain(429);
  expect(await times(1, tryFrom('another'))).toEqual([404]);
});

it('counts in memory are exact for each key that has room, and never more than are allowed', () => {
  const step = fc.record({ key: fc.integer({ min: 0, max: 9 }), wait: fc.integer({ min: 0, max: 40 }) });
  return fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const clock = { time: 0, now: () => clock.time };
      const store = createMemoryCounters({ clock, keys: 100 });
      const model = new Map<number, { count: number; end: number }>();
      for (const { key, wait } of steps) {
        clock.time += wait;
        const known = model.get(key);
        const entry =
          known !== undefined && known.end > clock.time ? known : { count: 0, end: clock.time + 100 };
        entry.count += 1;
        model.set(key, entry);
        const want = { count: entry.count, endsIn: entry.end - clock.time };
        expect(await store.take(String(key), 100)).toEqual(want);
      }
    }),
  );
});

it('memory is bounded: the oldest count makes room', async () => {
  const store = createMemoryCounters({ clock: { now: () => 0 }, keys: 3 });
  for (const key of ['a', 'b', 'c', 'd']) await store.take(key, 100);
  expect((await store.take('b', 100)).count).toBe(2);
  expect((await store.take('a', 100)).count).toBe(1);
  await store.giveBack('nobody');
});
