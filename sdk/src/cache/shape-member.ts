import type { Shape } from '../spec/shape.ts';

const PLAIN: Shape = { kind: 'plain' };

/** The shape of one member of an object or of one entry of a map. */
export function memberShape(shape: Shape, member: string): Shape {
  if (shape.kind === 'object' && Object.hasOwn(shape.members, member)) return shape.members[member] ?? PLAIN;
  return shape.kind === 'map' ? shape.values : PLAIN;
}
