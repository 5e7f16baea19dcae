import { describe, expect, it } from 'vitest';
import type { LookupSummary } from './policy.ts';
import { decideRead, type Policy } from './policy.ts';

const NOW = 100;
const FOUND = {
  'fresh data': { kind: 'data', freshUntil: 101 },
  'stale data': { kind: 'data', freshUntil: 100 },
  'a remembered error': { kind: 'error', freshUntil: 101 },
  'a forgotten error': { kind: 'error', freshUntil: 100 },
  nothing: { kind: 'nothing' },
} satisfies { [name: string]: LookupSummary };

const swr = (staleFor: number): Policy => ({ name: 'stale-while-revalidate', staleFor });
const at = (moment: number): Policy => ({ name: 'valid-at', at: moment });

describe('planRead', () => {
  it.each([
    ['cache-then-network', 'fresh data', 'show'],
    ['cache-then-network', 'stale data', 'show, ask, wait'],
    ['cache-then-network', 'a remembered error', 'show'],
    ['cache-then-network', 'a forgotten error', 'ask, wait'],
    ['cache-then-network', 'nothing', 'ask, wait'],
    ['cache-and-network', 'fresh data', 'show, ask, wait'],
    ['cache-and-network', 'stale data', 'show, ask, wait'],
    ['cache-and-network', 'nothing', 'ask, wait'],
    ['no-cache', 'fresh data', 'ask, wait'],
    ['no-cache', 'a remembered error', 'ask, wait'],
    ['only-if-cached', 'fresh data', 'show'],
    ['only-if-cached', 'stale data', ''],
    ['only-if-cached', 'a remembered error', 'show'],
    ['only-if-cached', 'nothing', ''],
    [swr(1), 'fresh data', 'show'],
    [swr(1), 'stale data', 'show, ask'],
    [swr(0), 'stale data', 'ask, wait'],
    [swr(1), 'a remembered error', 'show'],
    [swr(1), 'a forgotten error', 'ask, wait'],
    [swr(1), 'nothing', 'ask, wait'],
    [at(99), 'stale data', 'show'],
    [at(101), 'fresh data', 'ask, wait'],
    [at(99), 'nothing', 'ask, wait'],
  ] as const)('%j with %s: %s', (policy, found, want) => {
    const { show, ask, wait } = decideRead(policy, FOUND[found], NOW);
    expect([show && 'show', ask && 'ask', wait && 'wait'].filter(Boolean).join(', ')).toBe(want);
  });
});
