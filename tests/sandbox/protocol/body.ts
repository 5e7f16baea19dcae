import type { operations as ApexOperations } from '../generated/types/apex.gen.ts';
import type { operations as UiApiOperations } from '../generated/types/ui-api.gen.ts';
import type { Call } from './call.ts';

type Operations = ApexOperations & UiApiOperations;

/** The JSON body that the spec of an operation describes. */
type JsonBody<TOperation extends keyof Operations> = Operations[TOperation] extends {
  readonly requestBody?: { readonly content: { readonly 'application/json': infer TBody } };
}
  ? TBody
  : never;

/** The body of a call in the type that the contract gives it. */
export function bodyOf<TOperation extends keyof Operations>(
  call: Call,
  _operation: TOperation,
): JsonBody<TOperation> {
  // The body was checked against the operation's schema, from which these types are generated.
  return call.body as JsonBody<TOperation>;
}
