/** A member of an answer that is not what the example says. */
export interface Change {
  readonly path: readonly string[];
  /** `undefined` takes the member away. */
  readonly value: unknown;
  /** Parameters of the calls that it is meant for, where others of the same operation are answered otherwise. */
  readonly only?: { readonly [parameter: string]: unknown };
}

/** An error answer, or a line that breaks. */
export type ErrorAnswer = { readonly status: number; readonly body: unknown } | 'cut';

/** The answers of the org for a while. */
export interface Scene {
  /** The members of answers that are not those of the example, by operation. */
  readonly changes: { readonly [operation: string]: readonly Change[] };
  readonly errors: { readonly [operation: string]: ErrorAnswer };
  /** Operations that are not answered while it lasts. */
  readonly held?: readonly string[];
  /** Milliseconds before each answer. */
  readonly delay?: number;
}

/** An org at its examples. */
export const plainScene: Scene = { changes: {}, errors: {} };
