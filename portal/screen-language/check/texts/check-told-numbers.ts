import type { Field } from '../../generated/screen-config.gen.ts';
import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { toldLimits } from './check-told-limits.ts';
import { toldRefreshing } from './check-told-refreshing.ts';
import { toldOffers } from './check-told-offers.ts';
import { toldFlags } from './check-flag-sentences.ts';
import { toldBlocks } from './check-told-blocks.ts';
import { toldLinks } from './check-told-links.ts';
import { toldRoles } from './check-told-roles.ts';
import { toldPlainly } from './check-told-plainly.ts';
import { toldShows } from './check-told-shows.ts';
import { toldUnits } from './check-told-units.ts';
import { labelledValues } from '../facts/labelled-values.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { diagnosticsOf, numbersIn, numeralsIn } from '../words/said-numbers.ts';
import type { Told } from '../words/said-numbers.ts';
import { leavesOf, placeholdersOf, textAt } from '../facts/text-keys.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly english: SourceFile;
  readonly source: SourceFile;
}

/** Texts and numbers that contradict each other: the limit of a question, what a filter and an order are called, how much was used. */
export function checkToldNumbers(context: Context): readonly Diagnostic[] {
  const { screen, english, source } = context;
  const { config } = screen;
  const told: Told = [
    ...placedFields(config).flatMap(({ field, path, text }) => [
      ...limitsOf({ field, path, text }, english),
      ...neededOf({ field, path, text }, english),
      ...lengthOf({ field, path, text }, english),
    ]),
    ...toldOffers(context),
    ...toldLimits(screen, english),
    ...toldRefreshing(screen, english),
    ...toldUnits(context),
    ...toldPlainly(context),
    ...toldShows(context),
    ...toldRoles(context),
    ...toldFlags(context),
    ...toldBlocks(context),
    ...toldLinks(context),
    ...usesOf(context),
    ...earlyOf(context),
    ...ordersOf(context),
    ...moneyOf(context),
  ];
  return diagnosticsOf(told, source, english);
}

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

/** A price at 1,000 kWh is no price at 500: the number in the text, and the one in the name of the value. */
function usesOf(context: Context): Told {
  return labelledValues(context).flatMap(({ from, key, text, place }): Told => {
    const [, counted] = /[A-Za-z](\d{3,})$/.exec(from) ?? [];
    const said = counted === undefined ? [] : numbersIn(text).filter((one) => one >= 100);
    if (said.length === 0 || said.includes(Number(counted))) return [];
    return [[undefined, place, `"${from}" is at ${counted}, and the text "${key}" says another number.`]];
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
