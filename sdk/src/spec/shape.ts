/**
 * The places of entities inside a response, derived from its schema by the generator. a response, derived from its schema by the generator.
 *
 * Places that hold no entity are left out, so that normalizing an answer walks only the paths that lead to one.
 * An `entity` position holds a reference only where the value is an object that carries every key member
 * of that entity; an object without them (a record without an id) stays as it is.
 *
 * A value of another type than the one that belongs there is an error of the whole answer, unless `or` says that
 * it may stand there; `is` is the type of an answer without entities. A member that is absent is no error.
 */
export type Shape =
  | { readonly kind: 'plain'; readonly is?: 'object' | 'array'; readonly or?: never }
  | (Alternative & { readonly kind: 'entity'; readonly entity: string })
  | (Alternative & { readonly kind: 'object'; readonly members: { readonly [member: string]: Shape } })
  | (Alternative & { readonly kind: 'map'; readonly values: Shape })
  | (Alternative & { readonly kind: 'list'; readonly items: Shape });

interface Alternative {
  /** The alternative: null alone, or any other value. */
  readonly or?: 'null' | 'any';
}
