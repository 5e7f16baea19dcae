import fc from 'fast-check';

/** Puts something else in the place of one value, or leaves it out. */
interface Slip {
  readonly screen: number;
  readonly place: number;
  readonly what: 'else' | 'gone';
  readonly value: unknown;
}

/** Slips in one of so many screens. */
export const slipsIn = (screens: number): fc.Arbitrary<Slip> =>
  fc.record({
    screen: fc.nat(screens - 1),
    place: fc.nat(500),
    what: fc.constantFrom('else', 'gone'),
    value: fc.oneof(
      fc.constantFrom(
        '',
        'text',
        'reads.contact',
        'item.x',
        'constructor',
        'errors.x',
        null,
        0,
        true,
        [],
        {},
      ),
      fc.constantFrom('email', 'methods', '/', 'fields.Id', 'getRecord', '__proto__', 'toString'),
      fc.jsonValue(),
    ),
  });

/** The value with a slip in it: places are counted from the outside in. */
export function withSlip(value: unknown, { place, what, value: other }: Slip): unknown {
  let left = place % countOf(value);
  const visit = (inner: unknown): unknown => {
    if (left === 0 && what === 'else') {
      left = -1;
      return other;
    }
    left -= 1;
    if (typeof inner !== 'object' || inner === null) return inner;
    const entries = Object.entries(inner).flatMap(([name, one]) => {
      const isGone = left === 0 && what === 'gone';
      const visited = visit(one);
      return isGone ? [] : [[name, visited] as const];
    });
    return Array.isArray(inner) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
  };
  return visit(value);
}

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countOf(inner), 1);
}
