import type { Binding } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import type { CheckedScreen } from './checked-screen.ts';
import { alternativesAt, describedBy } from './described-source.ts';
import type { Described } from './described-source.ts';
import { typesOf } from '../schema/schema-path.ts';
import type { Alternatives } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** The sources that a value can come from, each with its place. */
export function valuesIn(binding: Binding, place: JsonPath): readonly { from: string; place: JsonPath }[] {
  if (typeof binding !== 'object' || Array.isArray(binding)) return [];
  if ('first' in binding) return binding.first.flatMap((one, at) => valuesIn(one, [...place, 'first', at]));
  return 'from' in binding ? [{ from: binding.from, place: [...place, 'from'] }] : [];
}

/** The types of an alternative without null; undefined where one of them says nothing. Whole numbers are numbers. */
export function knownTypes(alternatives: Alternatives): readonly string[] | undefined {
  const all = alternatives.map(typesOf);
  if (all.some((types) => types === undefined)) return undefined;
  const types = all.flatMap((one) => one ?? []).map((type) => (type === 'integer' ? 'number' : type));
  const known = [...new Set(types)].filter((type) => type !== 'null');
  return known.length === 0 ? undefined : known;
}

/** The types that a source can have, without null; undefined where the specs leave it open. */
export function typesOfSource(
  from: string,
  { screen, catalogue, items = [] }: Context & { readonly items?: readonly Described[] },
): readonly string[] | undefined {
  if (from.startsWith('constants.')) {
    const value = readPath(catalogue.constants, from.slice('constants.'.length));
    if (value === undefined) return undefined;
    return [Array.isArray(value) ? 'array' : typeof value];
  }
  return typesAt(describedBy(from, { screen, catalogue, items }));
}

/** The types of what is described, without null; undefined where the specs leave it open. */
export function typesAt(described: readonly Described[]): readonly string[] | undefined {
  const alternatives = alternativesAt(described);
  return alternatives && knownTypes(alternatives);
}

const words: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
};

/** Types in words. */
export const wordsOf = (types: readonly string[]) => types.map((type) => words[type] ?? type).join(' or ');
