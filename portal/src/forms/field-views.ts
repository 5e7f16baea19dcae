import { langOfOrg, orgLanguageOf } from '../i18n/index.ts';
import { outerLink } from '../ui/index.ts';
import type { Choice, FieldView } from './fields/form-context.ts';
import { readPath } from '../../screen-language/model/dotted-path.ts';
import { limitOf, valueOf } from '../../screen-language/model/bindings.ts';
import { isHolding } from '../../screen-language/model/conditions.ts';
import type { Conditions } from '../../screen-language/model/conditions.ts';
import type { FieldModel, GroupModel, Sources, StepModel } from '../../screen-language/model/model.ts';
import type { OptionsFromSource, SlotRule } from '../../screen-language/generated/screen-config.gen.ts';
import { formatValue } from '../page/format-value.ts';
import type { Texts } from '../page/texts.ts';

/** The texts and sources that fields are shown with. */
interface ViewOptions {
  readonly texts: Texts;
  readonly sources: Sources;
  readonly conditions: Conditions;
}

/** Returns the fields of a step as they are shown, in the language of the page. */
export function fieldViewsOf(
  step: StepModel,
  visible: ReadonlySet<string>,
  options: ViewOptions,
): { readonly [name: string]: FieldView } {
  return Object.fromEntries(
    step.fields.map((field) => [field.name, viewOf(field, visible.has(field.name), options)]),
  );
}

function viewOf(field: FieldModel, visible: boolean, { texts, sources, conditions }: ViewOptions): FieldView {
  const terms = termsOf(field, sources);
  const holds = (name: string | undefined) => name !== undefined && isHolding(name, conditions, sources);
  const isFree = (condition: string | undefined) => condition === undefined || holds(condition);
  const noticeOf = (value: string) => {
    const told = field.notices?.[value]?.find((condition) => isHolding(condition, conditions, sources));
    return told === undefined ? {} : { notice: texts.text(`fields.${field.text}.notices.${told}`) };
  };
  const isRanged = ['date', 'month', 'time', 'rating'].includes(field.as);
  const [min, max] = [limitOf(field.min, sources), limitOf(field.max, sources)];
  const documents = documentsOf(field, { texts, sources });
  const hint = documents.length === 0 ? texts.optionalText(`fields.${field.text}.hint`) : undefined;
  return {
    kind: field.as,
    label: texts.text(`fields.${field.text}.label`),
    ...(hint !== undefined && { hint }),
    ...(field.intro && isFree(field.introWhen) && { intro: `fields.${field.text}.intro` }),
    ...(terms !== undefined && { terms }),
    documents,
    required: field.required || holds(field.requiredWhen),
    readOnly: field.readOnly === true || holds(field.readOnlyWhen),
    visible,
    autocomplete: field.autocomplete,
    choices: choicesOf(field, { texts, sources, conditions })
      .filter(({ value }) => isFree(field.offered?.[value]))
      .map((choice) => ({ ...choice, ...noticeOf(choice.value) })),
    ...(field.files !== undefined && { files: field.files }),
    ...(field.awaits !== undefined && {
      awaits: { read: field.awaits, texts: `fields.${field.text}.choices` },
    }),
    ...(field.group !== undefined && {
      group: groupOf(field.text, field.group, { texts, sources, conditions }),
    }),
    ...(field.suggest !== undefined && {
      suggest: { ...field.suggest, texts: `fields.${field.text}` },
    }),
    ...(field.as === 'rating' && {
      ends: [texts.text(`fields.${field.text}.low`), texts.text(`fields.${field.text}.high`)] as const,
    }),
    ...(field.check !== undefined && { check: { ...field.check, texts: `fields.${field.text}.warnings` } }),
    ...(field.rows !== undefined && { rows: field.rows }),
    ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
    ...(isRanged && min !== undefined && { min }),
    ...(isRanged && max !== undefined && { max }),
    width: field.width ?? 12,
  };
}

function groupOf(
  texts: string,
  { fields, ...rule }: GroupModel,
  options: ViewOptions,
): NonNullable<FieldView['group']> {
  const views = fields.map((field) => [field.name, viewOf(field, true, options)] as const);
  return { ...rule, texts: `fields.${texts}`, fields: Object.fromEntries(views) };
}

/** Returns the text that a consent agrees to: null until it is there. */
function termsOf({ terms }: FieldModel, sources: Sources): FieldView['terms'] {
  if (terms === undefined) return undefined;
  const title = valueOf(terms.title, sources);
  const paragraphs = valueOf(terms.paragraphs, sources);
  if (typeof title !== 'string' || !Array.isArray(paragraphs)) return null;
  return { title, paragraphs: paragraphs.map(String) };
}

/** The documents that a consent is about; only those whose address is safe to follow. */
function documentsOf(
  { documents = [], text }: FieldModel,
  { texts, sources }: Omit<ViewOptions, 'conditions'>,
): FieldView['documents'] {
  return documents.flatMap((document) => {
    const href = outerLink(valueOf(document[orgLanguageOf(sources.language)], sources));
    if (href === undefined) return [];
    return [
      { href, text: texts.text(`fields.${text}.documents.${document.name}`), newTab: texts.text('newTab') },
    ];
  });
}

/** The same for the options of a field; without conditions all entries count, offered or not. */
type ChoiceOptions = Omit<ViewOptions, 'conditions'> & Partial<Pick<ViewOptions, 'conditions'>>;

/** The options of a field with their labels: from the texts, or from the entries of a read. */
export function choicesOf(
  field: FieldModel,
  { texts, sources, conditions }: ChoiceOptions,
): readonly Choice[] {
  const { options } = field;
  if (field.as === 'yes-no') return yesAndNo(field, texts);
  if (options === undefined) return [];
  const labelled = (value: string) => ({
    value,
    label: texts.text(`fields.${field.text}.options.${value}`),
    ...iconOf(field, [value]),
  });
  if (Array.isArray(options)) {
    return options.map((value) => ({ ...labelled(value), ...writtenHeading(field, value, texts) }));
  }
  const found = 'from' in options ? valueOf(options.from, sources) : undefined;
  if (!Array.isArray(found) || !('from' in options)) return [];
  const { show } = options;
  const isOffered = (item: unknown) =>
    show === undefined || conditions === undefined || isHolding(show, conditions, { ...sources, item });
  const listed = found.filter(isOffered).map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return labelled(String(entry));
    const value = String(readPath(entry, options.value ?? 'value'));
    const words = { field, options, texts, sources };
    const kinds = [options.labelBy ?? []].flat().map((path) => String(readPath(entry, path)));
    const choice = { value, ...headingOf(entry, words), ...iconOf(field, [...kinds, value]) };
    if (field.slot !== undefined) return { ...choice, ...slotOf(entry, field.slot, sources.language) };
    if (options.labelText) return { ...choice, label: entryLabel(entry, words) };
    const label = String(readPath(entry, options.label ?? 'label') ?? value);
    return { ...choice, label, lang: langOfOrg(sources.language) };
  });
  return [...listed, ...(options.more ?? []).map(labelled)];
}

/** The icon of an option: of the first of its names that has one. */
function iconOf({ icons = {} }: FieldModel, names: readonly string[]): Pick<Choice, 'icon'> {
  const icon = names.map((name) => icons[name]).find((found) => found !== undefined);
  return icon === undefined ? {} : { icon };
}

/** The two answers of a question, in words of its own where it has some. */
function yesAndNo({ text }: FieldModel, texts: Texts): readonly Choice[] {
  return ['yes', 'no'].map((value) => ({
    value,
    label: texts.optionalText(`fields.${text}.options.${value}`) ?? texts.text(`choices.${value}`),
  }));
}

/** The heading of a written option. */
function writtenHeading({ text, groups = {} }: FieldModel, value: string, texts: Texts) {
  const [group] = Object.entries(groups).find(([, values]) => values.includes(value)) ?? [];
  return group === undefined ? {} : { heading: texts.text(`fields.${text}.groups.${group}`) };
}

/** The heading of an entry: the text for its group, or what the group is called. */
function headingOf(entry: object, { field, options, texts, sources }: LabelledEntry) {
  const { groupBy, groupAs } = options;
  const group = groupBy === undefined ? undefined : readPath(entry, groupBy);
  if (group === undefined || group === null) return {};
  const own = texts.optionalText(`fields.${field.text}.groups.${String(group)}`);
  return { heading: own ?? formatValue(group, groupAs, sources.language) };
}

/** Day and times of an entry. */
function slotOf(entry: object, { day: at, starts, ends }: SlotRule, language: Sources['language']) {
  const day = String(readPath(entry, at));
  const times = [starts, ...(ends === undefined ? [] : [ends])];
  const time = times.map((path) => formatValue(readPath(entry, path), 'time', language)).join('\u00a0– ');
  return { label: `${formatValue(day, 'weekday', language)}, ${time}`, slot: { day, time } };
}

interface LabelledEntry extends Pick<ViewOptions, 'texts' | 'sources'> {
  readonly field: FieldModel;
  readonly options: OptionsFromSource;
}

/** The label of an entry: the text for what it is like, or the one for all, filled with its members. */
function entryLabel(entry: object, { field, options, texts, sources }: LabelledEntry): string {
  const { labelBy = [], labelAs = {} } = options;
  const written = Object.entries(labelAs).map(
    ([member, look]) => [member, formatValue(readPath(entry, member), look, sources.language)] as const,
  );
  const values = { ...entry, ...Object.fromEntries(written) };
  for (const path of [labelBy].flat()) {
    const own = texts.optionalText(`fields.${field.text}.entries.${String(readPath(entry, path))}`, values);
    if (own) return own;
  }
  return texts.text(`fields.${field.text}.entry`, values);
}
