import { mapLanguages } from '../../screen-language/language.ts';
import type { PerLanguage } from '../../screen-language/language.ts';
import type { Offer } from '../protocol.ts';
import { valueAt, valueOfText, withItem, withValue } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';

/** The files of a screen. */
export type ScreenTexts = PerLanguage<string> & { readonly config: string };

/** A question to add to a form. */
export interface NewQuestion {
  readonly name: string;
  readonly as: string;
  readonly label: PerLanguage<string>;
  /** The fields of the step that asks it. */
  readonly fields: JsonPath;
  /** The sending that takes its answer, and the member that it is sent as; undefined where that comes later. */
  readonly sent: { readonly call: JsonPath; readonly member: Offer } | undefined;
}

/** Returns the kind of question that fits what a member takes. */
export function kindOfMember({ kind = '', options, maxLength = 0 }: Offer): string {
  if (options !== undefined) return options.length > 6 ? 'select' : 'radio';
  const known = kinds[kind.toLowerCase()];
  return known ?? (maxLength > 255 ? 'textarea' : 'text');
}

/** Kinds of questions by the types of specs and of the org. */
const kinds: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  boolean: 'yes-no',
  'yes or no': 'yes-no',
  number: 'number',
  'whole number': 'number',
  double: 'number',
  textarea: 'textarea',
};

/** Kinds whose answer has a greatest length. */
const typed = ['text', 'textarea', 'email', 'tel', 'password'];

/**
 * Adds a question with its label in each language: it is sent with the others, and where the screen reads the record that
 * is saved, it is read and shown as well.
 */
export function withQuestion(texts: ScreenTexts, question: NewQuestion): ScreenTexts {
  const { name, as, label, fields, sent } = question;
  const screen = valueOfText(texts.config);
  const record = sent === undefined ? undefined : recordOf(screen, sent.call, sent.member.value);
  const { maxLength, options } = sent?.member ?? {};
  const field = {
    name,
    as,
    ...(maxLength !== undefined && typed.includes(as) && { maxLength }),
    ...(options !== undefined && ['radio', 'select', 'checkboxes'].includes(as) && { options }),
    ...(record !== undefined && { prefill: { from: record.source } }),
  };
  const last = valueAt(screen, fields);
  let config = withItem(texts.config, { list: fields, index: Array.isArray(last) ? last.length : 0 }, field);
  if (sent !== undefined)
    config = withValue(config, [...sent.call, 'with', sent.member.value], { field: name });
  if (record !== undefined && !record.isAsked)
    config = withItem(config, { list: record.list, index: record.size }, record.field);
  const key = ['fields', name, 'label'];
  return {
    config,
    ...mapLanguages(texts, (text, language) => withValue(text, key, label[language] ?? '')),
  };
}

/** A read of the record that a call saves. */
interface RecordRead {
  /** The source of the field's value. */
  readonly source: string;
  /** The list of fields that it asks for, and how many there are. */
  readonly list: JsonPath;
  readonly size: number;
  readonly field: string;
  readonly isAsked: boolean;
}

function recordOf(screen: unknown, call: JsonPath, member: string): RecordRead | undefined {
  const [start, name] = member.split('.');
  const id = JSON.stringify(valueAt(screen, [...call, 'with', 'fields.Id']));
  if (start !== 'fields' || name === undefined || id === undefined) return undefined;
  const reads = Object.entries(valueAt(screen, ['reads']) ?? {});
  const found = reads.find(([, read]) => JSON.stringify(valueAt(read, ['with', 'recordId'])) === id);
  if (found === undefined) return undefined;
  const [read, config] = found;
  const asked = ['fields', 'optionalFields'].flatMap((list) => listAt(config, ['with', list]));
  const object = asked[0]?.split('.')[0];
  if (object === undefined) return undefined;
  const field = `${object}.${name}`;
  return {
    source: `reads.${read}.fields.${name}.value`,
    list: ['reads', read, 'with', 'optionalFields'],
    size: listAt(config, ['with', 'optionalFields']).length,
    field,
    isAsked: asked.includes(field),
  };
}

function listAt(value: unknown, path: JsonPath): readonly string[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}
