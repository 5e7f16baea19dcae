import type { Binding, Field, ScreenConfig, SuggestRule } from '../../generated/screen-config.gen.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { fieldOf } from '../../model/bindings.ts';
import { hasKnownKind } from '../../model/field-kinds.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { PlacedField } from '../../model/placed-fields.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { offeredBy } from '../facts/offered-options.ts';
import { checkShown } from '../values/check-shown-values.ts';
import { listedAt } from '../facts/listed-values.ts';
import { suggest } from '../words/closest.ts';
import { alternativesAt, describedBy, withinEntries } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { acceptedBy, isLinear } from '../schema/own-pattern.ts';
import { schemaAt, typesOf } from '../schema/schema-path.ts';

/** What only some kinds of field have: forms of their own, headings of options, times, suggestions, and steps of ratings. */
export function checkSpecialFields(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const placed of placedFields(screen.config)) {
    // A kind that is not known was reported as such.
    if (!hasKnownKind(placed.field)) continue;
    checkOwnPattern(placed, report);
    checkGroups(placed, report);
    checkRating(placed, report);
    checkEntryPaths(placed, { screen, catalogue }, report);
    checkLabelForms(placed, { screen, catalogue }, report);
    checkListedOptions(placed, { screen, catalogue }, report);
    checkSuggest(placed, { screen, catalogue }, report);
  }
}

/** An expression that is one, that takes and refuses what it says, and that no long answer keeps busy. */
function checkOwnPattern({ field, path }: PlacedField, report: Report): void {
  const { ownPattern, pattern } = field;
  if (ownPattern === undefined) return;
  const place = [...path, 'ownPattern'];
  if (pattern !== undefined) {
    const message = `"${field.name}" has the rule "${pattern}" and one of its own.`;
    report([...path, 'pattern'], { rule: 'two-patterns', message, remedy: 'Remove one of them.' });
  }
  const { expression, takes = [], refuses = [] } = ownPattern;
  if (typeof expression !== 'string') return;
  if (acceptedBy(ownPattern, '') === undefined) {
    const message = 'This cannot be read as an expression.';
    const remedy = 'Compare its brackets, and write a backslash twice.';
    return report([...place, 'expression'], { rule: 'broken-pattern', message, remedy });
  }
  if (!isLinear(expression)) {
    const message = 'A long answer could keep this expression busy without end.';
    const remedy = 'Say each character in one way only: no repeated part inside of a repeated part.';
    report([...place, 'expression'], { rule: 'slow-pattern', message, remedy });
  }
  const wrong = (member: 'takes' | 'refuses', answers: readonly unknown[], isTaken: boolean) =>
    answers.forEach((answer, at) => {
      if (typeof answer !== 'string' || acceptedBy(ownPattern, answer) === isTaken) return;
      const message = `The expression ${isTaken ? 'refuses' : 'takes'} "${answer}".`;
      const remedy = 'Change the expression, or the example.';
      report([...place, member, at], { rule: 'wrong-example', message, remedy });
    });
  wrong('takes', takes, true);
  wrong('refuses', refuses, false);
}

/** Headings above written options: each option below one of them. */
function checkGroups({ field, path }: PlacedField, report: Report): void {
  const { groups, options } = field;
  if (groups === undefined || options === undefined) return;
  if (!Array.isArray(options)) {
    const message = 'These options come out of a source, and "groups" is about written ones.';
    return report([...path, 'groups'], {
      rule: 'useless-rule',
      message,
      remedy: 'Write "groupBy" into "options".',
    });
  }
  const seen = new Set<unknown>();
  for (const [group, values] of Object.entries(groups)) {
    values.forEach((value, at) => {
      const place = [...path, 'groups', group, at];
      if (!options.includes(value)) {
        const message = `"${field.name}" has no option "${value}".`;
        report(place, { rule: 'unknown-option', message, remedy: suggest(value, options) });
      } else if (seen.has(value)) {
        const message = `"${value}" stands below two headings.`;
        report(place, { rule: 'same-name', message, remedy: 'Leave it below one of them.' });
      }
      seen.add(value);
    });
  }
}

function checkRating({ field, path }: PlacedField, report: Report): void {
  const { as, max } = field;
  if (as !== 'rating' || max === undefined) return;
  if (typeof max === 'number' && Number.isInteger(max) && max >= 2 && max <= 10) return;
  const message = 'A rating has 2 to 10 steps.';
  report([...path, 'max'], { rule: 'wrong-limit', message, remedy: 'Write a whole number from 2 to 10.' });
}

interface Specs {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** The paths into entries of a read: day and times of a slot, and the heading of an option. */
function checkEntryPaths({ field, path }: PlacedField, specs: Specs, report: Report): void {
  const { options, slot, as } = field;
  const isFrom = typeof options === 'object' && 'from' in options;
  if (as === 'slot' && options !== undefined && !isFrom) {
    const message = `The times of "${field.name}" have to come out of a read.`;
    return report([...path, 'options'], {
      rule: 'wrong-source',
      message,
      remedy: 'Write { "from": "reads.…" }.',
    });
  }
  if (!isFrom || typeof options.from !== 'string') return;
  if (as === 'slot' && !options.from.startsWith('reads.')) {
    const message = `"${options.from}" has no days and times.`;
    return report([...path, 'options', 'from'], {
      rule: 'wrong-source',
      message,
      remedy: 'Name the list of a read.',
    });
  }
  const lists = describedBy(options.from, { ...specs, items: [] });
  const wanted = [
    ...(['day', 'starts', 'ends'] as const).map((name) => [['slot', name], slot?.[name]] as const),
    [['options', 'groupBy'], options.groupBy] as const,
  ];
  for (const [place, way] of wanted) checkWay(way, { lists, place: [...path, ...place] }, report);
  checkHeading(options.groupBy, { lists, place: [...path, 'options', 'groupBy'] }, report);
  for (const name of ['day', 'starts', 'ends'] as const)
    checkTime(slot?.[name], { lists, place: [...path, 'slot', name] }, report);
  if (options.labelText !== true && options.labelBy !== undefined) {
    const message = 'Nothing says the words that "labelBy" looks for.';
    report([...path, 'options', 'labelBy'], {
      rule: 'useless-rule',
      message,
      remedy: 'Add "labelText": true.',
    });
  }
  if (options.groupAs === undefined || options.groupBy !== undefined) return;
  const message = 'There are no headings that "groupAs" could write.';
  report([...path, 'options', 'groupAs'], { rule: 'useless-rule', message, remedy: 'Add "groupBy".' });
}

interface EntryWay {
  readonly lists: readonly Described[];
  readonly place: JsonPath;
}

/** A path inside an entry, where the specs know its members. */
function checkWay(way: unknown, { lists, place }: EntryWay, report: Report): void {
  if (typeof way !== 'string') return;
  for (const { schema, path } of lists) {
    const found = schemaAt(schema, [...path, '0', ...way.split('.')]);
    if (found.kind !== 'unknown' || found.at <= path.length) continue;
    const message = `An entry of "${path.join('.')}" has no "${way}".`;
    const remedy = suggest(way.split('.')[found.at - path.length - 1] ?? '', found.known);
    return report(place, { rule: 'unknown-data', message, remedy });
  }
}

/** A heading is one value: nothing can be written of a list or an object. */
function checkHeading(way: unknown, { lists, place }: EntryWay, report: Report): void {
  if (typeof way !== 'string') return;
  const alternatives = alternativesAt(withinEntries(lists, way));
  const isMany = (one: readonly CatalogueSchema[]) =>
    typesOf(one)?.every((type) => type === 'array' || type === 'object') === true;
  if (alternatives === undefined || alternatives.length === 0 || !alternatives.every(isMany)) return;
  const message = `"${way}" is no single value, so that it makes no heading.`;
  report(place, { rule: 'wrong-source', message, remedy: 'Name a member with a text, a number or a day.' });
}

/** A day or a time of the day: of any other text, and of a number, no calendar can be made. */
function checkTime(way: unknown, { lists, place }: EntryWay, report: Report): void {
  if (typeof way !== 'string') return;
  const isOfDay = place.at(-1) === 'day';
  const alternatives = alternativesAt(withinEntries(lists, way));
  const isTime = (one: readonly CatalogueSchema[]) =>
    typesOf(one)?.includes('string') !== false && one.some(isOfDay ? isDay : isTimeOfDay);
  if (alternatives === undefined || alternatives.some(isTime)) return;
  const message = `"${way}" is no ${isOfDay ? 'day' : 'time of the day'}.`;
  const remedy = `Name a member with ${isOfDay ? 'a day' : 'a time as 08:00'}.`;
  report(place, { rule: 'wrong-format', message, remedy });
}

const isDay = ({ format }: CatalogueSchema) => format?.startsWith('date') === true;

const isTimeOfDay = ({ format, pattern }: CatalogueSchema) =>
  format === 'date-time' ||
  format === 'time' ||
  (pattern !== undefined && new RegExp(pattern, 'u').test('08:00'));

/** The forms in which a label writes members of its entry. */
function checkLabelForms({ field, path }: PlacedField, specs: Specs, report: Report): void {
  const { options } = field;
  if (typeof options !== 'object' || !('from' in options) || typeof options.from !== 'string') return;
  const lists = describedBy(options.from, { ...specs, items: [] });
  const forms = Object.entries(options.labelAs ?? {}).map(([way, as]) => ({
    way,
    as,
    inside: ['labelAs', way],
  }));
  const { groupBy, groupAs } = options;
  const ofGroups =
    groupBy === undefined || groupAs === undefined
      ? []
      : [{ way: groupBy, as: groupAs, inside: ['groupAs'] }];
  for (const { way, as, inside } of [...forms, ...ofGroups]) {
    const alternatives = alternativesAt(withinEntries(lists, way));
    const place = [...path, 'options', ...inside];
    if (alternatives !== undefined)
      checkShown({ from: way, as, place, formatPlace: place }, alternatives, report);
  }
}

/** Conditions, icons and notices of options that the specs do not list. */
function checkListedOptions(
  { field, path }: PlacedField,
  { screen, catalogue }: Specs,
  report: Report,
): void {
  if (Array.isArray(field.options)) return;
  const offered = offeredBy(field, catalogue.constants) ?? namedBy(field, { screen, catalogue });
  if (offered === undefined) return;
  for (const member of ['offered', 'icons', 'notices'] as const)
    for (const value of Object.keys(field[member] ?? {}).filter((name) => !offered.includes(name))) {
      const message = `"${field.name}" has no option "${value}".`;
      report([...path, member, value], { rule: 'unknown-option', message, remedy: suggest(value, offered) });
    }
}

/** The values that entries of a read are called by, where the specs list them; undefined where they leave it open. */
function namedBy({ options }: Field, specs: Specs): readonly string[] | undefined {
  if (typeof options !== 'object' || !('from' in options) || typeof options.from !== 'string')
    return undefined;
  const lists = describedBy(options.from, { ...specs, items: [] });
  const { labelBy, value = 'value', more = [] } = options;
  const ways = labelBy === undefined ? [value] : [labelBy].flat();
  const listed = ways.map((way) => listedAt(alternativesAt(withinEntries(lists, way))));
  const names = listed.flatMap((one) => one ?? []);
  return listed.includes(undefined) ? undefined : [...names, ...more];
}

/** Suggestions: a list out of the answer, and other fields of the same step that they fill in. */
function checkSuggest({ field, path }: PlacedField, specs: Specs, report: Report): void {
  const rule = field.suggest;
  if (rule === undefined || typeof rule.items !== 'string') return;
  const place = [...path, 'suggest'];
  const schema = specs.catalogue.operations[rule.operation]?.data;
  const [start, member, ...list] = rule.items.split('.');
  if (start !== 'item' || member !== 'found') {
    const message = `"${rule.items}" is not out of the answer.`;
    report([...place, 'items'], { rule: 'wrong-source', message, remedy: 'Begin with "item.found.".' });
  }
  const lists = schema === undefined ? [] : [{ schema, path: list }];
  checkWay(rule.value, { lists, place: [...place, 'value'] }, report);
  checkTyped({ rule, place }, specs, report);
  checkOwnMember({ rule, field, place }, specs, report);
  const others = fieldsBeside(field, specs.screen.config);
  for (const [name, way] of Object.entries(rule.fills ?? {})) {
    checkWay(way, { lists, place: [...place, 'fills', name] }, report);
    if (others.includes(name)) continue;
    const message = `There is no "${name}" beside "${field.name}" that could be filled in.`;
    report([...place, 'fills', name], { rule: 'unknown-field', message, remedy: suggest(name, others) });
  }
}

/** A suggestion has a member for what the question is sent as, and fills it with another one. */
function checkOwnMember(
  { rule, field, place }: { readonly rule: SuggestRule; readonly field: Field; readonly place: JsonPath },
  { screen, catalogue }: Specs,
  report: Report,
): void {
  const { submit } = screen.config;
  const sentAs = Object.entries(submit?.with ?? {}).find(
    ([, binding]) => fieldOf(binding) === field.name,
  )?.[0];
  const own = sentAs?.split('.').at(-1);
  const schema = catalogue.operations[rule.operation]?.data;
  if (own === undefined || schema === undefined || rule.value === own) return;
  const list = rule.items.split('.').slice(2);
  if (schemaAt(schema, [...list, '0', own])?.kind !== 'known') return;
  const message = `The answer is sent as "${own}", which a suggestion has, and "${rule.value}" is filled in.`;
  report([...place, 'value'], { rule: 'other-member', message, remedy: `Write "${own}".` });
}

/** Anything may be typed: a member that has a form, such as a ZIP code, would refuse nearly all of it. */
function checkTyped(
  { rule, place }: { readonly rule: SuggestRule; readonly place: JsonPath },
  { catalogue }: Specs,
  report: Report,
): void {
  const schema = catalogue.operations[rule.operation]?.config;
  for (const [member, binding] of Object.entries<Binding>(rule.with)) {
    const isTyped = typeof binding === 'object' && 'from' in binding && binding.from === 'item.typed';
    const found = !isTyped || schema === undefined ? undefined : schemaAt(schema, member.split('.'));
    if (found?.kind !== 'known') continue;
    const hasForm = (one: readonly CatalogueSchema[]) =>
      one.some(({ pattern, format, enum: listed }) => (pattern ?? format ?? listed) !== undefined);
    if (!found.alternatives.every(hasForm)) continue;
    const message = `${rule.operation} takes "${member}" in a form of its own, and anything may be typed.`;
    const remedy = 'Take it from the address, a read or another answer.';
    report([...place, 'with', member], { rule: 'too-loose', message, remedy });
  }
}

/** The typed and chosen fields of the same step. */
function fieldsBeside(field: Field, { steps }: Pick<ScreenConfig, 'steps'>): readonly string[] {
  const fields = steps?.find((step) => step.fields?.includes(field))?.fields ?? [];
  return fields
    .filter((one) => one !== field && !['consent', 'files', 'group'].includes(one.as))
    .map(({ name }) => name);
}
