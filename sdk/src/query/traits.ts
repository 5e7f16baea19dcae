import { invariant } from '../core/errors.ts';
import type { OperationTraits } from '../spec/operation.ts';
import type { ReadTraits, Trait, Traits, TraitUser } from './context.ts';
import { createLateTraits } from './late-traits.ts';

/**
 * A registry of traits, empty at first. What an operation asks for is put together once.
 *
 * @param load fetches and registers what an operation asks for; absent where nothing can be fetched
 */
export function createTraits(load?: (operation: TraitUser) => Promise<void>): Traits {
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
  const boundOf = (traits: OperationTraits): ReadTraits => {
    const found = bound.get(traits) ?? bind(traits);
    bound.set(traits, found);
    return found;
  };
  const has: Traits['has'] = ({ traits = {} }) => Object.keys(traits).every((name) => byName.has(name));
  return {
    has,
    register: (trait) => byName.set(trait.name, trait),
    of(operation) {
      const { traits } = operation;
      if (!traits) return undefined;
      if (!load || has(operation)) return boundOf(traits);
      return createLateTraits(() => load(operation).then(() => boundOf(traits)));
    },
  };
}
