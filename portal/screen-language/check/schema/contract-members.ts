import type { CatalogueSchema } from '../../load/catalogue.ts';
import { alternativesOf } from './schema-path.ts';
import type { Alternatives } from './schema-path.ts';

/** The members that each alternative of a schema asks for. */
export function requiredByEach(alternatives: Alternatives): readonly (readonly string[])[] {
  return alternatives.map((one) => [...new Set(one.flatMap(({ required = [] }) => required))]);
}

/** The members that an operation asks for whatever else it is given. */
export function requiredAlways(config: CatalogueSchema | undefined): readonly string[] {
  if (config === undefined) return [];
  const [first = [], ...others] = requiredByEach(alternativesOf(config, config));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** The members that a member brings along. */
export function dependentMembers(alternatives: Alternatives): ReadonlyMap<string, readonly string[]> {
  const rules = alternatives
    .flat()
    .flatMap(({ dependentRequired = {} }) => Object.entries(dependentRequired));
  return new Map(rules);
}
