import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['{sdk,generator,portal,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/contract/**', 'tests/e2e/**'],
    deps: { interopDefault: false },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['scripts/config/silent-console.ts'],
    typecheck: { enabled: false },
  },
});
