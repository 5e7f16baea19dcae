import type { Client, ReadOperation } from '@energy-portal/sdk';
import type { ReadView } from '../page/page.ts';

/** What following a read needs. */
export interface FollowParts {
  readonly client: Client;
  readonly operation: ReadOperation<unknown, unknown>;
  readonly config: object;
  readonly show: (view: ReadView) => void;
}

/** What a view is, by the state of the snapshot behind it. */
export function stateOf(state: string, data: unknown): ReadView['state'] {
  // Nothing was asked: what the read needs is not there.
  if (state === 'unfulfilled') return 'waiting';
  if (state === 'error') return data === undefined ? 'failed' : 'ready';
  return data === undefined ? 'loading' : 'ready';
}
