import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { ItemMember } from '../../model/block-descriptor.ts';
import type { CheckedScreen, PlacedBlock } from './checked-screen.ts';
import { alternativesAt, describedBy } from './described-source.ts';
import type { Described } from './described-source.ts';
import { answerOfRead, entryPath } from '../schema/item-path.ts';
import { typesOf } from '../schema/schema-path.ts';

/** A value that can be drawn. */
export type Drawn = 'number' | 'day';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** The descriptions of the entry that `item` is in a block. */
export function itemsOf(
  { facts: { item } }: PlacedBlock,
  { screen, catalogue }: Context,
): readonly Described[] {
  if (item === undefined) return [];
  if (item.kind === 'members') return membersOfItem(item.members, { screen, catalogue });
  const schema = answerOfRead(item.read, screen.config, catalogue);
  const way = entryPath(item, schema);
  return schema === undefined || way === undefined ? [] : [{ schema, path: way }];
}

/** The things that `item` is made of, where the specs know them; a file of the device is an object. */
function membersOfItem(
  members: { readonly [name: string]: ItemMember },
  context: Context,
): readonly Described[] {
  const own = Object.entries(members).flatMap(([member, { type }]) =>
    type === undefined ? [] : [{ schema: { type }, path: [], member }],
  );
  const file = { schema: { type: 'object' }, path: [], member: 'file' };
  const others = Object.entries(members).flatMap(([member, { source, operation }]) => {
    const schema = context.catalogue.operations[operation ?? '']?.data;
    const known = source === undefined ? [] : describedBy(source, { ...context, items: [] });
    return (schema === undefined ? known : [{ schema, path: [] }]).map((one) => ({ ...one, member }));
  });
  return [file, ...own, ...others];
}

export interface PlacedSource {
  readonly from: string;
  readonly path: JsonPath;
}

/** The sources at a member of a block, of each entry where it holds a list. */
export function sourcesAt(
  value: unknown,
  [member, ...rest]: readonly string[],
  path: JsonPath,
): readonly PlacedSource[] {
  if (Array.isArray(value))
    return value.flatMap((one, at) =>
      sourcesAt(one, member === undefined ? [] : [member, ...rest], [...path, at]),
    );
  if (member === undefined) return typeof value === 'string' ? [{ from: value, path }] : [];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, member)) return [];
  return sourcesAt(Reflect.get(value, member), rest, [...path, member]);
}

/** The kind of a value; undefined where the specs leave it open. A text without a format may be a day. */
export function kindOfValue(described: readonly Described[]): Drawn | 'other' | undefined {
  const alternatives = alternativesAt(described);
  const types =
    alternatives?.flatMap((one) => typesOf(one) ?? ['open']).filter((type) => type !== 'null') ?? [];
  if (types.length === 0 || types.includes('open')) return undefined;
  const isNumber = types.some((type) => type === 'number' || type === 'integer');
  if (isNumber) return types.includes('string') ? undefined : 'number';
  const formats = alternatives?.flatMap((one) => one.flatMap(({ format }) => format ?? [])) ?? [];
  if (types.includes('string') && formats.length === 0) return isListed(alternatives ?? []) ? 'other' : 'day';
  return formats.some((format) => format.startsWith('date')) ? 'day' : 'other';
}

/** One of several words is no day. */
const isListed = (alternatives: NonNullable<ReturnType<typeof alternativesAt>>) =>
  alternatives.every((one) => one.some((schema) => schema.enum !== undefined || schema.const !== undefined));
