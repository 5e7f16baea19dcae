import { createClient } from '@redis/client';
import type { CounterStore } from './counter-store.ts';

/** Counters in Redis or Valkey. */
interface RedisCounters {
  /** Rejects at once where the server is away. */
  readonly store: CounterStore;
  /** Resolves when the first try to connect has gone well, or has not. */
  readonly tried: Promise<void>;
  readonly close: () => void;
}

/** The settings of counters in Redis. */
interface RedisOptions {
  /** An address such as `redis://user:password@host:6379/0`; `rediss` is encrypted. */
  readonly url: string;
  /** Milliseconds between two tries to connect, and after which a server that says nothing is away. */
  readonly retryDelay: number;
  readonly silence: number;
}

/** Other programs may keep theirs in the same database. */
const prefix = 'portal:count:';

/** A window begins with its first count, in one step: a key without an end would count for ever. */
const take = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

const giveBack = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count > 0 then redis.call('DECR', KEYS[1]) end
return 0`;

/** Connects to Redis or Valkey, and again whenever it was away; nobody waits for it. */
export function openRedisCounters({ url, retryDelay, silence }: RedisOptions): RedisCounters {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: silence / 2,
    socket: { reconnectStrategy: () => retryDelay, connectTimeout: silence, socketTimeout: silence },
  });
  // Told by the calls that fail.
  client.on('error', () => undefined);
  const tried = new Promise<void>((resolve) => {
    for (const outcome of ['ready', 'error']) client.once(outcome, () => resolve());
  });
  client.connect().catch(() => undefined);
  return {
    tried,
    store: {
      async take(key, window, times = 1) {
        const answer: unknown = await client.eval(take, {
          keys: [prefix + key],
          arguments: [String(Math.ceil(window)), String(times)],
        });
        const [count, endsIn] = Array.isArray(answer) ? answer.map(Number) : [];
        if (count === undefined || endsIn === undefined) throw new Error('Redis has answered no count.');
        return { count, endsIn };
      },
      async giveBack(key) {
        await client.eval(giveBack, { keys: [prefix + key] });
      },
      read: async (key) => Number(await client.get(prefix + key)),
    },
    close: () => client.destroy(),
  };
}
