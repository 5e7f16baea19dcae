import type { CompiledScreen } from '@energy-portal/portal/publish';
import type { Goal } from './condition-solver.ts';
import { valueAt } from './contract.ts';

type Bindings = CompiledScreen['model']['reads'][number]['with'];

/** The goals for a read to have its values: it waits for each, and for one of several that can stand for each other. */
export const bindingNeeds = (bindings: Bindings): readonly Goal[] =>
  goalsOf(bindings, (sources) => sources.filter((one) => /^(answers|session|route|results)\./.test(one)));

/** The goals for a button to have what its call is made of. */
export const buttonNeeds = (bindings: Bindings = {}): readonly Goal[] =>
  goalsOf(bindings, (sources) =>
    sources.filter((one) => /^(answers|session|route|results|reads)\./.test(one)),
  );

/** The goals for a form to have what its call is made of; where an answer may take the place of a source there is none. */
export const formNeeds = (bindings: Bindings = {}): readonly Goal[] =>
  goalsOf(bindings, (sources) => (sources.every((one) => /^(session|reads)\./.test(one)) ? sources : []));

function goalsOf(
  bindings: Bindings,
  pick: (sources: readonly string[]) => readonly string[],
): readonly Goal[] {
  return Object.values(bindings).flatMap((binding): readonly Goal[] => {
    if (valueAt(binding, ['optional']) === true) return [];
    const entry = entryGoals(binding);
    if (entry.length > 0) return entry;
    const several = valueAt(binding, ['first']);
    const sources = pick(Array.isArray(several) ? several.flatMap(sourceOf) : sourceOf(binding));
    const [first, ...others] = sources.map((from) => ({ from, filled: true }));
    if (first === undefined) return [];
    return [{ condition: others.length === 0 ? first : { any: [first, ...others] }, holds: true }];
  });
}

/** The goals for a list to begin with the entry that a binding looks for. */
function entryGoals(binding: unknown): readonly Goal[] {
  const [list, where, is] = ['entryOf', 'where', 'is'].map((member) => valueAt(binding, [member]));
  if (typeof list !== 'string' || typeof where !== 'string' || typeof is !== 'string') return [];
  const at = (member: string) => `${list}.0.${member}`;
  return [
    { condition: { from: at(where), is }, holds: true },
    { condition: { from: at(String(valueAt(binding, ['take']))), filled: true }, holds: true },
  ];
}

function sourceOf(binding: unknown): readonly string[] {
  const [from, field] = [valueAt(binding, ['from']), valueAt(binding, ['field'])];
  const source = typeof field === 'string' ? `answers.${field.split('.')[0] ?? ''}` : from;
  return typeof source === 'string' ? [source] : [];
}
