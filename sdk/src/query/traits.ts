import { invariant } from '../core/errors.ts';
import type { OperationTraits } from '../spec/operation.ts';
import type { ReadTraits, Trait, Traits } from './context.ts';

/** A registry of traits, empty at first. What an operation asks for is put together once. */
export function createTraits(): Traits {
  const byName = new Map<string, Trait>();
  const bound = new WeakMap<OperationTraits, ReadTraits>();
  const bind = (traits: OperationTraits): ReadTraits =>
    Object.assign(
      {},
      ...Object.entries(traits).map(([name, settings]) => {
        const trait = byName.get(name);
        invariant(trait, `No trait "${name}"`);
        return trait.bind(settings);
      }),
    );
  return {
    register: (trait) => byName.set(trait.name, trait),
    has: ({ traits = {} }) => Object.keys(traits).every((name) => byName.has(name)),
    of({ traits }) {
      if (!traits) return undefined;
      const found = bound.get(traits) ?? bind(traits);
      bound.set(traits, found);
      return found;
    },
  };
}
