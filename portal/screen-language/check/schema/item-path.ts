import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import type { BlockItem } from '../../model/block-descriptor.ts';
import { alternativesOf, membersOf, schemaAt, typesOf } from './schema-path.ts';

/** The answer of a read, as the specs describe it; undefined where they do not know the operation. */
export function answerOfRead(
  name: string,
  { reads }: Pick<ScreenConfig, 'reads'>,
  { operations }: Pick<Catalogue, 'operations'>,
): CatalogueSchema | undefined {
  return operations[reads?.[name]?.operation ?? '']?.data;
}

/** The `item` of a block that follows a read. */
type ReadItem = Exclude<BlockItem, { readonly kind: 'members' }>;

/** The way from a block's answer to its list: the one that it names, else the only list of objects there is. */
export function listOf(
  { items }: ReadItem,
  answer: CatalogueSchema | undefined,
): readonly string[] | undefined {
  return items === undefined ? listIn(answer) : items.split('.');
}

/** The way from a block's answer to what `item` stands for. */
export function entryPath(
  item: ReadItem,
  answer: CatalogueSchema | undefined,
): readonly string[] | undefined {
  if (item.kind === 'answer') return [];
  const list = listOf(item, answer);
  return list && [...list, '0'];
}

/** The members of what lies at a path; undefined where the specs list none. */
export function membersAt(
  answer: CatalogueSchema | undefined,
  path: readonly string[] | undefined,
): readonly string[] | undefined {
  if (answer === undefined || path === undefined) return undefined;
  const found = schemaAt(answer, path);
  const members = found.kind === 'known' ? membersOf(found.alternatives) : [];
  return members.length === 0 ? undefined : members;
}

/** The one list of objects in an answer, where there is exactly one. */
function listIn(data: CatalogueSchema | undefined): readonly string[] | undefined {
  if (data === undefined) return undefined;
  const isListOfObjects = (name: string) => {
    const found = schemaAt(data, [name, '0']);
    return found.kind === 'known' && found.alternatives.some((one) => typesOf(one)?.includes('object'));
  };
  const lists = membersOf(alternativesOf(data, data)).filter(isListOfObjects);
  return lists.length === 1 ? lists : undefined;
}
