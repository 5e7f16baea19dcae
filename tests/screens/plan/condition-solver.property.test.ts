import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Condition } from '@energy-portal/portal/publish';
import { solve, type SolverContext } from './condition-solver.ts';

const values = ['a', 'b', undefined] as const;
const context = (conditions: SolverContext['conditions']): SolverContext => ({
  conditions,
  domainOf: () => ({ values, isOpen: false }),
  needsOf: () => [],
  listOf: () => undefined,
});

const atoms = fc.oneof(
  fc.record({ from: fc.constantFrom('reads.x.a', 'reads.x.b', 'reads.x.c'), is: fc.constantFrom('a', 'b') }),
  fc.record({ from: fc.constantFrom('reads.x.a', 'reads.x.b', 'reads.x.c'), filled: fc.boolean() }),
);

const { condition: conditions } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    atoms,
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((all) => ({ all }) as Condition),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((any) => ({ any }) as Condition),
    tie('condition').map((not): Condition => ({ not })),
  ),
}));

/** Judges a condition anew, by trying: nothing of the solver's is used. */
function holds(condition: Condition, known: ReadonlyMap<string, unknown>): boolean {
  if (typeof condition === 'string' || 'compare' in condition) throw new Error('Not made here.');
  if ('all' in condition) return condition.all.every((one) => holds(one, known));
  if ('any' in condition) return condition.any.some((one) => holds(one, known));
  if ('not' in condition) return !holds(condition.not, known);
  const value = 'from' in condition ? known.get(condition.from) : undefined;
  return condition.filled === undefined ? value === condition.is : (value !== undefined) === condition.filled;
}

/** All values of the three sources. */
const all = values.flatMap((a) =>
  values.flatMap((b) =>
    values.map(
      (c) =>
        new Map([
          ['reads.x.a', a],
          ['reads.x.b', b],
          ['reads.x.c', c],
        ]),
    ),
  ),
);

it('finds values exactly where there are some, and they are right', () => {
  fc.assert(
    fc.property(conditions, fc.boolean(), (condition, wanted) => {
      const found = solve([{ condition, holds: wanted }], context({}));
      const isPossible = all.some((known) => holds(condition, known) === wanted);
      expect(found !== undefined).toBe(isPossible);
      if (found !== undefined) expect(holds(condition, found)).toBe(wanted);
    }),
  );
});
