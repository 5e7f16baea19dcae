/**
 * Where entities stand inside a response, derived from its schema by the generator.
 *
 * Parts that hold no entity are left out, so that ingest walks only the paths that lead to one.
 * An `entity` position holds a link only where the value is an object that carries every key member
 * of that entity; any other value found there (null, a string, a record without an id) stays as it is.
 */
export type Shape =
  | { readonly kind: 'plain' }
  | { readonly kind: 'entity'; readonly entity: string }
  | { readonly kind: 'object'; readonly members: { readonly [member: string]: Shape } }
  | { readonly kind: 'map'; readonly values: Shape }
  | { readonly kind: 'list'; readonly items: Shape };
