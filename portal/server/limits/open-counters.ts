import type { FastifyBaseLogger } from 'fastify';
import { settings } from '../settings.ts';
import { createOwnCounters, isOfTries } from './call-counts.ts';
import type { CounterStore } from './counter-store.ts';
import { createOwedCounts } from './owed-counts.ts';
import { shareCounters } from './shared-counters.ts';

/** The counters of a host, and their end. */
interface OpenCounters {
  /** None where nothing is shared. */
  readonly counters?: CounterStore;
  /** False while the host counts for itself. */
  readonly isCounting?: () => boolean;
  readonly close: () => void;
}

/** The settings of counters. */
interface CounterOptions {
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  readonly clock: { readonly now: () => number };
}

/** Opens the counters that hosts share, where there is an address of such. */
export async function openCounters(
  url: string | undefined,
  { logger, clock }: CounterOptions,
): Promise<OpenCounters> {
  if (url === undefined) return { close: () => undefined };
  // A host that counts for itself has no use for it.
  const { openRedisCounters } = await import('./redis-counters.ts');
  const { answerTimeout, retryDelay, silence } = settings.counters;
  const redis = openRedisCounters({ url, retryDelay, silence });
  // The first customers of a host that has just begun are counted with all others.
  await redis.tried;
  const counters = shareCounters({
    shared: redis.store,
    own: createOwnCounters({ clock, keys: settings.tries.keys }),
    owed: createOwedCounts({ clock, keys: settings.tries.keys }),
    isOwed: isOfTries,
    answerTimeout,
    retryDelay,
    onChange: (isShared) =>
      logger.warn(
        isShared
          ? 'the shared counters are back'
          : 'the shared counters are away: this host counts for itself',
      ),
  });
  // One that is away is told of at once, not when the first customer comes.
  await counters.take('a host begins', retryDelay);
  return { counters, isCounting: counters.isShared, close: redis.close };
}
