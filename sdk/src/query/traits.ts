import { invariant } from '../core/errors.ts';
import type { OperationTraits } from '../spec/operation.ts';
import type { ReadTraits, Trait, Traits } from './context.ts';

/** A registry of traits, empty at first. What an operation asks for is put together once. */
export function createTraits(): Traits {
  const byName = new Map<string, Trait>();
  const bound = new WeakMap<OperationTraits, ReadTraits>();
  return {
    register: (trait) => byName.set(trait.name, trait),
    has: ({ traits = {} }) => Object.keys(traits).every((name) => byName.has(name)),
    of({ table, traits }) {
      if (!traits) return undefined;
      let found = bound.get(traits);
      if (!found) {
        const all = Object.entries(traits).map(([name, settings]) => {
          const trait = byName.get(name);
          invariant(trait, `"${table.id}" needs a client with the trait "${name}"`);
          return trait.bind(settings);
        });
        bound.set(traits, (found = Object.assign({}, ...all) as ReadTraits));
      }
      return found;
    },
  };
}
