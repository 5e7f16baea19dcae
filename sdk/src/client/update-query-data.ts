import { dataOf } from '../query/lookup.ts';
import type { ReadOperation } from '../spec/operation.ts';
import type { Client } from './client.ts';

/**
 * Changes the cached data of one query by hand; everybody who watches the same records sees it, and it counts as fresh. The
 * data is frozen: what changes is returned as a new object.
 *
 * @returns false where nothing is cached, and nothing is changed
 * @throws SdkError `MALFORMED_RESPONSE` when what `update` returns is not what the spec promises
 *
 * @example
 * updateQueryData(client, getRecord, { config, update: (record) => ({ ...record, apiName: 'Case' }) });
 */
export function updateQueryData<TConfig, TData>(
  client: Pick<Client, 'peek' | 'put'>,
  operation: ReadOperation<TConfig, TData>,
  { config, update }: { readonly config: TConfig; readonly update: (data: TData) => TData },
): boolean {
  const data = dataOf(client.peek(operation, config));
  if (data === undefined) return false;
  client.put(operation, config, update(data));
  return true;
}
