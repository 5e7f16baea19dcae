import type { Json } from '@energy-portal/sdk';

/** The members of an answer that a server may get wrong. */
export const MISTYPED_PLACES = ['all', 'inside', 'key', 'version', 'map', 'list'] as const;
export type MistypedPlace = (typeof MISTYPED_PLACES)[number];

interface Draft {
  [member: string]: Json | Draft;
}

/** The members that go wrong, and what stands there. */
const WRONG: {
  readonly [mistypedAt in Exclude<MistypedPlace, 'all' | 'inside'>]: readonly [member: string, value: Json];
} = {
  key: ['id', [7]],
  version: ['rev', 'some day'],
  map: ['fields', 'none'],
  list: ['things', { '0': null }],
};

/** The same answer with something in it that is not of the type which belongs there. */
export function mistyped(data: Json, mistypedAt: MistypedPlace): Json {
  if (mistypedAt === 'all') return [data];
  const draft = structuredClone(data);
  const places = [...objectsIn(draft)].filter((one) => 'id' in one || 'things' in one);
  // The last one is the innermost.
  const place = mistypedAt === 'inside' ? places.at(-1) : places[0];
  if (!place) return [data];
  const [member, value] = WRONG[mistypedAt === 'inside' ? 'version' : mistypedAt];
  const isHere = member in place || 'id' in place;
  if (!isHere || (mistypedAt === 'list' && !('things' in place))) return [data];
  place[member] = value;
  return draft;
}

function* objectsIn(value: unknown): Iterable<Draft> {
  if (typeof value !== 'object' || value === null) return;
  // Not a list, so an object of JSON, which was copied to be changed.
  if (!Array.isArray(value)) yield value as Draft;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}
