import { languageVersion } from '../language-version.ts';
import { isSameAnswer } from './bindings.ts';
import { isGiven } from './conditions.ts';
import type { Answers, FieldModel, Sources, StepSchema } from './model.ts';
import { cleanEntry, entriesIn } from './entries.ts';
import { isSensitive } from './sensitive.ts';
import { visibilityOf } from './visibility.ts';
import type { FormModel, Visibility } from './visibility.ts';

/** The step where the customer was, and what was typed until then. */
export interface DraftContent {
  readonly step: string;
  /** Only what differs from the form's beginning; null for an answer that was emptied. */
  readonly answers: Answers;
  /** Names what is sent, together with its content; drafts of earlier versions have none. */
  readonly seed?: string;
}

/** The beginning of a draft in today's version of the screen language: {@link draftOf} names the version first. */
export const draftStart = `{"version":${languageVersion},`;

/** The visible fields whose answers differ from those that the form began with. A tick alone is nothing typed. */
export function changedFields(
  { fields, answers }: Pick<Visibility, 'fields' | 'answers'>,
  before: Answers,
): readonly FieldModel[] {
  return fields.filter(
    ({ name, as, readOnly }) =>
      as !== 'consent' && !readOnly && !isSameAnswer(answers[name], before[name] ?? undefined),
  );
}

/**
 * Returns the draft of a form as text: visible answers that are not sensitive and not there from the start.
 *
 * @returns undefined where there is nothing to keep
 */
export function draftOf(
  form: Visibility,
  before: Answers,
  rest: Pick<DraftContent, 'step' | 'seed'>,
): string | undefined {
  const kept = changedFields(form, before).filter((field) => !isSensitive(field));
  if (kept.length === 0) return undefined;
  const answers = Object.fromEntries(kept.map(({ name }) => [name, form.answers[name] ?? null]));
  return JSON.stringify({ version: languageVersion, ...rest, answers });
}

/** The values that a field offers now; undefined where anything can be typed. */
export type OfferedBy = (field: FieldModel) => readonly string[] | undefined;

/**
 * Reads a draft, perhaps one of an older version of the screen: what the form no longer asks, no longer offers, or asks
 * in another way, is left out.
 *
 * @returns undefined where nothing of it is left
 */
export function readDraft(content: string, form: FormModel, offeredBy: OfferedBy): DraftContent | undefined {
  const found = parsed(content);
  const given = found['answers'];
  if (typeof given !== 'object' || given === null) return undefined;
  const members = new Map(Object.entries(given));
  const answers = form.steps
    .flatMap(({ fields, schema }) =>
      fields
        .filter((field) => !isSensitive(field) && !field.readOnly && members.has(field.name))
        .map((field) => ({ field, answer: keptOf(field, members.get(field.name)), schema })),
    )
    .filter(
      ({ field, answer, schema }) =>
        answer === null || isKept(field, answer, { type: typeIn(schema, field), offered: offeredBy(field) }),
    )
    .map(({ field, answer }) => [field.name, answer] as const);
  if (answers.length === 0) return undefined;
  const { step, seed } = found;
  return {
    step: String(step),
    answers: Object.fromEntries(answers),
    ...(typeof seed === 'string' && { seed }),
  };
}

/** The name of the things that are sent from a draft; undefined where there is no draft, or none with a name. */
export function seedOf(content: string | undefined): string | undefined {
  const { seed } = parsed(content ?? '');
  return typeof seed === 'string' ? seed : undefined;
}

/** The answers that no draft holds, of those that stand in the form. */
export function sensitiveAnswers({ steps }: FormModel, answers: Answers): Answers {
  const names = steps.flatMap(({ fields }) => fields.filter(isSensitive).map(({ name }) => name));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
}

function parsed(content: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(content);
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** An answer of a draft: of a group, what it still asks. */
function keptOf({ group }: FieldModel, answer: unknown): unknown {
  if (group === undefined || answer === null) return answer;
  return entriesIn(answer).map((entry) => cleanEntry(entry, group.fields));
}

/** The schema says it, so that no page needs the table of kinds. */
function typeIn({ properties = {} }: StepSchema, { name }: FieldModel): unknown {
  const property = properties[name];
  return typeof property === 'object' ? property.type : undefined;
}

/** Returns true for an answer that the field could have been given. */
function isKept(field: FieldModel, answer: unknown, { type, offered }: Expected): boolean {
  return field.group === undefined ? fits(answer, type, offered) : entriesIn(answer).length > 0;
}

interface Expected {
  readonly type: unknown;
  readonly offered: readonly string[] | undefined;
}

function fits(answer: unknown, type: unknown, offered: readonly string[] | undefined): boolean {
  const isOffered = (value: unknown) =>
    typeof value === 'string' && (offered === undefined || offered.includes(value));
  switch (type) {
    case 'string':
      return isOffered(answer);
    case 'array':
      return Array.isArray(answer) && answer.every(isOffered);
    case 'number':
    case 'integer':
      return typeof answer === 'number';
    case 'boolean':
      return typeof answer === 'boolean';
    default:
      return false;
  }
}

/** The answers of a form that goes on: what was typed since it opened goes before what was kept. */
export function mergeDraftAnswers(
  kept: DraftContent,
  now: { readonly before: Answers; readonly answers: Answers },
): Answers {
  const emptied = ([name, answer]: [string, unknown]) => [name, answer ?? undefined] as const;
  const typed = Object.entries(now.answers).filter(
    ([name, answer]) => !isSameAnswer(answer, now.before[name]),
  );
  return {
    ...now.before,
    ...Object.fromEntries(Object.entries(kept.answers).map(emptied)),
    ...Object.fromEntries(typed),
  };
}

/**
 * The step to go on with: the one where the customer was, or an earlier one that has to be passed again, because it
 * calls the org or because an answer that is never kept is needed there.
 */
export function stepToContinue(form: FormModel, sources: Sources, wanted: string): string | undefined {
  const { steps, fields, answers } = visibilityOf(form, sources);
  const lacks = ({ name, required }: FieldModel) => required && !isGiven(answers[name]);
  const stop = steps.find(
    (step) =>
      step.id === wanted ||
      step.submit !== undefined ||
      step.fields.some((field) => fields.includes(field) && lacks(field)),
  );
  return (stop ?? steps[0])?.id;
}
