import type { Difference } from './difference.ts';
import type { OrgAnswer, OrgRequest } from './org-connection.ts';
import type { SpecOperation } from './specs.ts';

/** A run of the suite, as its special requests see it. */
export interface Trial {
  /** Sends a request of an operation and compares the answer with the specs. */
  readonly send: (operation: SpecOperation, request: OrgRequest) => Promise<OrgAnswer>;
  readonly note: (difference: Difference) => void;
  readonly operation: (id: string) => SpecOperation | undefined;
}
