import { useState } from 'react';
import type { ReadView } from './page.ts';
import { Skeleton } from '../ui/index.ts';
import type { BlockPage } from './page.ts';

/** Stands in the place of a block whose code is on its way. */
export function WaitingBlock({ page }: { readonly page: BlockPage }) {
  return <Skeleton label={page.text('loading')} />;
}

/**
 * The answer of a read, and while another one is on its way the one before it: what a customer looks at stays until
 * there is something else to look at.
 */
export function useKeptAnswer({ state, data }: Pick<ReadView, 'state' | 'data'>): unknown {
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return data ?? (state === 'loading' ? kept : undefined);
}
