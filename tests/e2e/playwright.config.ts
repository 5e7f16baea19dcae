import { defineConfig } from '@playwright/test';

import { isDeep } from './depth.ts';
import { withoutOrg } from './without-org.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** Each commit goes through a share of what the configs of screens give; `npm run screens:test` goes through all of it. */
const hasGenerated = !isDeep && process.env['E2E_ORG'] === undefined;

/** The third of ten shares of the journeys is `3/10`; all of them unless named. */
const [current, total] = (process.env['E2E_SHARE'] ?? '').split('/').map(Number);

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', ...(hasGenerated ? ['screens/screens.spec.ts'] : [])],
  testIgnore: process.env['E2E_ORG'] === 'strict' ? Object.keys(withoutOrg).map((file) => `e2e/${file}`) : [],
  ...(isDeep ? {} : { grepInvert: /@deep/ }),
  outputDir: '../../test-results',
  workers: 2,
  ...(current === undefined || total === undefined ? {} : { shard: { current, total } }),
  fullyParallel: true,
  forbidOnly: true,
  // A browser on a busy machine may stumble; the gate names what passed only at the second run,
  // and fails from three on.
  retries: 1,
  // Ends for what hangs, far beyond what the slowest machine needs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    browserName: 'chromium',
    trace: 'off',
    // Stands beside the report of a failed journey, which CI keeps.
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
