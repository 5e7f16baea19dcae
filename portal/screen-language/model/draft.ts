import { languageVersion } from '../language-version.ts';
import { isSameAnswer } from './bindings.ts';
import type { Answers, FieldModel } from './model.ts';
import { isSensitive } from './sensitive.ts';
import type { Visibility } from './visibility.ts';

/** The step where the customer was, and what was typed until then. */
export interface DraftContent {
  readonly step: string;
  /** Only what differs from the form's beginning; null for an answer that was emptied. */
  readonly answers: Answers;
  /** The lists that lists among the answers were made of. */
  readonly began?: Answers;
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
  const lists = kept.filter(({ group }) => group !== undefined);
  const began = Object.fromEntries(lists.map(({ name }) => [name, before[name]]));
  return JSON.stringify({
    version: languageVersion,
    ...rest,
    answers,
    ...(lists.length > 0 && { began }),
  });
}

/** The name of the things that are sent from a draft; undefined where there is no draft, or none with a name. */
export function seedOf(content: string | undefined): string | undefined {
  const { seed } = membersOfDraft(content ?? '');
  return typeof seed === 'string' ? seed : undefined;
}

/** The members of a draft; none of what is no draft. */
export function membersOfDraft(content: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(content);
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
