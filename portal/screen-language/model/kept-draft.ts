import { isSameAnswer } from './bindings.ts';
import { isGiven } from './conditions.ts';
import { membersOfDraft } from './draft.ts';
import type { DraftContent } from './draft.ts';
import { cleanEntry, entriesIn } from './entries.ts';
import type { Answers, FieldModel, Sources, StepSchema } from './model.ts';
import { isSensitive } from './sensitive.ts';
import { visibilityOf } from './visibility.ts';
import type { FormModel } from './visibility.ts';

/** The form that a draft goes back into. */
interface FormNow {
  /** The answers that it begins with. */
  readonly before: Answers;
  readonly offeredBy: OfferedBy;
}

/** The values that a field offers now; undefined where anything can be typed. */
export type OfferedBy = (field: FieldModel) => readonly string[] | undefined;

/**
 * Reads a draft, perhaps one of an older version of the screen: what the form no longer asks, no longer offers, or asks
 * in another way, is left out. So is a list that was made of another one than the form begins with by now: it would bring
 * back what was taken away meanwhile.
 *
 * @returns undefined where nothing of it is left
 */
export function readDraft(
  content: string,
  form: FormModel,
  { before, offeredBy }: FormNow,
): DraftContent | undefined {
  const found = membersOfDraft(content);
  const given = found['answers'];
  if (typeof given !== 'object' || given === null) return undefined;
  const members = new Map(Object.entries(given));
  const began = new Map(Object.entries(found['began'] ?? {}));
  const answers = form.steps
    .flatMap(({ fields, schema }) =>
      fields
        .filter((field) => !isSensitive(field) && !field.readOnly && members.has(field.name))
        .filter(({ name, group }) => group === undefined || isSameAnswer(began.get(name), before[name]))
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

/** The answers that no draft holds, of those that stand in the form. */
export function sensitiveAnswers({ steps }: FormModel, answers: Answers): Answers {
  const names = steps.flatMap(({ fields }) => fields.filter(isSensitive).map(({ name }) => name));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
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
