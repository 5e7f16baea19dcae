import type { CompiledScreen } from '@energy-portal/portal/publish';
import type { Goal } from './condition-solver.ts';
import { valueAt } from './contract.ts';

type Bindings = CompiledScreen['model']['reads'][number]['with'];

/** The goals for a read to have its values: it waits for each, and for one of several that can stand for each other. */
export function bindingNeeds(bindings: Bindings): readonly Goal[] {
  return Object.values(bindings).flatMap((binding): readonly Goal[] => {
    if (valueAt(binding, ['optional']) === true) return [];
    const several = valueAt(binding, ['first']);
    const from = Array.isArray(several) ? several.flatMap(sourceOf) : sourceOf(binding);
    const [first, ...others] = from.map((source) => ({ from: source, filled: true }));
    if (first === undefined) return [];
    return [{ condition: others.length === 0 ? first : { any: [first, ...others] }, holds: true }];
  });
}

function sourceOf(binding: unknown): readonly string[] {
  const [from, field] = [valueAt(binding, ['from']), valueAt(binding, ['field'])];
  const source = typeof field === 'string' ? `answers.${field.split('.')[0] ?? ''}` : from;
  return typeof source === 'string' && /^(answers|session|route|results)\./.test(source) ? [source] : [];
}
