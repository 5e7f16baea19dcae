import type { CallOffers, Offer, Offers } from '../protocol.ts';
import { valueAt } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';
import type { LanguageSchema } from './language-schema.ts';
import { pointerOf } from './outline.ts';
import { listAt, questionsOf } from './screen-names.ts';
import { sentenceOf } from './sentences.ts';

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
export const conditionMembers = [
  'show',
  'when',
  'requiredWhen',
  'readOnlyWhen',
  'introWhen',
  'matching',
  'retryWhen',
];

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
  field: (context) => questionsOf(context.screen),
  matches: (context) => questionsOf(context.screen),
  forget: (context) => questionsOf(context.screen),
  refill: (context) => questionsOf(context.screen),
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

/** Every named condition of a screen, with what it says. */
export function conditionsOf({ screen }: PickContext): readonly Offer[] {
  return Object.entries(valueAt(screen, ['conditions']) ?? {}).map(([value, condition]) => ({
    value,
    description: sentenceOf(condition),
  }));
}

/** Every source of values that a screen can name. */
export function sourcesOf(context: PickContext): readonly Offer[] {
  const answers = questionsOf(context.screen).map(({ value, kind = '' }) => ({
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
