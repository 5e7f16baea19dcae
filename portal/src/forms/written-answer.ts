import { entriesIn } from '../../screen-language/model/entries.ts';
import type { FieldKind } from '../../screen-language/model/field-kinds.ts';
import type { Answers } from '../../screen-language/model/model.ts';
import type { Language } from '../i18n/index.ts';
import { formatPhone, formatValue } from '../page/format-value.ts';
import type { Texts } from '../page/texts.ts';
import type { Choice } from './fields/form-context.ts';

/** The kind of a field, and the labels of what it offers. */
interface WrittenField {
  readonly kind: FieldKind;
  readonly choices: readonly Choice[];
}

/** The texts and the language that answers are written in. */
interface Words {
  readonly text: Texts['text'];
  readonly language: Language;
}

/** The format of the answers of a kind; undefined where they are shown as they are. */
export function lookOf(kind: FieldKind): 'date' | 'month' | 'time' | 'cents' | undefined {
  if (kind === 'date' || kind === 'month' || kind === 'time') return kind;
  return kind === 'money' ? 'cents' : undefined;
}

/** The option that an answer stands for: yes and no are two of them. */
export function optionOf(answer: unknown): string {
  if (answer === true) return 'yes';
  return answer === false ? 'no' : String(answer);
}

/** An answer that is typed or chosen, as the customer reads it. */
export function writtenAnswer({ kind, choices }: WrittenField, answer: unknown, words: Words): string {
  if (answer === undefined || answer === null) return '';
  const look = lookOf(kind);
  if (look !== undefined) return formatValue(answer, look, words.language);
  if (kind === 'tel') return formatPhone(String(answer));
  if (kind === 'consent') return words.text('choices.yes');
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  const shown = (value: unknown) => labels.get(optionOf(value)) ?? String(value);
  return Array.isArray(answer) ? answer.map(shown).join(', ') : shown(answer);
}

/** The questions of a group, and the place of its texts. */
interface WrittenGroup {
  readonly texts: string;
  readonly fields: { readonly [name: string]: WrittenField };
}

/** The name of an entry before it is filled in: `Person 2`. */
export const numberedEntry = ({ texts }: Pick<WrittenGroup, 'texts'>, number: number, { text }: Words) =>
  text(`${texts}.each`, { number });

/** An entry of a group in one line; its number while nothing is filled in. */
export function writtenEntry(
  group: WrittenGroup,
  { entry, number }: { readonly entry: Answers; readonly number: number },
  words: Words,
): string {
  const written = Object.entries(group.fields).map(
    ([name, field]) => [name, writtenAnswer(field, entry[name], words)] as const,
  );
  if (written.every(([, answer]) => answer === '')) return numberedEntry(group, number, words);
  const line = words.text(`${group.texts}.entry`, { number, ...Object.fromEntries(written) });
  return withoutEnd(line);
}

/** A line without the separators that questions without an answer leave behind at its end. */
function withoutEnd(line: string): string {
  let end = line.length;
  while (' ,;·–-\u00a0'.includes(line.charAt(end - 1)) && end > 0) end -= 1;
  return line.slice(0, end);
}

/** All entries of a group's answer, each in one line. */
export const writtenEntries = (group: WrittenGroup, answer: unknown, words: Words): readonly string[] =>
  entriesIn(answer).map((entry, index) => writtenEntry(group, { entry, number: index + 1 }, words));
