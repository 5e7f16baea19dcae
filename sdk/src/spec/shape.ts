import type { Json } from '../core/json-value.ts';

/**
 * The places of entities inside a response, derived from its schema by the generator.
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

const PLAIN: Shape = { kind: 'plain' };

/** The shape of one member of an object or of one entry of a map. */
export function memberShape(shape: Shape, member: string): Shape {
  if (shape.kind === 'object' && Object.hasOwn(shape.members, member)) return shape.members[member] ?? PLAIN;
  return shape.kind === 'map' ? shape.values : PLAIN;
}

/** Returns true when a value has the expected type, or one that may stand there instead. */
export function isExpected(value: Json | undefined, shape: Shape): boolean {
  if (value === undefined || shape.or === 'any') return true;
  const type = typeOf(value);
  return type === (typeIn(shape) ?? type) || type === shape.or;
}

/** The type that belongs in a place, as JSON Schema names it; undefined where any may stand. */
export function typeIn(shape: Shape): string | undefined {
  return shape.kind === 'plain' ? shape.is : shape.kind === 'list' ? 'array' : 'object';
}

/** The type of a value as JSON Schema names it. */
export function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
