/** True for `npm run test:deep`, which goes through what no commit waits for. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep';

/** The tag of a journey of many that differ in their screen alone: each commit goes through every `every`th one. */
export const tagOf = (at: number, every = 2): '@quick' | '@deep' => (at % every === 0 ? '@quick' : '@deep');
