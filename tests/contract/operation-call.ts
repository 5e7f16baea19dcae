import { SdkError, type Client, type Snapshot } from '@energy-portal/sdk';
import type { AnyOperation } from '@energy-portal/sdk/catalogue';

/** The result of a call through its adapter. */
export type Outcome = { readonly data: unknown } | { readonly error: SdkError };

type Read = Extract<AnyOperation, { table: { kind: 'read' } }>;
type Write = Extract<AnyOperation, { table: { kind: 'write' } }>;

function isWrite(operation: AnyOperation): operation is Write {
  return operation.table.kind === 'write';
}

async function write(client: Client, operation: Write, config: unknown): Promise<Outcome> {
  try {
    return { data: await client.write(operation, config) };
  } catch (error) {
    if (error instanceof SdkError) return { error };
    throw error;
  }
}

async function read(client: Client, operation: Read, config: unknown): Promise<Outcome> {
  const snapshot: Snapshot<unknown> = await client.read(operation, config, { policy: 'no-cache' });
  if (snapshot.state === 'error') return { error: snapshot.error };
  return { data: 'data' in snapshot ? snapshot.data : snapshot };
}

/** Calls an operation past the cache. */
export function callOperation(client: Client, operation: AnyOperation, config: unknown): Promise<Outcome> {
  // An operation that is no write is a read; the table's kind narrows only one of the two.
  return isWrite(operation) ? write(client, operation, config) : read(client, operation as Read, config);
}
