import { Skeleton } from '../ui/index.ts';
import type { BlockPage } from './page.ts';

/** Stands in the place of a block whose code is on its way. */
export function WaitingBlock({ page }: { readonly page: BlockPage }) {
  return <Skeleton label={page.text('loading')} />;
}
