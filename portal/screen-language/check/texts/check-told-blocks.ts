import type { Binding } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { SourceFile } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { CheckedScreen, PlacedBlock } from '../facts/checked-screen.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { allWordsOf, isSameWord } from '../words/name-words.ts';
import { conditionsAround, sourcesAskedBy } from '../facts/named-conditions.ts';
import { oppositeIn } from '../words/opposites.ts';
import type { Told } from '../words/said-numbers.ts';
import { leavesOf, placeholdersOf, textAt } from '../facts/text-keys.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly english: SourceFile;
}

/** Texts of blocks and questions that say otherwise what these do: orders, drivers, limits out of sources, answers that are not there. */
export const toldBlocks = (context: Context): Told => [
  ...context.screen.blocks.flatMap((placed) => [
    ...ordersOf(placed, context),
    ...driversOf(placed, context.english),
    ...lostAnswersOf(placed, context),
  ]),
  ...limitsOf(context),
];

/** "Open ones first" begins with what is not closed, and "Newest first" with the latest. */
function ordersOf({ block }: PlacedBlock, { screen: { config }, english }: Context): Told {
  if (block.block !== 'list' || block.controls?.sort === undefined) return [];
  const { query, options } = block.controls.sort;
  const bindings = Object.entries<Binding>(config.reads?.[block.read]?.with ?? {});
  return bindings.flatMap(([member, binding]) => {
    if (typeof binding !== 'object' || !('choice' in binding) || binding.choice !== `route.query.${query}`)
      return [];
    return options.flatMap((name): Told => {
      const label = textAt(english.value, `blocks.${block.name}.sort.options.${name}`);
      const [first] = [binding.of[name]].flat();
      if (typeof first !== 'string' || !/\bfirst\b/i.test(label)) return [];
      const field = first.replace(/^-/, '').split('.').at(-1) ?? '';
      const wanted = directionOf(label.replace(/\bfirst\b/gi, ''), field);
      if (wanted === undefined || wanted === first.startsWith('-')) return [];
      const place = ['reads', block.read, 'with', member, 'of', name];
      return [[undefined, place, `This order is called "${label}", and "${first}" is the other way round.`]];
    });
  });
}

/** True where what a label names comes first in an order that goes down; undefined where there is no telling. */
function directionOf(label: string, field: string): boolean | undefined {
  const words = allWordsOf(label);
  if (/Date$|On$|At$/.test(field)) {
    const isNew = words.some((word) => ['newest', 'latest'].includes(word));
    const isOld = words.some((word) => ['oldest', 'earliest'].includes(word));
    return isNew === isOld ? undefined : isNew;
  }
  if (!/^Is[A-Z]/.test(field)) return undefined;
  if (oppositeIn(label, field) !== undefined) return false;
  return allWordsOf(field.slice(2)).some((own) => words.some((word) => isSameWord(word, own)))
    ? true
    : undefined;
}

/** It is colder that heating has more to do, and warmer that cooling has. */
function driversOf({ block, path }: PlacedBlock, english: SourceFile): Told {
  if (block.block !== 'difference' || block.drivers === undefined) return [];
  const drivers: readonly string[] = block.drivers;
  const key = `blocks.${block.name}.parts.weather.more`;
  const text = textAt(english.value, key);
  const [isCold, isWarm] = [/\bcold/i.test(text), /\b(?:warm|hot)/i.test(text)];
  const needed = isCold === isWarm ? undefined : isCold ? 'heating' : 'cooling';
  if (needed === undefined || drivers.includes(needed)) return [];
  return [
    [undefined, [...path, 'drivers'], `The text "${key}" is about ${needed}, which is none of the drivers.`],
  ];
}

/** No condition has a name with a space. */
const failing = 'a failure';

/** The answer to a submission is not said where the submission may have failed. */
function lostAnswersOf(placed: PlacedBlock, { screen: { config }, catalogue, english }: Context): Told {
  const names = conditionsAround(placed.path, config);
  if (names.length === 0 || !sourcesAskedBy(names, config).includes('failure')) return [];
  const conditions = { ...config.conditions, [failing]: { from: 'failure', filled: true } };
  const start = `blocks.${placed.block.name ?? ''}.`;
  const keys = leavesOf(english.value).filter((key) => key.startsWith(start));
  const said = new Set(keys.flatMap((key) => placeholdersOf(textAt(english.value, key))));
  const lost = Object.entries(config.texts ?? {}).filter(([name, value]) => {
    const from = typeof value === 'string' ? value : value.from;
    return said.has(name) && from.startsWith('result.');
  });
  if (lost.length === 0) return [];
  const changed = { ...config, conditions };
  if (judgeTogether([...names, failing], changed, catalogue.constants) === 'never') return [];
  return lost.map(([name, value]) => [
    undefined,
    ['texts', name, ...(typeof value === 'string' ? [] : ['from'])],
    `"${typeof value === 'string' ? value : value.from}" is said where the submission may have failed, and there is none.`,
  ]);
}

/** "From {{earliest}} on" */
const asLeast =
  /\b(?:from|at least|not before|no earlier than|earliest:?|starting) (?:on )?{{\s*(\w+)\s*}}/gi;
/** "up to {{balance}}" */
const asMost = /\b(?:up to|at most|no more than|until|no later than|latest:?) (?:on )?{{\s*(\w+)\s*}}/gi;

/** A value that a hint says as a limit is the limit. */
function limitsOf({ screen: { config }, english }: Context): Told {
  return placedFields(config).flatMap(({ field, path, text }) =>
    (
      [
        ['min', asLeast],
        ['max', asMost],
      ] as const
    ).flatMap(([rule, saying]): Told => {
      const limit = field[rule];
      const key = `fields.${text}.hint`;
      const told = [...textAt(english.value, key).matchAll(saying)].flatMap(
        ([, name = '']) => config.texts?.[name] ?? [],
      );
      const sources = told.map((value) => (typeof value === 'string' ? value : value.from));
      if (typeof limit !== 'object' || sources.length === 0) return [];
      const used = JSON.stringify(sourcesIn(limit, config));
      if (sources.some((from) => used.includes(`"${from}"`))) return [];
      return [
        [
          undefined,
          [...path, rule],
          `The hint of "${field.name}" says "${sources[0]}", and its "${rule}" is another value.`,
        ],
      ];
    }),
  );
}

/** A limit, with all that a value it is worked out of asks for. */
function sourcesIn(limit: unknown, { values = {} }: CheckedScreen['config']): unknown {
  const names = [...JSON.stringify(limit).matchAll(/"values\.(\w+)"/g)].map(([, name = '']) => name);
  const inner = names.map((name) => (Object.hasOwn(values, name) ? values[name] : undefined));
  const further = [...JSON.stringify(inner).matchAll(/"values\.(\w+)"/g)].map(([, name = '']) =>
    Object.hasOwn(values, name) ? values[name] : undefined,
  );
  return [limit, inner, further];
}
