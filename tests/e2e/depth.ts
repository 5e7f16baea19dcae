/** True for `npm run test:deep`, which goes through what no commit waits for. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep';
