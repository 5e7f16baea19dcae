import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    // Streamed pages bring scripts of their own, which use the timers of the page: they are tested beside few others.
    include: ['tests/{contract,server-rendering}/**/*.test.ts'],
    // An `only` that was left in would hide all other tests.
    allowOnly: false,
    // One worker a core for all files: the tests share no state, and loading the tools again for each costs more.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    deps: { interopDefault: false },
    // An end for what hangs, far beyond what the slowest machine needs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
