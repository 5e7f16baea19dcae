export { joinReads } from './batches/joined-reads.ts';
