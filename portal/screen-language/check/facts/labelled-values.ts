import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath, SourceFile } from '../../load/source-file.ts';
import { itemsOf } from './block-items.ts';
import type { CheckedScreen, PlacedBlock } from './checked-screen.ts';
import type { Described } from './described-source.ts';
import { leavesOf, placeholdersOf, textAt } from './text-keys.ts';

/** A value, and a text that says it or stands beside it. */
export interface LabelledValue {
  readonly from: string;
  readonly place: JsonPath;
  readonly key: string;
  readonly text: string;
  /** The name that the value has in the text; undefined for a label without it. */
  readonly name: string | undefined;
  readonly items: readonly Described[];
  readonly placed?: PlacedBlock;
}

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly english: SourceFile;
}

/** Members of blocks that list things with a name, a value and texts. */
const lists = ['rows', 'columns', 'bars', 'facts', 'prices', 'series', 'flags', 'also'];
const members = ['value', 'now', 'before'];

interface Kept extends Omit<Context, 'screen'> {
  readonly values: readonly LabelledValue[];
}

const known = new WeakMap<CheckedScreen, Kept>();

/** All values that the English texts say, each with its text; found once for several rules. */
export function labelledValues(context: Context): readonly LabelledValue[] {
  const { screen, english, catalogue } = context;
  const kept = known.get(screen);
  if (kept?.english === english && kept.catalogue === catalogue) return kept.values;
  const values = [...saidIn(context), ...screen.blocks.flatMap((placed) => listedIn(placed, context))];
  known.set(screen, { english, catalogue, values });
  return values;
}

/** The values of the screen, and of its blocks, in each text that says them. */
function saidIn({ screen, catalogue, english }: Context): readonly LabelledValue[] {
  const keys = leavesOf(english.value).filter((key) => textAt(english.value, key).includes('{{'));
  const own = { values: screen.config.texts, path: ['texts'] as JsonPath, start: '', placed: undefined };
  const ofBlocks = screen.blocks.map((placed) => ({
    values: Reflect.get(placed.block, 'texts') as unknown,
    path: [...placed.path, 'texts'],
    start: `blocks.${placed.block.name ?? ''}.`,
    placed,
  }));
  return [own, ...ofBlocks].flatMap(({ values, path, start, placed }) =>
    Object.entries(Object(values)).flatMap(([name, value]): readonly LabelledValue[] => {
      const from: unknown = typeof value === 'string' ? value : Reflect.get(Object(value), 'from');
      if (typeof from !== 'string') return [];
      const items = placed === undefined ? [] : itemsOf(placed, { screen, catalogue });
      const place = typeof value === 'string' ? [...path, name] : [...path, name, 'from'];
      return keys
        .filter((key) => key.startsWith(start) && placeholdersOf(textAt(english.value, key)).includes(name))
        .map((key) => ({
          from,
          place,
          key,
          text: textAt(english.value, key),
          name,
          items,
          ...(placed !== undefined && { placed }),
        }));
    }),
  );
}

/** The entries of a list of a block: a label, and sentences with `{{value}}` or `{{amount}}`. */
function listedIn(placed: PlacedBlock, { screen, catalogue, english }: Context): readonly LabelledValue[] {
  const { block, path } = placed;
  const items = itemsOf(placed, { screen, catalogue });
  const keys = leavesOf(english.value);
  return lists.flatMap((list) => {
    const found: unknown = Reflect.get(block, list);
    const isList = Array.isArray(found);
    const entries: readonly unknown[] = isList ? found : found === undefined ? [] : [found];
    return entries.flatMap((entry, at) => {
      const name: unknown = Reflect.get(Object(entry), 'name');
      if (typeof name !== 'string') return [];
      const starts = [list, 'series'].map((one) => `blocks.${block.name ?? ''}.${one}.${name}`);
      const own = keys.filter((key) => starts.some((start) => key === start || key.startsWith(`${start}.`)));
      const place = [...path, list, ...(isList ? [at] : [])];
      return members.flatMap((member) => {
        const from: unknown = Reflect.get(Object(entry), member);
        if (typeof from !== 'string') return [];
        return own.map((key): LabelledValue => {
          const text = textAt(english.value, key);
          const said = ['value', 'amount'].find((one) => placeholdersOf(text).includes(one));
          return { from, place: [...place, member], key, text, name: said, items, placed };
        });
      });
    });
  });
}
