import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

const settings = mergeConfig(base, {
  test: { testTimeout: 20_000, hookTimeout: 20_000, slowTestThreshold: 1e6 },
});
// A list that is merged grows, and this one is to be shorter.
settings.test = { ...settings.test, include: (process.env['MUTATION_TESTS'] ?? '').split(' ') };

/** The tests of one area, for `npm run test:mutation`. */
export default settings;
