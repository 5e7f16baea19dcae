import type { Binding, Bindings, Field, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { fieldOf } from '../../model/bindings.ts';
import { hasKnownKind, kindOf } from '../../model/field-kinds.ts';
import type { FieldKindRow } from '../../model/field-kinds.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import { checkBounds, checkForm } from './check-answer-form.ts';
import type { Answer } from './check-answer-form.ts';
import { checkMember } from './check-answer-member.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import { unitOf } from '../facts/quantities.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { checkEntries } from './check-entries.ts';
import { suggest } from '../words/closest.ts';
import { createAcceptance } from '../schema/schema-acceptance.ts';
import { schemaAt, typesOf } from '../schema/schema-path.ts';
import type { Alternatives } from '../schema/schema-path.ts';
import { offeredBy } from '../facts/offered-options.ts';
import { remedyFor } from '../schema/schema-limits.ts';

/** One member of an operation's configuration, and what the screen puts there. */
interface Target {
  readonly operation: string;
  readonly name: string;
  readonly binding: Binding;
  readonly place: JsonPath;
  readonly schema: CatalogueSchema;
}

/** Answers and written values against the schemas of the operations they are sent to: type, values, form, length. */
export function checkAnswers(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const target of targetsOf(screen, catalogue)) {
    const accepts = createAcceptance(target.schema);
    const found = schemaAt(target.schema, target.name.split('.'));
    if (found.kind === 'unknown' && found.at > 0) {
      const member = target.name.split('.')[found.at] ?? '';
      const message = `${target.operation} takes no "${target.name}".`;
      report(target.place, { rule: 'unknown-parameter', message, remedy: suggest(member, found.known) });
    }
    if (found.kind !== 'known') continue;
    const name = fieldOf(target.binding);
    const { alternatives } = found;
    if (isYesOrNo(target.binding)) {
      const { constants } = catalogue;
      checkNamedAnswer(target, { asked: fieldsNamed(name, screen.config), constants }, report);
      checkWritten({ ...target, binding: true, alternatives, accepts }, report);
      continue;
    }
    if (name === undefined) checkWritten({ ...target, alternatives, accepts }, report);
    for (const placed of fieldsNamed(name, screen.config)) {
      const offered = offeredBy(placed.field, catalogue.constants);
      const inside = (way: readonly string[]) => schemaAt(target.schema, [...target.name.split('.'), ...way]);
      const answer = { ...placed, operation: target.operation, offered, alternatives, accepts, inside };
      const meant = meantBy(target, placed.field, screen);
      // Another answer is meant, and this question is innocent.
      const tell: Report =
        meant === undefined
          ? report
          : (_, { rule, message }) => report(target.place, { rule, message, remedy: meant });
      if (checkUnit(target, { field: placed.field, alternatives }, report)) continue;
      if (checkMember(target, placed.field, report)) checkAnswer(answer, tell, target.place);
    }
  }
}

/** Cents are sent where cents are counted: a number that may have decimals counts dollars. Returns true for others. */
function checkUnit(
  { name, operation, place }: Target,
  { field, alternatives }: { readonly field: Field; readonly alternatives: Alternatives },
  report: Report,
): boolean {
  const isCents = field.as !== 'money' || name.endsWith('Cents');
  const isOther = unitOf(name) !== undefined || alternatives.some((one) => typesOf(one)?.includes('number'));
  if (isCents || !isOther) return false;
  const message = `"${field.name}" answers in cents, and ${operation} counts no cents in "${name}".`;
  const remedy = 'Divide it by 100 in "values", and send that.';
  report(place, { rule: 'wrong-unit', message, remedy });
  return true;
}

/** The remedy where a member sends the answer of the wrong question; undefined where it may well be the right one. */
function meantBy({ name, operation }: Target, field: Field, screen: CheckedScreen): string | undefined {
  const own = name.split('.').at(-1) ?? '';
  if (own === field.name) return undefined;
  if (fieldsNamed(own, screen.config).length > 0) return `Send { "field": "${own}" }.`;
  const isSentByName = submittedCallsOf(screen).some(({ submit }) =>
    Object.entries<Binding>(submit.with ?? ({} as Bindings)).some(
      ([member, binding]) =>
        submit.operation === operation &&
        member.split('.').at(-1) === field.name &&
        fieldOf(binding) === field.name,
    ),
  );
  return isSentByName ? 'Send another answer, or a source.' : undefined;
}

/** The answer that stands for true is one that its question offers. */
function checkNamedAnswer(
  { binding, place }: Target,
  { asked, constants }: { readonly asked: ReturnType<typeof fieldsNamed>; readonly constants: unknown },
  report: Report,
): void {
  const is = typeof binding === 'object' && 'is' in binding ? binding.is : undefined;
  for (const { field } of asked) {
    const offered = offeredBy(field, constants);
    if (hasKnownKind(field) && kindOf(field.as).answer !== 'string') {
      const message = `The ${field.as} field "${field.name}" is never answered with "${String(is)}", so this is always false.`;
      report([...place, 'is'], { rule: 'unknown-option', message, remedy: 'Take "is" out.' });
      continue;
    }
    if (typeof is !== 'string' || offered === undefined || offered.includes(is)) continue;
    const message = `"${field.name}" is never answered with "${is}", so this is always false.`;
    report([...place, 'is'], { rule: 'unknown-option', message, remedy: suggest(is, offered) });
  }
}

/** Returns true for a binding that sends true or false: the answer is the one that it names, or it is not. */
function isYesOrNo(binding: Binding): boolean {
  return typeof binding === 'object' && !Array.isArray(binding) && 'field' in binding && 'is' in binding;
}

function targetsOf(screen: CheckedScreen, { operations }: Catalogue): readonly Target[] {
  const calls: readonly { readonly operation: string; readonly with?: Bindings; readonly path: JsonPath }[] =
    [
      ...Object.entries(screen.config.reads ?? {}).map(([name, read]) => ({
        ...read,
        path: ['reads', name],
      })),
      ...submittedCallsOf(screen).map(({ submit, path }) => ({ ...submit, path })),
    ];
  return calls.flatMap(({ operation, with: bindings = {}, path }) => {
    const schema = operations[operation]?.config;
    if (schema === undefined) return [];
    return Object.entries(bindings).flatMap(([name, binding]) =>
      alternativesIn(binding, [...path, 'with', name]).map((one) => ({ operation, name, ...one, schema })),
    );
  });
}

/** A binding, or each of several that can stand for it. */
function alternativesIn(binding: Binding, place: JsonPath): readonly Pick<Target, 'binding' | 'place'>[] {
  if (typeof binding === 'object' && 'choice' in binding) {
    const values = Object.entries(binding.of);
    return values.flatMap(([name, value]) =>
      value === null ? [] : [{ binding: value, place: [...place, 'of', name] }],
    );
  }
  if (typeof binding !== 'object' || !('first' in binding)) return [{ binding, place }];
  return binding.first.flatMap((one, at) => alternativesIn(one, [...place, 'first', at]));
}

function fieldsNamed(
  name: string | undefined,
  config: ScreenConfig,
): readonly { readonly field: Field; readonly place: JsonPath }[] {
  return (config.steps ?? []).flatMap(({ fields = [] }, s) =>
    fields.flatMap((field, f) =>
      field.name === name ? [{ field, place: ['steps', s, 'fields', f] as const }] : [],
    ),
  );
}

/** A value that stands in the config itself. */
function checkWritten(
  {
    operation,
    name,
    binding,
    place,
    alternatives,
    accepts,
  }: Target & Pick<Answer, 'alternatives' | 'accepts'>,
  report: Report,
): void {
  if (typeof binding === 'object' && !Array.isArray(binding)) return;
  if (accepts(binding, alternatives)) return;
  const message = `${operation} refuses ${JSON.stringify(binding)} as "${name}".`;
  report(place, { rule: 'wrong-value', message, remedy: remedyFor(binding, alternatives) });
}

/** @param sent the place where the answer is sent, where it is not told there anyway */
function checkAnswer(given: Answer, report: Report, sent?: JsonPath): void {
  if (!hasKnownKind(given.field)) return;
  const types = typesOfAnswer[kindOf(given.field.as).answer];
  const fits = (one: Alternatives[number]) => typesOf(one)?.some((type) => types.includes(type)) ?? true;
  const alternatives = given.alternatives.filter(fits);
  if (alternatives.length === 0) {
    reportType(given, report);
    // The question may be right, and what is sent of it wrong.
    if (sent !== undefined) reportType({ ...given, sent }, report);
    return;
  }
  const answer = { ...given, alternatives };
  if (answer.field.group !== undefined)
    return checkEntries(answer, (member) => checkEntryMember(member, report), report);
  if (answer.field.options !== undefined) return checkOptions(answer, report);
  checkBounds(answer, report);
  checkForm(answer, report);
}

/** A question inside of a group; what it offers is written in the config, or unknown. */
function checkEntryMember(member: Answer, report: Report): void {
  const { options } = member.field;
  checkAnswer({ ...member, offered: Array.isArray(options) ? options : undefined }, report);
}

const typesOfAnswer: { readonly [answer in FieldKindRow['answer']]: readonly string[] } = {
  string: ['string'],
  number: ['number', 'integer'],
  boolean: ['boolean'],
  list: ['array'],
  entries: ['array'],
  // What is sent is one of its members.
  token: ['string'],
};

function reportType(
  { operation, field, place, alternatives, sent }: Answer & { readonly sent?: JsonPath },
  report: Report,
): void {
  const { answer } = kindOf(field.as);
  const allowed = [...new Set(alternatives.flatMap((one) => typesOf(one) ?? []))];
  const kinds = allowed.flatMap((type) => kindsForType[type] ?? []);
  const given =
    answer === 'list' || answer === 'entries' ? 'a list' : answer === 'token' ? 'a text' : `a ${answer}`;
  const message = `The ${field.as} field "${field.name}" answers with ${given}; ${operation} takes ${allowed.join(' or ')}.`;
  const remedy =
    kinds.length > 0
      ? `Make it "as": ${kinds.join(' or ')}.`
      : 'Bind another member, or take it from a source.';
  report(sent ?? [...place, 'as'], { rule: 'wrong-type', message, remedy });
}

const kindsForType: { readonly [type: string]: string } = {
  boolean: '"consent" or "yes-no"',
  number: '"number"',
  integer: '"number"',
  string: '"text", "select" or "radio"',
  array: '"checkboxes", "files" or "group"',
};

function checkOptions(
  { operation, field, place, offered = [], alternatives, accepts }: Answer,
  report: Report,
): void {
  const isList = kindOf(field.as).answer === 'list';
  const schemas = isList ? alternatives.map(itemsOf) : alternatives;
  const { options } = field;
  const more = typeof options === 'object' && 'more' in options ? (options.more ?? []) : [];
  [...offered, ...more].forEach((value, at) => {
    if (accepts(value, schemas)) return;
    const inside = at < offered.length ? [at] : ['more', at - offered.length];
    const isWritten = Array.isArray(options) || at >= offered.length;
    const path = [...place, 'options', ...(isWritten ? inside : [])];
    const message = `${operation} does not know the option "${value}" of "${field.name}".`;
    report(path, { rule: 'unknown-option', message, remedy: remedyFor(value, schemas) });
  });
}

function itemsOf(alternative: readonly CatalogueSchema[]): readonly CatalogueSchema[] {
  return alternative.flatMap(({ items }) => items ?? []);
}
