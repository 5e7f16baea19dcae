import { describe, expect, it } from 'vitest';
import type { Found } from '../snapshots/finding.ts';
import { planRead } from './policy.ts';

const NOW = 100;
const FOUND = {
  'fresh data': { kind: 'data', freshUntil: 101 },
  'stale data': { kind: 'data', freshUntil: 100 },
  'a remembered error': { kind: 'error', freshUntil: 101 },
  'a forgotten error': { kind: 'error', freshUntil: 100 },
  nothing: { kind: 'nothing' },
} satisfies { [name: string]: Found };

describe('planRead', () => {
  it.each([
    ['cache-then-network', 'fresh data', 'show'],
    ['cache-then-network', 'stale data', 'show, ask'],
    ['cache-then-network', 'a remembered error', 'show'],
    ['cache-then-network', 'a forgotten error', 'ask'],
    ['cache-then-network', 'nothing', 'ask'],
    ['cache-and-network', 'fresh data', 'show, ask'],
    ['cache-and-network', 'stale data', 'show, ask'],
    ['cache-and-network', 'nothing', 'ask'],
    ['no-cache', 'fresh data', 'ask'],
    ['no-cache', 'a remembered error', 'ask'],
    ['only-if-cached', 'fresh data', 'show'],
    ['only-if-cached', 'stale data', ''],
    ['only-if-cached', 'a remembered error', 'show'],
    ['only-if-cached', 'nothing', ''],
  ] as const)('%s with %s: %s', (policy, found, want) => {
    const { show, ask } = planRead(policy, FOUND[found], NOW);
    expect([show && 'show', ask && 'ask'].filter(Boolean).join(', ')).toBe(want);
  });
});
