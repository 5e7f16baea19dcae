import type { Problem, ProblemCode } from '../protocol.ts';

/** A value, or why there is none. */
export type Answer<TValue> =
  | { readonly state: 'done'; readonly value: TValue }
  | { readonly state: 'failed'; readonly problem: Problem };

/** An answer with a value. */
export function done<TValue>(value: TValue): Answer<TValue> {
  return { state: 'done', value };
}

/** An answer that says no. */
export function failed(
  code: ProblemCode,
  message: string,
): Extract<Answer<never>, { readonly state: 'failed' }> {
  return { state: 'failed', problem: { code, message } };
}
