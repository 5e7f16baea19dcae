/** True for `npm run test:deep`, which goes through what no commit waits for. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep';

/** The tag of a journey of many that differ in their screen alone: each commit goes through every `every`th one. */
export const tagOf = (at: number, every = 2): '@quick' | '@deep' => (at % every === 0 ? '@quick' : '@deep');

/** Details of a journey that `npm run test:deep` goes through, and no commit waits for. */
export const deep = { tag: '@deep' } as const;

/** Details of a journey of a list that differs in one value alone: each commit goes through the first. */
export const afterFirst = (at: number): { readonly tag: '@quick' | '@deep' } => ({
  tag: tagOf(at, Infinity),
});
