export { batchReads } from '../traits/batched-reads.ts';
