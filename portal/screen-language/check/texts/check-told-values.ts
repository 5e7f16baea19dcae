import type { Catalogue } from '../../load/catalogue.ts';
import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { itemsOf } from '../facts/block-items.ts';
import { listedAt, namedAt } from '../facts/listed-values.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { alternativesAt, describedBy, withinEntries } from '../facts/described-source.ts';
import { typesOf } from '../schema/schema-path.ts';
import { meaningOf } from '../facts/meaning.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { leavesOf, placeholdersOf, textAt } from '../facts/text-keys.ts';

/** The config beside its texts, and the specs. */
interface Context {
  readonly source: SourceFile;
  readonly catalogue: Catalogue;
}

/** Texts of kinds that the specs do not list, and texts of a value that do not say it. */
export function checkToldValues(
  screen: CheckedScreen,
  texts: SourceFile,
  catalogue: Catalogue,
): readonly Diagnostic[] {
  const keys = leavesOf(texts.value);
  return [
    ...screen.blocks
      .filter(({ block }) => drawing.includes(block.block))
      .flatMap(({ block: { name = '' } }) => keys.filter((key) => isValueOf(name, key)))
      .flatMap((key) => silent(key, texts)),
    ...screen.blocks.flatMap((placed) => {
      const { block } = placed;
      if (block.block !== 'entries' || block.kind === undefined) return [];
      const items = itemsOf(placed, { screen, catalogue });
      const listed = listedAt(alternativesAt(describedBy(block.kind, { screen, catalogue, items })));
      const start = `blocks.${block.name}.kinds.`;
      const told = keys.filter((key) => key.startsWith(start));
      return listed === undefined ? [] : told.flatMap((key) => unknown(key, { start, listed, texts }));
    }),
  ];
}

/** Words of a fact by its case, none of which is a case of what it is chosen by. */
export function checkCases(
  screen: CheckedScreen,
  english: SourceFile,
  { source, catalogue }: Context,
): readonly Diagnostic[] {
  const keys = leavesOf(english.value);
  return screen.blocks.flatMap((placed) => {
    const { block, path } = placed;
    if (block.block !== 'plans') return [];
    const items = itemsOf(placed, { screen, catalogue });
    return block.facts.flatMap(({ name, by }, at) => {
      const start = `blocks.${block.name}.facts.${name}.by.`;
      const cases = keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
      const given =
        by === undefined ? undefined : alternativesAt(describedBy(by, { screen, catalogue, items }));
      const listed = namedAt(given);
      if (listed.length === 0 || cases.length === 0 || cases.some((one) => listed.includes(one))) return [];
      const message = `"${by ?? ''}" is ${listed.join(', ')}, and the words are for ${cases.join(', ')}.`;
      const remedy = 'Name the member that these words are about.';
      return [source.diagnostic([...path, 'facts', at, 'by'], { rule: 'missing-text', message, remedy })];
    });
  });
}

/** Notices that say one value and no word, and are there where it is missing as well. */
export function checkEmptyNotices(
  screen: CheckedScreen,
  english: SourceFile,
  { source, catalogue }: Context,
): readonly Diagnostic[] {
  return screen.blocks.flatMap(({ block, path }) => {
    if (block.block !== 'message' || block.show !== undefined) return [];
    const body = textAt(english.value, `blocks.${block.name}.body`);
    const [name] = placeholdersOf(body);
    const value: unknown = screen.config.texts?.[name ?? ''];
    if (name === undefined || body.trim() !== `{{${name}}}` || typeof value !== 'string') return [];
    const given = alternativesAt(describedBy(value, { screen, catalogue, items: [] }));
    if (given?.some((one) => typesOf(one)?.includes('null')) !== true) return [];
    const message = `"${value}" may be missing, and this says nothing else.`;
    return [
      source.diagnostic(path, {
        rule: 'never-there',
        message,
        remedy: 'Show it under a condition of its own.',
      }),
    ];
  });
}

/** Blocks that write each of their numbers by a text. */
const drawing: readonly string[] = ['comparison', 'timeline', 'week', 'difference'];

const isValueOf = (name: string, key: string) => key.startsWith(`blocks.${name}.`) && key.endsWith('.value');

function silent(key: string, texts: SourceFile): readonly Diagnostic[] {
  if (placeholdersOf(textAt(texts.value, key)).includes('value')) return [];
  const message = `The text "${key}" does not say its value.`;
  return [
    texts.diagnostic(key.split('.'), { rule: 'unsaid-value', message, remedy: 'Write {{value}} into it.' }),
  ];
}

function unknown(
  key: string,
  {
    start,
    listed,
    texts,
  }: { readonly start: string; readonly listed: readonly string[]; readonly texts: SourceFile },
): readonly Diagnostic[] {
  const [kind = ''] = key.slice(start.length).split('.');
  const known = [...listed, 'other'];
  if (known.includes(kind)) return [];
  const message = `No entry is of the kind "${kind}", so nothing shows the text "${key}".`;
  return [texts.diagnostic(key.split('.'), { rule: 'unused-text', message, remedy: suggest(kind, known) })];
}

/** Labels of options that say cents as they are: a member that no `labelAs` writes. */
export function checkLabels(
  { config }: CheckedScreen,
  english: SourceFile,
  source: SourceFile,
): readonly Diagnostic[] {
  const keys = leavesOf(english.value);
  return placedFields(config).flatMap(({ field: { options }, path, text }) => {
    if (typeof options !== 'object' || !('from' in options) || options.labelText !== true) return [];
    const written = options.labelAs ?? {};
    const labels = keys.filter(
      (key) => key === `fields.${text}.entry` || key.startsWith(`fields.${text}.entries.`),
    );
    const said = new Set(labels.flatMap((key) => placeholdersOf(textAt(english.value, key))));
    return [...said]
      .filter((name) => name.endsWith('Cents') && !Object.hasOwn(written, name))
      .map((name) => {
        const message = `Labels say {{${name}}}, which counts cents.`;
        const remedy = `Add "${name}": "cents" to "labelAs".`;
        const place = [...path, 'options', ...(options.labelAs === undefined ? [] : ['labelAs'])];
        return source.diagnostic(place, { rule: 'wrong-format', message, remedy });
      });
  });
}

/** Labels that are chosen by a number, and are called by words: none of them is ever found. */
export function checkLabelNames(
  screen: CheckedScreen,
  english: SourceFile,
  { source, catalogue }: Context,
): readonly Diagnostic[] {
  const keys = leavesOf(english.value);
  return placedFields(screen.config).flatMap(({ field: { options }, path, text }) => {
    if (typeof options !== 'object' || !('from' in options) || typeof options.from !== 'string') return [];
    const { from, labelBy } = options;
    if (typeof labelBy !== 'string') return [];
    const start = `fields.${text}.entries.`;
    const names = keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
    const lists = describedBy(from, { screen, catalogue, items: [] });
    const types = alternativesAt(withinEntries(lists, labelBy))?.flatMap((one) => typesOf(one) ?? ['string']);
    const isNumber = types !== undefined && types.length > 0 && types.every((type) => numeric.includes(type));
    if (!isNumber || names.length === 0 || names.some((name) => /^\d/.test(name))) return [];
    const message = `"${labelBy}" is a number, and the labels are called ${names.map((name) => `"${name}"`).join(', ')}.`;
    const remedy = 'Name the member that holds these words.';
    return [source.diagnostic([...path, 'options', 'labelBy'], { rule: 'missing-text', message, remedy })];
  });
}

const numeric: readonly string[] = ['integer', 'number', 'null'];

/** A consent cannot be answered with no: its label is no question. */
export function checkConsentLabels(
  { config }: CheckedScreen,
  english: SourceFile,
  source: SourceFile,
): readonly Diagnostic[] {
  return placedFields(config).flatMap(({ field: { as, name }, path, text }) => {
    const label = textAt(english.value, `fields.${text}.label`);
    if (as !== 'consent' || !label.trim().endsWith('?')) return [];
    const message = `"${name}" asks "${label}", and a consent can be answered with yes alone.`;
    const remedy = 'Make it "as": "yes-no", or write what is agreed to.';
    return [source.diagnostic([...path, 'as'], { rule: 'wrong-kind', message, remedy })];
  });
}

/** Days that texts say as the org writes them; the name of a file may. */
export function checkDays(
  screen: CheckedScreen,
  english: SourceFile,
  { source, catalogue }: Context,
): readonly Diagnostic[] {
  const keys = leavesOf(english.value).filter((key) => !key.endsWith('.file'));
  const said = new Set(keys.flatMap((key) => placeholdersOf(textAt(english.value, key))));
  return Object.entries(screen.config.texts ?? {}).flatMap(([name, from]) => {
    if (typeof from !== 'string' || !said.has(name)) return [];
    if (meaningOf(from, { screen, catalogue, org: undefined, items: [] }) !== 'day') return [];
    const message = `"${from}" is a day, and the texts would say it as 2026-01-31.`;
    const remedy = `Write { "from": "${from}", "as": "date" }.`;
    return [source.diagnostic(['texts', name], { rule: 'wrong-format', message, remedy })];
  });
}

/** Entries of a group are told apart by their number. */
export function checkEach({ config }: CheckedScreen, texts: SourceFile): readonly Diagnostic[] {
  return placedFields(config).flatMap(({ field, text }) => {
    const key = `fields.${text}.each`;
    const each = textAt(texts.value, key);
    if (field.group === undefined || each === '' || placeholdersOf(each).includes('number')) return [];
    const message = `The text "${key}" does not say which entry it is.`;
    return [
      texts.diagnostic(key.split('.'), {
        rule: 'unsaid-value',
        message,
        remedy: 'Write {{number}} into it.',
      }),
    ];
  });
}
