import type { Condition } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath, SourceFile } from '../../load/source-file.ts';
import type { CheckedScreen, PlacedBlock } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { statesIn } from '../facts/asked-states.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { namedAt } from '../facts/listed-values.ts';
import { conditionsAround } from '../facts/named-conditions.ts';
import { allWordsOf, isSameWord } from '../words/name-words.ts';
import type { Told } from '../words/said-numbers.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { leavesOf, placeholdersOf, textAt } from '../facts/text-keys.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly english: SourceFile;
}

/** Links, messages and prints that say another thing than the condition under which they are there. */
export const toldShows = (context: Context): Told => [
  ...context.screen.blocks.flatMap((placed) => [
    ...exchangedIn(placed, context),
    ...otherState(placed, context),
    ...printsOf(placed, context),
  ]),
  ...introsOf(context),
];

/** A link or a button, and the words for it and for its condition. */
interface Shown {
  readonly name: string;
  readonly words: readonly string[];
  readonly asked: readonly string[];
  readonly show: string;
  readonly place: JsonPath;
}

/** All words of the texts below a key. */
const textsBelow = (start: string, english: SourceFile): readonly string[] =>
  leavesOf(english.value)
    .filter((key) => key === start || key.startsWith(`${start}.`))
    .flatMap((key) => allWordsOf(textAt(english.value, key)));

function shownIn({ block, path }: PlacedBlock, { screen, english }: Context): readonly Shown[] {
  return ['links', 'actions'].flatMap((list) => {
    const entries: unknown = Reflect.get(block, list);
    const isShown = (entry: unknown) => Reflect.get(Object(entry), 'show') !== undefined;
    // One alone is exchanged with nothing.
    if (!Array.isArray(entries) || entries.filter(isShown).length < 2) return [];
    return entries.flatMap((entry: unknown, at): readonly Shown[] => {
      const [name, show, to]: readonly unknown[] = ['name', 'show', 'to'].map((member) =>
        Reflect.get(Object(entry), member),
      );
      if (typeof name !== 'string' || typeof show !== 'string') return [];
      const start = `blocks.${block.name ?? ''}`;
      const own = [...textsBelow(`${start}.${list}.${name}`, english), ...allWordsOf(name)];
      const way = typeof to === 'string' ? allWordsOf(to.replaceAll(/:\w+/g, '')) : [];
      const codes = codesOf(screen.config.conditions?.[show]);
      const kinds = codes.flatMap((code) => textsBelow(`${start}.kinds.${code}`, english));
      const asked = [...allWordsOf(show), ...codes.flatMap(allWordsOf), ...kinds];
      return [{ name, words: [...own, ...way], asked, show, place: [...path, list, at, 'show'] }];
    });
  });
}

/** The states that a condition asks for by itself. */
function codesOf(condition: Condition | undefined): readonly string[] {
  if (typeof condition !== 'object' || !('from' in condition)) return [];
  return [condition.is, ...(condition.in ?? [])].filter((one) => typeof one === 'string');
}

const without = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((one) => !others.some((other) => isSameWord(one, other)));

const isLike = (words: readonly string[], asked: readonly string[]): boolean =>
  words.some((one) => asked.some((other) => isSameWord(one, other)));

/** Two links of which each says what the other one's condition asks for. */
function exchangedIn(placed: PlacedBlock, context: Context): Told {
  const all = shownIn(placed, context);
  return all.flatMap((one, at) =>
    all.slice(0, at).flatMap((other): Told => {
      if (one.show === other.show) return [];
      const [words, others] = [without(one.words, other.words), without(other.words, one.words)];
      const [asked, elsewhere] = [without(one.asked, other.asked), without(other.asked, one.asked)];
      const isOwn = isLike(words, asked) || isLike(others, elsewhere);
      if (isOwn || !isLike(words, elsewhere) || !isLike(others, asked)) return [];
      const message = `"${one.name}" is there under "${one.show}", and "${other.name}" under "${other.show}": their texts look exchanged.`;
      return [
        [undefined, one.place, message],
        [undefined, other.place, message],
      ];
    }),
  );
}

/** A message about one state that names another one of the same list. */
function otherState({ block, path }: PlacedBlock, { screen, catalogue, english }: Context): Told {
  if (block.block !== 'message' || block.show === undefined) return [];
  const condition = screen.config.conditions?.[block.show];
  if (typeof condition !== 'object' || !('from' in condition) || typeof condition.is !== 'string') return [];
  const { from, is } = condition;
  const listed = namedAt(alternativesAt(describedBy(from, { screen, catalogue, items: [] })));
  if (listed.length < 2) return [];
  const said = textsBelow(`blocks.${block.name}`, english);
  const asked = Object.entries<Condition>(screen.config.conditions ?? {}).flatMap(([name, one]) =>
    statesIn(one, [name]).flatMap((state) => (state.from === from ? [state.state] : [])),
  );
  // What another condition asks for may be told beside it.
  const isLeft = (state: string) => !asked.includes(state) && /^[a-z]{5,}$/.test(state);
  const other = listed.find((state) => isLeft(state) && said.includes(state));
  if (other === undefined || allWordsOf(is).some((word) => isLike([word], said))) return [];
  const message = `"${block.name}" is there while "${from}" is "${is}", and its text says "${other}".`;
  return [
    [undefined, ['conditions', block.show], message],
    [undefined, [...path, 'show'], message],
  ];
}

/** A receipt is printed where there is one. */
function printsOf({ block, path }: PlacedBlock, { screen, catalogue, english }: Context): Told {
  if (block.block !== 'print' || block.show === undefined) return [];
  const said = textsBelow(`blocks.${block.name}`, english).filter((word) => word.length > 4);
  const named = screen.blocks.filter(
    (one) =>
      one.block.block === 'record' &&
      isLike(said, allWordsOf(textAt(english.value, `blocks.${one.block.name}.heading`))),
  );
  const own = conditionsAround(path, screen.config);
  const isNever = (one: PlacedBlock) =>
    judgeTogether(
      [...own, ...conditionsAround(one.path, screen.config)],
      screen.config,
      catalogue.constants,
    ) === 'never';
  if (named.length === 0 || !named.every(isNever)) return [];
  const message = `What "${block.name}" says that it prints is never there while it is shown.`;
  return [[undefined, [...path, 'show'], message]];
}

/** The one value of which a condition asks whether it is there. */
function filledBy(condition: Condition | undefined): string | undefined {
  const isOne = typeof condition === 'object' && 'from' in condition && condition.filled === true;
  return isOne ? condition.from : undefined;
}

/** Sentences above a question say what their condition asks for, where each of several asks for its own value. */
function introsOf({ screen: { config }, english }: Context): Told {
  const intros = placedFields(config).flatMap(({ field: { introWhen = '' }, path, text }) => {
    const asked = filledBy(config.conditions?.[introWhen]);
    if (asked === undefined) return [];
    const said = placeholdersOf(textAt(english.value, `fields.${text}.intro`)).map((name) => {
      const value = config.texts?.[name];
      return typeof value === 'object' ? value.from : value;
    });
    return [{ asked, said, introWhen, place: [...path, 'introWhen'] }];
  });
  return intros.flatMap(({ asked, said, introWhen, place }): Told => {
    const other = intros.find((one) => one.asked !== asked && said.includes(one.asked));
    if (said.includes(asked) || other === undefined) return [];
    const message = `This waits for "${introWhen}", which asks for "${asked}", and its text says "${other.asked}".`;
    return [[undefined, place, message]];
  });
}
