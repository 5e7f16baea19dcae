import type { FastifyInstance } from 'fastify';
import type { BuildFiles } from '../build-files.ts';
import { createMemoryCounters } from '../limits/counter-store.ts';
import type { CounterStore } from '../limits/counter-store.ts';
import type { StagingKeys } from './staff-tokens.ts';
import { followStaged } from './staged-publication.ts';
import { createStagedFor, registerStaging } from './staging-pages.ts';
import type { StagedFor } from './staging-pages.ts';

/** The settings of a host that concern what is staged. */
interface OpenStagingOptions {
  readonly stagingKeys?: StagingKeys | undefined;
  readonly dist: string;
  readonly build: BuildFiles;
  /** The time of day, which invitations end by. */
  readonly clock: { readonly now: () => number };
  /** For durations. */
  readonly steadyClock?: { readonly now: () => number } | undefined;
  readonly counters?: CounterStore | undefined;
  /** Milliseconds between two looks for what is staged. */
  readonly every: number;
}

/** Invitations that a host remembers to have let in. */
const invitations = 10_000;

/** Lets staff in who are known by the keys; without keys there is no staging, and no way to it. */
export async function openStaging(
  server: FastifyInstance,
  { stagingKeys: keys, dist, build, clock, steadyClock = performance, every, ...options }: OpenStagingOptions,
): Promise<StagedFor | undefined> {
  if (keys === undefined) return undefined;
  const onBroken = (error: unknown) => {
    server.log.error({ reason: String(error) }, 'what is staged cannot be shown');
    return undefined;
  };
  const counters = options.counters ?? createMemoryCounters({ clock: steadyClock, keys: invitations });
  const staging = {
    keys,
    staged: followStaged({ dist, build, clock: steadyClock, every, onBroken }),
    counters,
    clock,
  };
  await server.register((scope) => registerStaging(scope, staging));
  return createStagedFor(staging);
}
