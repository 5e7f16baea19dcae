import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** Every screen in the pseudo-languages, by the browser of the journeys. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  testIgnore: [],
  retries: 0,
  outputDir: '../../test-results',
});
