import { defineConfig } from 'vitest/config';
import { vendorPlugin } from '@energy-portal/portal/vendor';
import { browserFrameworks } from './browser-frameworks.ts';

export default defineConfig({
  plugins: [vendorPlugin(), browserFrameworks()],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['{sdk,generator,portal,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/{contract,server-rendering}/**', 'tests/e2e/**'],
    // An `only` that was left in would hide all other tests.
    allowOnly: false,
    // One worker a core for all files: the tests share no state, and loading the tools again for each costs more.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    deps: { interopDefault: false },
    // The portal is tested with the slimmed dependencies of its bundle; publishing compiles validators with the whole ones.
    server: { deps: { inline: [/\/node_modules\/(@rjsf|wouter|i18next)\/(?!.*compileSchemaValidators)/] } },
    // An end for what hangs, far beyond what the slowest machine needs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['scripts/config/silent-console.ts', 'scripts/config/patient-queries.ts'],
    typecheck: { enabled: false },
  },
});
