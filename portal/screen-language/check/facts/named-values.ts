import type { Condition } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { itemsOf } from './block-items.ts';
import type { CheckedScreen } from './checked-screen.ts';
import type { Described } from './described-source.ts';

/** Something that has a name, and the source that it is. */
export interface NamedValue {
  readonly name: string;
  readonly from: string;
  readonly place: JsonPath;
  readonly items: readonly Described[];
}

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** A name tells, too, whether the thing that a condition asks about is there, and how large it is. */
export function askedValues({ config }: CheckedScreen): readonly NamedValue[] {
  return Object.entries<Condition>(config.conditions ?? {}).flatMap(([name, condition]) => {
    if (typeof condition === 'string') return [];
    const place = ['conditions', name];
    if ('compare' in condition) {
      const { compare, count } = condition;
      const isOne = typeof compare === 'object' && 'from' in compare && count !== true;
      return isOne ? [{ name, from: compare.from, place: [...place, 'compare', 'from'], items: [] }] : [];
    }
    return 'from' in condition && condition.filled !== undefined
      ? [{ name, from: condition.from, place: [...place, 'from'], items: [] }]
      : [];
  });
}

/** All values of a screen that have a name: of its texts, documents, rows, columns, bars, facts and lists. */
export function namedValues(context: Context): readonly NamedValue[] {
  return [...textsIn(context), ...documentsIn(context), ...shownIn(context)];
}

function textsIn({ screen: { config } }: Context): readonly NamedValue[] {
  return Object.entries(config.texts ?? {}).map(([name, value]) => {
    const place = ['texts', name];
    return typeof value === 'string'
      ? { name, from: value, place, items: [] }
      : { name, from: value.from, place: [...place, 'from'], items: [] };
  });
}

function documentsIn({ screen: { config } }: Context): readonly NamedValue[] {
  return placedFields(config).flatMap(({ field: { documents = [] }, path }) =>
    documents.flatMap((document, at) =>
      namedIn(document, [...path, 'documents', at]).map((one) => ({ ...one, items: [] })),
    ),
  );
}

/** Members of blocks that list things with a name and a value. */
const lists = ['rows', 'columns', 'bars', 'facts', 'flags', 'also'];

function shownIn(context: Context): readonly NamedValue[] {
  return context.screen.blocks.flatMap((placed) => {
    const items = itemsOf(placed, context);
    const { block, path } = placed;
    const named = lists.flatMap((list) => {
      const entries: unknown = Reflect.get(block, list);
      return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, at) =>
        namedIn(entry, [...path, list, at]).map((one) => ({ ...one, items })),
      );
    });
    const flags: unknown = Reflect.get(block, 'flags');
    const said = (Array.isArray(flags) ? flags : []).flatMap((flag: unknown, at) =>
      saidIn(flag, [...path, 'flags', at]).map((one) => ({ ...one, items })),
    );
    const { item } = placed.facts;
    const listed =
      item?.kind === 'entry' && item.items !== undefined && block.name !== undefined
        ? [
            {
              name: block.name,
              from: `reads.${item.read}.${item.items}`,
              place: [...path, 'items'],
              items: [],
            },
          ]
        : [];
    return [...named, ...said, ...listed];
  });
}

/** Values that stand in the text of an entry, under the names that they have there. */
function saidIn(entry: unknown, path: JsonPath): readonly Omit<NamedValue, 'items'>[] {
  const given: unknown = Reflect.get(Object(entry), 'with');
  return Object.entries(Object(given)).flatMap(([name, binding]) => {
    const place = [...path, 'with', name];
    if (typeof binding === 'string') return [{ name, from: binding, place }];
    const inner: unknown = Reflect.get(Object(binding), 'from');
    return typeof inner === 'string' ? [{ name, from: inner, place: [...place, 'from'] }] : [];
  });
}

function namedIn(entry: unknown, path: JsonPath): readonly Omit<NamedValue, 'items'>[] {
  if (typeof entry !== 'object' || entry === null || !('name' in entry)) return [];
  const { name } = entry;
  return ['value', 'en'].flatMap((member) => {
    const from: unknown = Reflect.get(entry, member);
    return typeof name === 'string' && typeof from === 'string'
      ? [{ name, from, place: [...path, member] }]
      : [];
  });
}
