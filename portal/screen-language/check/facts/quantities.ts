import type { Expression } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { askedWords } from './asked-words.ts';
import { kindOfValue } from './block-items.ts';
import type { CheckedScreen, PlacedBlock } from './checked-screen.ts';
import { fieldsOf } from './combinations.ts';
import { alternativesAt, describedBy } from './described-source.ts';
import type { Described } from './described-source.ts';
import { vocabulary } from '../words/vocabulary.ts';
import { allWordsOf } from '../words/name-words.ts';

/** All that the quantity of a source is read from. */
export interface QuantityContext {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly items: readonly Described[];
  /** The block that the source stands in, if any. */
  readonly placed?: PlacedBlock;
}

/** The units of energy that a home is billed for. */
export const energy = 'kilowatt hours or therms';

/** The price of a unit, in cents. */
export const price = 'cents for a unit';

/** The quantity that the name of a number tells, in order. */
const byName: readonly (readonly [name: RegExp, quantity: string])[] = [
  [/Cents$/, 'cents'],
  [/^rate(?:\d|Per|At)|Rate$|^unitPrice$/, price],
  [/(?:Kwh|^kwh)$/, 'kilowatt hours'],
  [/Therms$/, 'therms'],
  [/Percent$/, 'percent'],
  [/[tT]emperature$/, 'degrees'],
  [/(?:^seconds|Seconds)$/, 'seconds'],
  [/^days|Days(?:In\w+)?$/, 'days'],
  [/^months$|Months$/, 'months'],
  [/^hours$|Hours$/, 'hours'],
  [/^minutes$|Minutes$/, 'minutes'],
  [/^latitude$/, 'degrees of latitude'],
  [/^longitude$/, 'degrees of longitude'],
];

/** The quantity that the contract's sentence about a number tells, in order. */
const bySentence: readonly (readonly [sentence: RegExp, quantity: string])[] = [
  [/\bcents (?:per|for (?:one|an?|each)) /i, price],
  [/\bin (?:US )?cents\b/i, 'cents'],
  [/\bin US dollars\b|: US dollars\b/i, 'dollars'],
  [/\bin per ?cent\b/i, 'percent'],
  [/\bdegrees Fahrenheit\b/i, 'degrees'],
  [/\bin degrees north\b|^degrees north\b/i, 'degrees of latitude'],
  [/\bin degrees east\b|^degrees east\b/i, 'degrees of longitude'],
  [/\bin kWh, for gas in therms\b/i, energy],
  [/\bin kWh\b/i, 'kilowatt hours'],
  [/\bin therms\b/i, 'therms'],
  [/^the (?:average )?use of\b|^usage of\b|^quantity that was used\b/i, energy],
  [/\bin bytes\b/i, 'bytes'],
  [/\bin (?:hours|months|days|minutes|seconds)\b/i, ''],
  [/^(?:the )?(?:number of )?(?:hours|months|days|minutes|seconds)\b/i, ''],
  [/\bhow many (?:hours|months|days|minutes|seconds)\b/i, ''],
  [/^(?:the )?(?:greatest |least )?number of \w/i, 'things'],
];

/** The quantity of a name alone; undefined where it tells none. */
export const quantityOfName = (name: string): string | undefined =>
  byName.find(([pattern]) => pattern.test(name))?.[1];

/** The quantity that the end of a path tells. */
export const unitOf = (from: string): string | undefined => quantityOfName(from.split('.').at(-1) ?? '');

/** The quantity of what a schema's sentence is about. */
export function quantityOfSentence(sentence: string): string | undefined {
  for (const [pattern, quantity] of bySentence) {
    const [found] = pattern.exec(sentence) ?? [];
    if (found !== undefined) return quantity === '' ? found.split(' ').at(-1)?.toLowerCase() : quantity;
  }
  return undefined;
}

/** The unit of a constant, told by a word of its name: `advisorHoursFrom`. */
function quantityOfConstant(name: string): string | undefined {
  const words = allWordsOf(name);
  return quantityOfName(name) ?? vocabulary.units.find((unit) => words.includes(unit));
}

/** The quantity that a number of a source counts; undefined where there is no telling. */
export function quantityOf(from: string, context: QuantityContext): string | undefined {
  const name = from.split('.').at(-1) ?? '';
  if (from.startsWith('values.')) return quantityOfValue(from.slice('values.'.length), context, 0);
  if (from.startsWith('constants.')) return quantityOfConstant(name);
  if (from.startsWith('answers.')) return quantityOfAnswer(from.split('.')[1] ?? '', context);
  if (from.startsWith('route.') || from.startsWith('brand.')) return undefined;
  const described = describedBy(from, context);
  const kind = described.length === 0 ? undefined : kindOfValue(described);
  if (kind === 'day' || kind === 'other') return undefined;
  const told = quantityOfName(name);
  if (told !== undefined) return told;
  if (kind !== 'number') return undefined;
  const sentences = alternativesAt(described)?.flatMap((one) =>
    one.flatMap((each) => each.description ?? []),
  );
  const found = new Set(sentences?.map(quantityOfSentence));
  const [only, ...others] = found;
  if (others.length > 0) return undefined;
  return only === energy ? energyOf(from, context) : only;
}

/** The kind of energy that is asked for has one unit. */
function energyOf(from: string, { screen, placed }: QuantityContext): string {
  const words = askedWords(from, screen, placed);
  const asked = energies.filter(([kind]) => words.includes(kind));
  return asked.length === 1 ? (asked[0]?.[1] ?? energy) : energy;
}

const energies: readonly (readonly [kind: string, unit: string])[] = [
  ['gas', 'therms'],
  ['electric', 'kilowatt hours'],
];

/** Money is answered in cents, and other numbers in what the name of their question says. */
export function quantityOfAnswer(name: string, { screen }: QuantityContext): string | undefined {
  const field = fieldsOf(screen.config).find((one) => one.name === name);
  if (field === undefined || (field.as !== 'money' && field.as !== 'number')) return undefined;
  return field.as === 'money' ? 'cents' : quantityOfName(name);
}

/** Values that ask for each other are followed so far. */
const deepest = 10;

function quantityOfValue(name: string, context: QuantityContext, depth: number): string | undefined {
  const { values = {} } = context.screen.config;
  const expression = Object.hasOwn(values, name) ? values[name] : undefined;
  return expression === undefined || depth > deepest
    ? undefined
    : quantityOfExpression(expression, context, depth + 1);
}

/** The quantity of a value that is worked out; undefined where there is no telling, as of a written number. */
export function quantityOfExpression(
  expression: Expression,
  context: QuantityContext,
  depth = 0,
): string | undefined {
  if (typeof expression !== 'object' || depth > deepest) return undefined;
  const inner = (one: Expression) => quantityOfExpression(one, context, depth + 1);
  if ('from' in expression) {
    if (expression.plusDays !== undefined) return undefined;
    const { from } = expression;
    return from.startsWith('values.')
      ? quantityOfValue(from.slice('values.'.length), context, depth)
      : quantityOf(from, context);
  }
  if ('field' in expression)
    return expression.plusDays === undefined ? quantityOfAnswer(expression.field, context) : undefined;
  if ('countOf' in expression) return 'things';
  if ('daysFrom' in expression) return 'days';
  if ('round' in expression) return inner(expression.round);
  if ('sumOf' in expression) return quantityOfTaken(expression, context);
  if ('when' in expression) return oneOf([expression.use, expression.otherwise ?? 0].map(inner));
  for (const member of ['add', 'subtract', 'min', 'max'] as const) {
    const operands: unknown = Reflect.get(expression, member);
    if (Array.isArray(operands)) return oneOf((operands as readonly Expression[]).map(inner));
  }
  if ('multiply' in expression) return ofProduct(expression.multiply, inner);
  if ('divide' in expression) return ofQuotient(expression.divide, inner);
  return undefined;
}

/** The member of each entry that is added up. */
export function quantityOfTaken(
  { sumOf, take }: Extract<Expression, { sumOf: unknown }>,
  context: QuantityContext,
): string | undefined {
  const entries = describedBy(sumOf, context).map((one) => ({ ...one, path: [...one.path, '0'] }));
  return quantityOf(`item.${take}`, { ...context, items: entries });
}

/** The one quantity of several numbers, as far as they tell it; none of several. */
function oneOf(quantities: readonly (string | undefined)[]): string | undefined {
  const [only, ...others] = new Set(quantities.filter((one) => one !== undefined));
  return others.length === 0 ? only : undefined;
}

type Inner = (expression: Expression) => string | undefined;

/** Numbers of times: 60 minutes are no minute. */
const isNumber = (one: Expression): one is number => typeof one === 'number';

function ofProduct(factors: readonly Expression[], inner: Inner): string | undefined {
  const counted = factors.filter((one) => !isNumber(one));
  const [only, ...others] = counted.map(inner);
  const times = factors.filter(isNumber).reduce((product, one) => product * one, 1);
  if (others.length === 0) return scaled(only, times);
  const isCost = counted.length === 2 && [only, ...others].includes(price);
  return isCost && [only, ...others].some((one) => isEnergy(one)) ? 'cents' : undefined;
}

const isEnergy = (one: string | undefined) =>
  one !== undefined && [energy, 'kilowatt hours', 'therms'].includes(one);

function ofQuotient([first = 0, ...others]: readonly Expression[], inner: Inner): string | undefined {
  if (!others.every(isNumber)) {
    const [divisor, ...more] = others.filter((one) => !isNumber(one)).map(inner);
    return more.length === 0 && inner(first) === 'cents' && isEnergy(divisor) ? price : undefined;
  }
  return scaled(
    inner(first),
    others.reduce((product, one) => product / one, 1),
  );
}

/** Numbers by which one unit becomes another one. */
const scales: { readonly [quantity: string]: readonly (readonly [times: number, quantity: string])[] } = {
  cents: [[1 / 100, 'dollars']],
  dollars: [[100, 'cents']],
  [price]: [[1 / 100, 'dollars for a unit']],
  percent: [[1 / 100, 'shares of one']],
  'shares of one': [[100, 'percent']],
  seconds: [
    [1 / 60, 'minutes'],
    [1 / 3600, 'hours'],
  ],
  minutes: [
    [60, 'seconds'],
    [1 / 60, 'hours'],
  ],
  hours: [
    [60, 'minutes'],
    [3600, 'seconds'],
    [1 / 24, 'days'],
  ],
  days: [
    [24, 'hours'],
    [1 / 7, 'weeks'],
  ],
  months: [[1 / 12, 'years']],
  years: [[12, 'months']],
};

function scaled(quantity: string | undefined, times: number): string | undefined {
  if (quantity === undefined) return undefined;
  const scale = Object.hasOwn(scales, quantity) ? scales[quantity] : undefined;
  return scale?.find(([one]) => Math.abs(one - times) < 1e-9)?.[1] ?? quantity;
}

/** Returns true for two numbers of which one can stand for the other: there is no telling where one is not known. */
export function isAlike(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return true;
  return (one === energy && isEnergy(other)) || (other === energy && isEnergy(one));
}
