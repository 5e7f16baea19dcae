import type { BlockPage } from './page.ts';

/** Returns true while the read behind a source such as `reads.case.id` has not answered. */
export function isAwaited(source: string, page: Pick<BlockPage, 'read'>): boolean {
  const [root, name] = source.split('.');
  if (root !== 'reads' || name === undefined) return false;
  const { state } = page.read(name);
  return state === 'loading' || state === 'waiting';
}
