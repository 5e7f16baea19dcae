import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** The settings of the journeys that are written by hand, for those that a config gives. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/screens',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: { ...journeys.use, actionTimeout: 15_000 },
});
