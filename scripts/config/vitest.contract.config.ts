import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/contract/**/*.test.ts'],
    deps: { interopDefault: false },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
