import type { ProjectFiles } from '../../publish/index.ts';
import { valueAt } from '../editing/json-edits.ts';
import { kindOfMember } from '../editing/question.ts';
import { wordsOfName } from '../editing/starters.ts';
import { eachLanguage, firstLanguage } from '../../screen-language/language.ts';
import type { Language, PerLanguage } from '../../screen-language/language.ts';
import type { Offer } from '../protocol.ts';
import { schemaAt } from '../../screen-language/check/schema/schema-path.ts';
import { membersOfCall } from './described-members.ts';

/** The members of a screen that sends one operation, and its texts, as they are proposed. */
export interface Proposal {
  readonly config: object;
  readonly texts: PerLanguage<object>;
}

/** Members that no customer is asked for: the page knows them. */
const known: Readonly<Record<string, string>> = {
  accountNumber: 'session.accountNumber',
  language: 'language',
  idempotencyKey: 'attempt',
  brandName: 'brand.crmName',
};

/** Members that come with the address of the page, or with what another page knows. */
const ofAddress = /(?:Id|[Tt]oken|Version|Hash)$/;

/** The list that another one was made of, as `previousUsers` beside `users`: nobody is asked for it. */
function beganOf(name: string, members: readonly Offer[]): string | undefined {
  const word = /^previous([A-Z].*)$/.exec(name)?.[1];
  const field = word === undefined ? '' : word.charAt(0).toLowerCase() + word.slice(1);
  return members.some(({ value }) => value === field) ? `began.${field}` : undefined;
}

/** The read that a list is filled in with, by the name of the list; none where the specs have no such read. */
function beginningsOf(
  name: string,
  { catalogue }: Pick<ProjectFiles, 'catalogue'>,
): readonly (readonly [name: string, read: object])[] {
  for (const [operation, { kind, config, data }] of Object.entries(catalogue.operations)) {
    if (kind !== 'read' || data === undefined || schemaAt(data, [name, '0']).kind !== 'known') continue;
    const needed = membersOfCall(config).flatMap(({ value, isRequired }) => (isRequired ? [value] : []));
    if (!needed.every((member) => member in known)) continue;
    const given = needed.map((member) => [member, { from: known[member] }] as const);
    return [[name, { operation, with: Object.fromEntries(given) }]];
  }
  return [];
}

/** So many questions are looked at once more before they are sent. */
const mostWithoutReview = 4;

/**
 * Proposes a screen that sends an operation: questions for what it takes, their rules, messages and texts in all languages.
 * A question that other screens ask has their words; what nobody has translated yet is left to be written.
 *
 * @returns undefined where there is no such operation, or it takes nothing that a customer could be asked for
 */
export function proposalOf(operation: string, files: ProjectFiles): Proposal | undefined {
  const schema = files.catalogue.operations[operation]?.config;
  if (schema === undefined) return undefined;
  const members = membersOfCall(schema);
  const isAgreed = ({ value }: Offer) => schema.properties?.[value]?.const === true;
  const began = members.map(({ value }) => beganOf(value, members));
  const sourceOf = ({ value }: Offer) => known[value] ?? beganOf(value, members);
  const asked = members.filter(
    (member) => sourceOf(member) === undefined && (isAgreed(member) || isAsked(member)),
  );
  if (asked.length === 0) return undefined;
  const reads = Object.fromEntries(
    asked.flatMap(({ value }) => (began.includes(`began.${value}`) ? beginningsOf(value, files) : [])),
  );
  const fields = asked.map((member) => ({
    ...fieldOf(member, isAgreed(member)),
    ...(member.value in reads && { prefill: { from: `reads.${member.value}.${member.value}` } }),
  }));
  const others = members.filter(
    (member) => sourceOf(member) !== undefined || (member.isRequired && !asked.includes(member)),
  );
  const bindings = [
    ...others.map((one) => [one.value, { from: sourceOf(one) ?? `route.query.${one.value}` }] as const),
    ...asked.map(({ value }) => [value, { field: value }] as const),
  ];
  const isReviewed = fields.length > mostWithoutReview;
  return {
    config: {
      ...(Object.keys(reads).length > 0 && { reads }),
      steps: [{ id: 'answers', fields }, ...(isReviewed ? [{ id: 'check', as: 'review' }] : [])],
      submit: {
        operation,
        with: Object.fromEntries(bindings),
        done: { message: 'done' },
        failed: { '*': { message: 'failed' } },
      },
      sections: [{ maxWidth: 'reading', columns: [{ blocks: [{ block: 'form' }] }] }],
    },
    texts: eachLanguage((language) => wordsOf(asked, language, { files, isReviewed })),
  };
}

/** The words of a screen with these questions. */
function wordsOf(
  asked: readonly Offer[],
  language: Language,
  { files, isReviewed }: { readonly files: ProjectFiles; readonly isReviewed: boolean },
): object {
  const { submit, answers, check, done, failed } = starterWordsOf(files, language);
  return {
    submit,
    ...(isReviewed && { steps: { answers: { title: answers }, check: { title: check } } }),
    fields: Object.fromEntries(asked.map((member) => [member.value, textsOf(member, language, files)])),
    messages: { done, failed },
  };
}

function isAsked({ value, kind = '', items, options }: Offer): boolean {
  return (
    items !== undefined ||
    options !== undefined ||
    (!ofAddress.test(value) && !['list', 'several values'].includes(kind))
  );
}

/** Entries of a list that takes as many as one likes. */
const usualMost = 10;

function fieldOf(member: Offer, isAgreed: boolean): object {
  const { items, mostItems = usualMost } = member;
  if (items !== undefined) {
    const fields = items.filter(isAsked).map((item) => fieldOf(item, false));
    return { name: member.value, as: 'group', group: { most: mostItems, fields } };
  }
  const { value: name, isRequired, minLength, options } = member;
  const as = isAgreed ? 'consent' : byName(name, member);
  const maxLength = member.maxLength ?? (as === 'zip' ? plainZip : undefined);
  return {
    name,
    as,
    ...((isRequired === true || isAgreed) && { required: true }),
    ...(minLength !== undefined && typed.includes(as) && { minLength }),
    ...(maxLength !== undefined && typed.includes(as) && { maxLength }),
    ...(options !== undefined && ['radio', 'select', 'checkboxes'].includes(as) && { options }),
  };
}

/** Digits of a ZIP code; few operations take the four more behind a hyphen. */
const plainZip = 5;

const typed = ['text', 'textarea', 'email', 'tel', 'password', 'zip'];

/** Kinds of questions that the specs do not tell apart. */
function byName(name: string, member: Offer): string {
  if (member.options !== undefined && member.kind === 'list') return 'checkboxes';
  if (member.options !== undefined) return kindOfMember(member);
  if (/email/i.test(name)) return 'email';
  if (/phone/i.test(name)) return 'tel';
  if (/password/i.test(name)) return 'password';
  if (/^zip/i.test(name)) return 'zip';
  return kindOfMember(member);
}

/** The texts of a question that is asked as often as one likes. */
function textsOfGroup(member: Offer, language: Language, files: ProjectFiles): object {
  const { value, items = [] } = member;
  const told = Object.values(files.locales[language] ?? {}).map((source) =>
    valueAt(source.value, ['fields', value]),
  );
  const asked = items.filter(isAsked);
  const found = told.find((texts) =>
    asked.every((item) => isPlain(valueAt(texts, ['fields', item.value, 'label']))),
  );
  if (typeof found === 'object' && found !== null && isPlain(valueAt(found, ['add']))) return found;
  const { label } = plainTextsOf(member, language, files);
  return {
    label,
    each: `${String(label)} {{number}}`,
    entry: asked
      .slice(0, 2)
      .map((item) => `{{${item.value}}}`)
      .join(' '),
    add: starterWordsOf(files, language).add,
    fields: Object.fromEntries(asked.map((item) => [item.value, plainTextsOf(item, language, files)])),
  };
}

const textsOf = (member: Offer, language: Language, files: ProjectFiles): object =>
  (member.items === undefined ? plainTextsOf : textsOfGroup)(member, language, files);

/** The texts of a question: those of another screen that asks it, else its name in words. */
function plainTextsOf(
  { value, options }: Offer,
  language: Language,
  { locales }: ProjectFiles,
): { readonly label: unknown } {
  const told = Object.values(locales[language] ?? {}).map((source) =>
    valueAt(source.value, ['fields', value]),
  );
  const fits = (texts: unknown) => isPlain(valueAt(texts, ['label'])) && hasOptions(texts, options);
  const found = told.find(fits);
  const label = valueAt(found, ['label']) ?? (language === firstLanguage ? wordsOfName(value) : '');
  const optionTexts = Object.fromEntries(
    (options ?? []).map((option) => [
      option,
      valueAt(found, ['options', option]) ?? (language === firstLanguage ? wordsOfName(option) : ''),
    ]),
  );
  return { label, ...(options !== undefined && { options: optionTexts }) };
}

/** Values of another screen are not there on this one. */
const isPlain = (text: unknown) => typeof text === 'string' && text !== '' && !text.includes('{{');

const hasOptions = (texts: unknown, options: readonly string[] = []) =>
  options.every((option) => isPlain(valueAt(texts, ['options', option])));

/** Words to begin with: `locales/<language>/starter.json`. */
interface StarterWords {
  readonly beingWritten: string;
  readonly submit: string;
  readonly answers: string;
  readonly check: string;
  readonly add: string;
  readonly done: string;
  readonly failed: string;
}

/** Returns the words that a new screen begins with; a language that has none is left to be written. */
export function starterWordsOf({ locales }: ProjectFiles, language: Language): StarterWords {
  const wordOf = (key: keyof StarterWords) => {
    const found = valueAt(locales[language]?.['starter']?.value, [key]);
    return typeof found === 'string' ? found : '';
  };
  return {
    beingWritten: wordOf('beingWritten'),
    submit: wordOf('submit'),
    answers: wordOf('answers'),
    check: wordOf('check'),
    add: wordOf('add'),
    done: wordOf('done'),
    failed: wordOf('failed'),
  };
}
