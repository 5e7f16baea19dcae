import type { CallOffers, Offer, Offers } from '../protocol.ts';
import { valueAt } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';
import type { LanguageSchema } from './language-schema.ts';
import { pointerOf } from './outline.ts';

/** The place of a text in a screen that names something else. */
interface NamingPlace {
  readonly path: JsonPath;
  /** The schema of what the text belongs to. */
  readonly owner: LanguageSchema;
  readonly schema: LanguageSchema;
}

/** The screen as it is edited, and what it can name. */
interface PickContext {
  readonly screen: unknown;
  readonly offers: Offers;
}

type Find = (context: PickContext, path: JsonPath) => readonly Offer[];

/** Returns what can stand at a place; undefined where anything can. */
export function picksFor(
  { path, owner, schema }: NamingPlace,
  context: PickContext,
): readonly Offer[] | undefined {
  if (schema.title === 'Source') return sourcesOf(context);
  if (namesCondition(path, owner)) return conditionsOf(context);
  const name = memberIn(path);
  const find = finds[`${owner.title ?? ''}.${name}`] ?? finds[name];
  return find?.(context, path);
}

/** The last name on a path. */
const memberIn = (path: JsonPath) => path.findLast((step) => typeof step === 'string') ?? '';

/** Returns true for a place that names a condition. */
export function namesCondition(path: JsonPath, owner: LanguageSchema): boolean {
  const isInside = owner.title === 'Condition' && path[0] === 'conditions';
  return isInside || conditionMembers.includes(memberIn(path));
}

/** Members that name a condition. */
const conditionMembers = ['show', 'when', 'requiredWhen', 'readOnlyWhen', 'matching', 'retryWhen'];

/** The things that members name, by title and member where the title matters. */
const finds: Readonly<Record<string, Find>> = {
  'Read.operation': ({ offers }) => offers.reads,
  'SuggestRule.operation': ({ offers }) => offers.reads,
  'AnswerCheck.operation': ({ offers }) => offers.reads,
  operation: ({ offers }) => offers.writes,
  to: ({ offers }) => offers.routes,
  go: ({ offers }) => [
    ...offers.routes,
    { value: 'return', description: 'Where the customer was heading before logging in.' },
  ],
  message: (context) => messagesOf(context),
  field: (context) => questionsOf(context),
  matches: (context) => questionsOf(context),
  forget: (context) => questionsOf(context),
  read: (context) => namesIn(context.screen, 'reads', 'operation'),
  back: (context) => stepsOf(context),
  recalls: (context) => stepsOf(context),
  fields: ({ offers }) => offers.recordFields,
  optionalFields: ({ offers }) => offers.recordFields,
};

/** Returns the keys that an object at a place can have; undefined where anything can. */
export function keyPicksFor(path: JsonPath, context: PickContext): readonly Offer[] | undefined {
  const name = path.at(-1);
  const call = callAt(path.slice(0, -1), context);
  if (name === 'with') return call?.members;
  return name === 'failed' ? call?.codes : undefined;
}

function callAt(path: JsonPath, { offers }: PickContext): CallOffers | undefined {
  const pointer = pointerOf(path);
  return Object.hasOwn(offers.calls, pointer) ? offers.calls[pointer] : undefined;
}

/** Every question of a screen, by its name. */
export function questionsOf({ screen }: PickContext): readonly Offer[] {
  return listAt(screen, ['steps']).flatMap((step) =>
    listAt(step, ['fields']).flatMap((field) => {
      const [value, kind] = [valueAt(field, ['name']), valueAt(field, ['as'])];
      const options = listAt(field, ['options']).filter((one) => typeof one === 'string');
      if (typeof value !== 'string' || value === '') return [];
      return [{ value, ...(typeof kind === 'string' && { kind }), ...(options.length > 0 && { options }) }];
    }),
  );
}

/** Every named condition of a screen, with what it says. */
export function conditionsOf({ screen }: PickContext): readonly Offer[] {
  return Object.entries(valueAt(screen, ['conditions']) ?? {}).map(([value, condition]) => ({
    value,
    description: sentenceOf(condition),
  }));
}

function sourcesOf(context: PickContext): readonly Offer[] {
  const answers = questionsOf(context).map(({ value, kind = '' }) => ({
    value: `answers.${value}`,
    kind,
    description: 'The answer to this question.',
  }));
  return [...answers, ...context.offers.sources];
}

function stepsOf({ screen }: PickContext): readonly Offer[] {
  return listAt(screen, ['steps']).flatMap((step) => {
    const id = valueAt(step, ['id']);
    return typeof id === 'string' ? [{ value: id }] : [];
  });
}

function messagesOf({ screen, offers }: PickContext): readonly Offer[] {
  const sendings = [
    valueAt(screen, ['submit']),
    ...listAt(screen, ['steps']).map((step) => valueAt(step, ['submit'])),
  ];
  const own = sendings.flatMap((submit) =>
    [valueAt(submit, ['done']), ...Object.values(valueAt(submit, ['failed']) ?? {})].map((one) =>
      valueAt(one, ['message']),
    ),
  );
  const names = [...new Set(own)].filter((name) => typeof name === 'string' && !name.startsWith('errors.'));
  return [...names.map((value) => ({ value: String(value), kind: 'of this screen' })), ...offers.messages];
}

function namesIn(screen: unknown, member: string, told: string): readonly Offer[] {
  return Object.entries(valueAt(screen, [member]) ?? {}).map(([value, inner]) => {
    const description = valueAt(inner, [told]);
    return { value, ...(typeof description === 'string' && { description }) };
  });
}

function listAt(value: unknown, path: JsonPath): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** Returns a condition as a sentence: `caseType is “outage”`. */
export function sentenceOf(condition: unknown): string {
  if (typeof condition === 'string') return condition;
  if (typeof condition !== 'object' || condition === null) return '';
  const has = (name: string) => Object.hasOwn(condition, name);
  const get = (name: string) => valueAt(condition, [name]);
  if (has('not')) return `not: ${sentenceOf(get('not'))}`;
  for (const [name, word] of [
    ['all', ' and '],
    ['any', ' or '],
  ] as const)
    if (has(name)) return listAt(condition, [name]).map(sentenceOf).join(word);
  if (has('compare')) return comparisonOf(condition);
  const subject = String(get('field') ?? get('from') ?? '');
  if (has('is')) return `${subject} is ${quoted(get('is'))}`;
  if (has('in')) return `${subject} is one of ${listAt(condition, ['in']).map(quoted).join(', ')}`;
  return `${subject} ${get('filled') === false ? 'has no answer' : 'has an answer'}`;
}

const comparisons = {
  atLeast: 'is at least',
  atMost: 'is at most',
  moreThan: 'is more than',
  lessThan: 'is less than',
} as const;

function comparisonOf(condition: object): string {
  const found = Object.entries(comparisons).flatMap(([name, words]) => {
    const other = valueAt(condition, [name]);
    return other === undefined ? [] : [`${words} ${operandOf(other)}`];
  });
  return `${operandOf(valueAt(condition, ['compare']))} ${found.join(' and ')}`;
}

function operandOf(operand: unknown): string {
  if (typeof operand !== 'object' || operand === null) return String(operand);
  const days = valueAt(operand, ['plusDays']);
  const subject = String(valueAt(operand, ['field']) ?? valueAt(operand, ['from']) ?? '');
  return days === undefined ? subject : `${subject} and ${String(days)} days`;
}

const quoted = (value: unknown) => (typeof value === 'string' ? `“${value}”` : String(value));
