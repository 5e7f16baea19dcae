import type { JsonObject } from '@energy-portal/sdk';
import type { ContractClient } from './contract-client.ts';

/** A difference: the sandbox needs another call than the example of the spec, which the mocks answer as it stands. */
export interface Difference {
  /** Why. */
  readonly reason: string;
  /** True when the org forgets before what other examples have done. */
  readonly isFresh?: boolean;
  /** Brings the org to where the call is possible, and gives its configuration. */
  prepare(contract: ContractClient, example: JsonObject): Promise<JsonObject>;
}
