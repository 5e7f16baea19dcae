import type { Answers, FieldModel } from './model.ts';

const isEntry = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a group's answer; none where it is something else. */
export function entriesIn(value: unknown): readonly Answers[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

/** An entry without the questions that have no answer, and without what the group does not ask. */
export function cleanEntry(entry: Answers, fields: readonly Pick<FieldModel, 'name'>[]): Answers {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const answer = entry[name];
      const isAnswer = ['string', 'number', 'boolean'].includes(typeof answer);
      return isAnswer ? [[name, answer] as const] : [];
    }),
  );
}

/** The name of the field that an error is told at: of one inside a group, the group's. */
export const rootOf = (field: string): string => field.split('.')[0] ?? '';
