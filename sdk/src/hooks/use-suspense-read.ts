import { use } from 'react';
import type { Client, WatchOptions } from '../client.ts';
import { SdkError } from '../errors.ts';
import { policyKey } from '../policies/policy.ts';
import { dataOf } from '../snapshots/snapshot.ts';
import type { ReadOperation } from '../types/operation.ts';
import type { Snapshot } from '../types/snapshot.ts';
import { useClient } from './client-context.ts';
import { useRead, type ReadResult } from './use-read.ts';

/** What a component knows of a read that it does not render without. */
export interface SuspenseReadResult<TData> extends Omit<ReadResult<TData>, 'missing' | 'data'> {
  readonly data: TData;
}

/** Milliseconds for which an answer stays with those who waited for it, until they have rendered again. */
const KEPT = 1_000;

const waiting = new WeakMap<Client, Map<string, Promise<Snapshot<unknown>>>>();

/**
 * Reads, and lets the nearest `Suspense` wait until there is data. A failure without data goes to the nearest error
 * boundary; whoever renders again after that asks again. Later failures come as `error` beside the data.
 *
 * @throws SdkError where nothing can be read: `INVALID_CONFIG`, `HTTP`, `NETWORK`, `MALFORMED_RESPONSE`
 *
 * @example
 * const { data } = useSuspenseRead(getRecord, { recordId, fields: ['Contact.Email'] });
 */
export function useSuspenseRead<TConfig, TData>(
  operation: ReadOperation<TConfig, TData>,
  config: TConfig,
  options: WatchOptions = {},
): SuspenseReadResult<TData> {
  const client = useClient();
  const { state, data, error, refresh } = useRead(operation, config, options);
  if (data !== undefined) return { state, data, error, refresh };
  if (error) throw error;
  const snapshot = use(waitFor(client, operation, { config, options }));
  const first = dataOf(snapshot);
  if (first !== undefined) return { state: snapshot.state, data: first, error, refresh };
  if (snapshot.state === 'error') throw snapshot.error;
  const missing = snapshot.state === 'unfulfilled' ? snapshot.missing : [];
  const details = { operation: operation.table.id, status: 400, statusText: 'INVALID_CONFIG' };
  throw new SdkError('INVALID_CONFIG', `Nothing is read without ${missing.join(', ')}`, details);
}

interface Waiting<TConfig> {
  readonly config: TConfig;
  readonly options: WatchOptions;
}

/** The same promise for each render that waits for the same read. */
function waitFor<TConfig, TData>(
  client: Client,
  operation: ReadOperation<TConfig, TData>,
  { config, options }: Waiting<TConfig>,
): Promise<Snapshot<TData>> {
  const reads = waiting.get(client) ?? new Map<string, Promise<Snapshot<unknown>>>();
  waiting.set(client, reads);
  const key = `${policyKey(options.policy)} ${client.keyOf(operation, config)}`;
  const known = reads.get(key);
  // The key says which operation it is, and so what its data is.
  if (known) return known as Promise<Snapshot<TData>>;
  const read = client.read(operation, config, options);
  reads.set(key, read);
  void read.then(() => setTimeout(() => reads.delete(key), KEPT));
  return read;
}
