import type { Refusal, RefusalCode } from '../protocol.ts';

/** A value, or why there is none. */
export type Answer<TValue> =
  | { readonly state: 'done'; readonly value: TValue }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** An answer with a value. */
export function done<TValue>(value: TValue): Answer<TValue> {
  return { state: 'done', value };
}

/** An answer that says no. */
export function refused(code: RefusalCode, message: string): Answer<never> {
  return { state: 'refused', refusal: { code, message } };
}
