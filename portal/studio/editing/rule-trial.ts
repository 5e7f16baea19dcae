import { createCompute } from '../../screen-language/model/expressions.ts';
import { isHolding } from '../../screen-language/model/conditions.ts';
import type { Condition, Expression } from '../../publish/index.ts';
import { valueAt } from './json-edits.ts';
import { questionsOf } from './screen-names.ts';

/** A condition or a worked-out value of a screen. */
export interface Rule {
  readonly of: 'conditions' | 'values';
  readonly name: string;
}

/** One thing that a rule asks for. */
export interface RuleInput {
  /** `answers.zipCode`, `reads.bill.dueDate`, `today` */
  readonly source: string;
  readonly kind: 'text' | 'number' | 'flag' | 'day' | 'count' | 'numbers';
  /** The values that it can have, where they are known. */
  readonly options: readonly string[];
  /** Values that the rule compares it with. */
  readonly samples: readonly (string | number | boolean)[];
  /** The member of each entry that is summed up. */
  readonly take?: string;
}

/** The values of a case by the sources that have them, as they were typed. */
export type RuleCase = Readonly<Record<string, string>>;

/** Returns everything that a rule asks for, through all conditions and values that it names. */
export function inputsOf(screen: unknown, { of, name }: Rule): readonly RuleInput[] {
  const found = new Map<string, RuleInput>();
  const context: Walk = { screen, found, seen: new Set() };
  walkNamed(of, name, context);
  return [...found.values()];
}

interface Walk {
  readonly screen: unknown;
  readonly found: Map<string, RuleInput>;
  /** Names that were walked: screens may be half written, and run in circles. */
  readonly seen: Set<string>;
}

function walkNamed(of: Rule['of'], name: string, walk: Walk): void {
  const key = `${of} ${name}`;
  if (walk.seen.has(key)) return;
  walk.seen.add(key);
  const rule = valueAt(walk.screen, [of, name]);
  if (of === 'conditions') walkCondition(rule, walk);
  else walkExpression(rule, walk);
}

function walkCondition(condition: unknown, walk: Walk): void {
  if (typeof condition === 'string') return walkNamed('conditions', condition, walk);
  if (typeof condition !== 'object' || condition === null) return;
  const inner = [valueAt(condition, ['all']), valueAt(condition, ['any']), valueAt(condition, ['not'])];
  for (const one of inner.flat()) walkCondition(one, walk);
  const compare = valueAt(condition, ['compare']);
  if (compare !== undefined) return walkComparison(condition, walk);
  const values = [valueAt(condition, ['is']), valueAt(condition, ['in'])].flat();
  addInput(condition, { samples: values.filter(isPlain) }, walk);
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function walkComparison(condition: object, walk: Walk): void {
  const limits = ['atLeast', 'atMost', 'moreThan', 'lessThan'].map((name) => valueAt(condition, [name]));
  const isCount = valueAt(condition, ['count']) === true;
  const samples = limits.filter(isPlain);
  const isDay = limits.some(
    (limit) => valueAt(limit, ['plusDays']) !== undefined || valueAt(limit, ['from']) === 'today',
  );
  const kind = isCount ? 'count' : isDay ? 'day' : undefined;
  addInput(valueAt(condition, ['compare']), { samples, ...(kind !== undefined && { kind }) }, walk);
  for (const limit of limits) addInput(limit, { samples: [], ...(isDay && { kind: 'day' as const }) }, walk);
}

function walkExpression(expression: unknown, walk: Walk): void {
  if (typeof expression !== 'object' || expression === null) return;
  const at = (name: string) => valueAt(expression, [name]);
  if (at('field') !== undefined || at('from') !== undefined)
    return addInput(expression, { samples: [] }, walk);
  if (at('countOf') !== undefined)
    return addInput({ from: at('countOf') }, { samples: [], kind: 'count' }, walk);
  if (at('sumOf') !== undefined)
    return addInput({ from: at('sumOf') }, { samples: [], kind: 'numbers', take: String(at('take')) }, walk);
  if (typeof at('when') === 'string') walkNamed('conditions', String(at('when')), walk);
  const isOfDays = at('daysFrom') !== undefined || at('businessDays') !== undefined;
  const picked = Object.keys(at('of') ?? {});
  for (const [name, inner] of Object.entries(expression))
    for (const one of [inner].flat())
      if (name === 'pick') addInput(one, { samples: picked }, walk);
      else if (isOfDays) addInput(one, { samples: [], kind: 'day' }, walk);
      else walkExpression(one, walk);
}

/** Notes what an operand asks for. */
function addInput(
  operand: unknown,
  facts: Partial<RuleInput> & Pick<RuleInput, 'samples'>,
  walk: Walk,
): void {
  const [field, from] = [valueAt(operand, ['field']), valueAt(operand, ['from'])];
  if (typeof from === 'string' && from.startsWith('values.'))
    return walkNamed('values', from.slice('values.'.length), walk);
  const source = typeof field === 'string' ? `answers.${field}` : from;
  if (typeof source !== 'string' || source === '' || source === 'answers.') return;
  const question = questionsOf(walk.screen).find(({ value }) => `answers.${value}` === source);
  const before = walk.found.get(source);
  const samples = [...new Set([...(before?.samples ?? []), ...facts.samples])];
  const { take } = facts;
  walk.found.set(source, {
    source,
    kind: facts.kind ?? before?.kind ?? kindOf(question?.kind, { source, samples }),
    options: question?.options ?? [],
    samples,
    ...(take !== undefined && { take }),
  });
}

const kindsOfQuestions: Readonly<Record<string, RuleInput['kind']>> = {
  number: 'number',
  money: 'number',
  rating: 'number',
  date: 'day',
  'yes-no': 'flag',
  consent: 'flag',
  checkboxes: 'count',
  files: 'count',
  group: 'count',
};

function kindOf(
  question: string | undefined,
  { source, samples }: Pick<RuleInput, 'source' | 'samples'>,
): RuleInput['kind'] {
  if (source === 'today') return 'day';
  const known = question === undefined ? undefined : kindsOfQuestions[question];
  if (known !== undefined) return known;
  const [first] = samples;
  if (typeof first === 'number') return 'number';
  return typeof first === 'boolean' ? 'flag' : 'text';
}

/** Works a rule out for a case: true or false, a number, a text, or nothing. */
export function resultOf(
  screen: unknown,
  { of, name }: Rule,
  { inputs, typed }: { readonly inputs: readonly RuleInput[]; readonly typed: RuleCase },
): boolean | number | string | undefined {
  // Half of a rule may have any shape: the engine then says that it does not hold, or throws.
  try {
    const rules = (list: Rule['of']) => withoutMatching(valueAt(screen, [list]) ?? {});
    const conditions = rules('conditions') as Readonly<Record<string, Condition>>;
    const values = rules('values') as Readonly<Record<string, Expression>>;
    const compute = createCompute({ values, conditions });
    const sources = { ...sourcesOf(inputs, typed), compute };
    return of === 'conditions' ? isHolding(name, conditions, sources) : compute(name, sources);
  } catch {
    return undefined;
  }
}

/** Rules that count every entry: what is typed says how many match. */
function withoutMatching(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMatching);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'matching');
  return Object.fromEntries(members.map(([name, inner]) => [name, withoutMatching(inner)]));
}

function sourcesOf(inputs: readonly RuleInput[], typed: RuleCase) {
  const given: Record<string, unknown> = {};
  for (const input of inputs) put(given, input.source.split('.'), valueOf(input, typed[input.source] ?? ''));
  return {
    session: undefined,
    route: undefined,
    constants: undefined,
    brand: undefined,
    language: 'en' as const,
    reads: {},
    answers: {},
    ...given,
  };
}

function put(owner: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) owner[first] = value;
  else {
    const inner = owner[first];
    const next = typeof inner === 'object' && inner !== null ? { ...inner } : {};
    owner[first] = next;
    put(next as Record<string, unknown>, rest, value); // made just now
  }
}

function valueOf({ kind, take = '' }: RuleInput, text: string): unknown {
  if (text === '') return undefined;
  switch (kind) {
    case 'number':
      return Number(text);
    case 'flag':
      return text === 'true';
    case 'count':
      return Array.from({ length: Math.min(Math.max(Number(text) || 0, 0), 200) }, () => ({}));
    case 'numbers':
      return text.split(/[\s;]+/).map((one) => ({ [take]: Number(one) }));
    default:
      return text;
  }
}

/** Cases that show what a rule is about: nothing, each value that it names, and those right beside it. */
export function proposedCases(inputs: readonly RuleInput[], today: string): readonly RuleCase[] {
  const usual = Object.fromEntries(
    inputs.map((input) => [input.source, input.source === 'today' ? today : (tried(input, today)[0] ?? '')]),
  );
  const cases = inputs.flatMap((input) =>
    ['', ...tried(input, today)].map((value) => ({ ...usual, [input.source]: value })),
  );
  const once = new Map(cases.map((one) => [JSON.stringify(one), one]));
  return [...once.values()].slice(0, mostCases);
}

/** Rows that one can take in at a glance. */
const mostCases = 8;

function tried({ kind, options, samples, source }: RuleInput, today: string): readonly string[] {
  if (source === 'today') return [today];
  if (kind === 'flag') return ['true', 'false'];
  if (kind === 'day') return [today];
  const numbers = samples.filter((one) => typeof one === 'number');
  if (kind === 'number' || kind === 'count') {
    const near = numbers.length === 0 ? [1] : numbers.flatMap((one) => [one - 1, one, one + 1]);
    return [...new Set(near)].filter((one) => kind === 'number' || one >= 0).map(String);
  }
  if (kind === 'numbers') return ['10 20'];
  return [...new Set([...samples.map(String), ...options])].slice(0, 4);
}
