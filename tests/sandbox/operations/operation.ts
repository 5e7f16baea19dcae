import type { Answer } from '../protocol/answer.ts';
import type { Call } from '../protocol/call.ts';
import type { FormLimits } from '../protocol/form-reader.ts';
import type { Services } from '../services/services.ts';

/** One operation of the contract, with the names of the few services that it takes. */
export interface Operation<TNames extends keyof Services = never> {
  /** Customers need a session; anyone needs none. */
  readonly access: 'customer' | 'anyone';
  /** True when it changes something, and so needs proof that it came from the portal's own pages. */
  readonly changes: boolean;
  /** A body of `multipart/form-data` instead of JSON. */
  readonly form?: FormLimits;
  readonly handle: (call: Call, services: Pick<Services, TNames>) => Answer | Promise<Answer>;
}

/** An operation of whatever services, as tables hold it and the org runs it. */
export type AnyOperation = Operation<keyof Services>;
