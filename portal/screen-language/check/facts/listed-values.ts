import type { alternativesAt } from './described-source.ts';
import { typesOf } from '../schema/schema-path.ts';

/** All values that are listed, as texts; undefined where one alternative is open. */
export function listedAt(alternatives: ReturnType<typeof alternativesAt>): readonly string[] | undefined {
  const lists = alternatives?.map((one) => {
    const listed = one.flatMap((schema) => schema.enum ?? ('const' in schema ? [schema.const] : []));
    const types = typesOf(one)?.filter((type) => type !== 'null') ?? [];
    return listed.length === 0 && types.join() === 'boolean' ? [true, false] : listed;
  });
  const isClosed = lists !== undefined && lists.length > 0 && lists.every((list) => list.length > 0);
  return isClosed ? lists.flat().map(String) : undefined;
}

/** The values that are listed, as texts; where one alternative is open, those that the specs give as examples. */
export function namedAt(alternatives: ReturnType<typeof alternativesAt>): readonly string[] {
  const examples = (alternatives ?? []).flatMap((one) => one.flatMap((schema) => schema.examples ?? []));
  return listedAt(alternatives) ?? examples.map(String);
}
