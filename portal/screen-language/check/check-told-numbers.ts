import type { Block, Field } from '../generated/screen-config.gen.ts';
import type { Diagnostic, JsonPath, SourceFile } from '../load/source-file.ts';
import { placedFields } from '../model/placed-fields.ts';
import type { CheckedScreen } from './checked-screen.ts';
import { allWordsOf, isSayingOneOf } from './name-words.ts';
import { vocabulary } from './vocabulary.ts';
import { leavesOf, placeholdersOf, textAt } from './text-keys.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly english: SourceFile;
  readonly source: SourceFile;
}

type Told = readonly (readonly [key: string | undefined, path: JsonPath, message: string])[];

/** Texts and numbers that contradict each other: the limit of a question, what a filter and an order are called, how much was used. */
export function checkToldNumbers(context: Context): readonly Diagnostic[] {
  const { screen, english, source } = context;
  const { config, blocks } = screen;
  const told: Told = [
    ...placedFields(config).flatMap(({ field, path, text }) => [
      ...limitsOf({ field, path, text }, english),
      ...neededOf({ field, path, text }, english),
      ...lengthOf({ field, path, text }, english),
    ]),
    ...blocks.flatMap(({ block, path }) => [
      ...filtersOf(block, path, english),
      ...sortsOf(block, path, english),
    ]),
    ...usesOf(context),
    ...earlyOf(context),
    ...ordersOf(context),
    ...moneyOf(context),
  ];
  return told.flatMap(([key, path, message]) => {
    const finding = { rule: 'told-otherwise', message, remedy: 'Let the text and the screen say the same.' };
    return [
      source.diagnostic(path, finding),
      ...(key === undefined ? [] : [english.diagnostic(key.split('.'), finding)]),
    ];
  });
}

const numerals: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The numbers of a text, without those of its values. */
const numbersIn = (text: string): readonly number[] =>
  [...text.replaceAll(/{{[^{}]*}}/g, '').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([written]) =>
    Number(written.replaceAll(',', '')),
  );

/** The numbers that a text says in words. */
const numeralsIn = (text: string): readonly number[] =>
  allWordsOf(text).map((word) => numerals.indexOf(word));

/** Returns true for a number as people say it: cents as dollars, months as years, below 12 as at most 11. */
const isSaid = (said: number, number: number): boolean =>
  [said, said * 100, said * 12, said / 100, said - 1, said + 1].includes(number);

interface NamedField {
  readonly field: Field;
  readonly path: JsonPath;
  readonly text: string;
}

/** The message of a limit says the limit. */
function limitsOf({ field, path, text }: NamedField, english: SourceFile): Told {
  return (['min', 'max'] as const).flatMap((rule): Told => {
    const { [rule]: limit } = field;
    const key = `fields.${text}.errors.${rule}`;
    const told = textAt(english.value, key);
    const numbers = numbersIn(told);
    if (typeof limit !== 'number' || numbers.length === 0) return [];
    const inUnit = (one: Field['min']) =>
      typeof one === 'number' ? (field.as === 'money' ? one / 100 : one) : undefined;
    const shown = inUnit(limit);
    // A message may say both limits.
    const all = [...numbers, ...numeralsIn(told)];
    if (all.some((one) => one === inUnit(field.min) || one === inUnit(field.max))) return [];
    return [
      [
        key,
        [...path, rule],
        `The limit of "${field.name}" is ${shown}, and its message says ${numbers.join(' and ')}.`,
      ],
    ];
  });
}

/** "(optional)", "Optional: …", "You may leave it empty." */
const optional = /^\W{0,3}optional\b|\boptional\W{0,3}$|\bleave (?:it|this) empty\b/i;
const denied = /\b(?:not|never|don.t|cannot|can.t)\b/i;

/** An answer that may be left out is not needed. */
function neededOf({ field, path, text }: NamedField, english: SourceFile): Told {
  const words = ['label', 'hint'].map((member) => textAt(english.value, `fields.${text}.${member}`));
  const isSaidOptional = words.some((one) => optional.test(one) && !denied.test(one));
  if (field.required !== true || !isSaidOptional) return [];
  return [
    [
      undefined,
      [...path, 'required'],
      `"${field.name}" is needed, and its text says that it may be left empty.`,
    ],
  ];
}

/** "17 or 22 digits" are more than 17. */
function lengthOf({ field, path, text }: NamedField, english: SourceFile): Told {
  const { maxLength } = field;
  const hint = textAt(english.value, `fields.${text}.hint`);
  const counted = hint.matchAll(/\b(?:digits|characters|letters|signs)\b/gi);
  const said = [...counted].map(({ index }) => numbersBefore(hint, index)).find((one) => one !== '') ?? '';
  const most = Math.max(...numbersIn(said));
  if (maxLength === undefined || most <= maxLength || most === Infinity || said === '') return [];
  return [
    [undefined, [...path, 'maxLength'], `"${field.name}" takes ${maxLength}, and its hint says ${most}.`],
  ];
}

/** The numbers that end before a place of a text, as "17 or 22". */
function numbersBefore(text: string, place: number): string {
  const words = text
    .slice(0, place)
    .trim()
    .split(/[\s,-]+/);
  const other = words.findLastIndex((word) => !/^(?:\d+|or|to)$/i.test(word));
  return words.slice(other + 1).join(' ');
}

/** A value that is written as dollars has its sign, and none is beside it. */
function moneyOf({ screen: { config, blocks }, english }: Context): Told {
  const signed = leavesOf(english.value).flatMap((key) =>
    [...textAt(english.value, key).matchAll(/\$ ?{{(\w+)}}|{{(\w+)}} ?¢/g)].map(
      ([, one, other = '']) => [key, one ?? other] as const,
    ),
  );
  const own = { values: config.texts, path: ['texts'] as JsonPath, start: '' };
  const ofBlocks = blocks.map(({ block, path }) => ({
    values: Reflect.get(block, 'texts') as unknown,
    path: [...path, 'texts'],
    start: `blocks.${block.name ?? ''}.`,
  }));
  return [own, ...ofBlocks].flatMap(({ values, path, start }) =>
    Object.entries(Object(values)).flatMap(([name, value]): Told => {
      const as: unknown = Reflect.get(Object(value), 'as');
      const isMoney = as === 'cents' || as === 'money';
      if (!isMoney || !signed.some(([key, said]) => said === name && key.startsWith(start))) return [];
      const message = `{{${name}}} is written with its sign, and the text has one beside it.`;
      return [[undefined, [...path, name, 'as'], message]];
    }),
  );
}

/** "No fee" is none, and "100%" is no half. */
function filtersOf(block: Block, path: JsonPath, english: SourceFile): Told {
  if (block.block !== 'plans' || block.filters === undefined) return [];
  return block.filters.flatMap((filter, at): Told => {
    const label = textAt(english.value, `blocks.${block.name}.filters.${filter.name}`);
    const place = [...path, 'filters', at];
    const [said] = numbersIn(label);
    const limits = ['atLeast', 'atMost', 'is'].filter(
      (member) => typeof Reflect.get(filter, member) === 'number',
    );
    const wrong = limits.find(
      (member) => said !== undefined && !isSaid(said, Number(Reflect.get(filter, member))),
    );
    if (wrong !== undefined)
      return [[undefined, [...place, wrong], `This filter is called "${label}", and takes another number.`]];
    const isNo = /^no\b/i.test(label);
    const isSome = Reflect.get(filter, 'is') === true || Reflect.get(filter, 'atLeast') !== undefined;
    if (!isNo || !isSome) return [];
    const member = Reflect.get(filter, 'is') === true ? 'is' : 'atLeast';
    return [[undefined, [...place, member], `This filter is called "${label}", and takes what has one.`]];
  });
}

/** "Most" comes first where the order is descending, and "least" where it is not. */
function sortsOf(block: Block, path: JsonPath, english: SourceFile): Told {
  if (block.block !== 'plans' || block.sorts === undefined) return [];
  return block.sorts.flatMap((sort, at): Told => {
    const label = textAt(english.value, `blocks.${block.name}.sorts.${sort.name}`);
    const isDown = Reflect.get(sort, 'order') === 'descending';
    const [up, down] = [vocabulary.least, vocabulary.most].map((words) => isSayingOneOf(label, words));
    if (up === down || (isDown ? down : up)) return [];
    const place = [...path, 'sorts', at];
    return [
      [
        undefined,
        isDown ? [...place, 'order'] : place,
        `This order is called "${label}", and is the other way round.`,
      ],
    ];
  });
}

/** A price at 1,000 kWh is no price at 500: the number in the text, and the one in the name of the value. */
function usesOf({ screen: { config }, english }: Context): Told {
  return Object.entries(config.texts ?? {}).flatMap(([name, value]): Told => {
    const from = typeof value === 'string' ? value : value.from;
    const [, counted] = /[A-Za-z](\d{3,})$/.exec(from) ?? [];
    if (counted === undefined) return [];
    const keys = leavesOf(english.value).filter((key) =>
      placeholdersOf(textAt(english.value, key)).includes(name),
    );
    const wrong = keys.find((key) => {
      const numbers = numbersIn(textAt(english.value, key)).filter((number) => number >= 100);
      return numbers.length > 0 && !numbers.includes(Number(counted));
    });
    return wrong === undefined
      ? []
      : [
          [
            undefined,
            ['texts', name],
            `"${from}" is at ${counted}, and the text "${wrong}" says another number.`,
          ],
        ];
  });
}

/** The answer to a step is said after it, and not at its own questions. */
function earlyOf({ screen: { config }, english }: Context): Told {
  const { steps = [] as never, texts = {} } = config;
  return Object.entries(texts).flatMap(([name, value]): Told => {
    const from = typeof value === 'string' ? value : value.from;
    const [, step] = /^results\.(\w+)\./.exec(from) ?? [];
    const at = steps.findIndex(({ id }: { readonly id: string }) => id === step);
    const early = placedFields(config).filter(({ path }) => Number(path[1]) <= at);
    const wrong = leavesOf(english.value).find(
      (key) =>
        early.some(({ text }) => key.startsWith(`fields.${text}.`)) &&
        placeholdersOf(textAt(english.value, key)).includes(name),
    );
    return wrong === undefined
      ? []
      : [[undefined, ['texts', name], `The text "${wrong}" says "${from}" before that step is sent.`]];
  });
}

/** "Newest first" is said of a list that begins with the newest. */
function ordersOf({ screen: { blocks, config }, english }: Context): Told {
  return blocks.flatMap(({ block, facts }): Told => {
    const { item } = facts;
    if (item === undefined || item.kind === 'members') return [];
    const sortBy = config.reads?.[item.read]?.with?.['sortBy'];
    const [first] = Array.isArray(sortBy) ? sortBy : [];
    const start = `blocks.${block.name ?? ''}.`;
    const key = leavesOf(english.value).find(
      (one) => one.startsWith(start) && /\bnewest first\b/i.test(textAt(english.value, one)),
    );
    if (key === undefined || typeof first !== 'string' || first.startsWith('-') || !/Date\b/.test(first))
      return [];
    return [
      [
        undefined,
        ['reads', item.read, 'with', 'sortBy'],
        `The text "${key}" says "newest first", and the oldest come first.`,
      ],
    ];
  });
}
