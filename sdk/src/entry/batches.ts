export { joinReads } from '../traits/batched-reads.ts';
