import type { Binding, Field, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { isHolding } from '../../model/conditions.ts';
import type { Sources } from '../../model/model.ts';
import { visibilityOf } from '../../model/visibility.ts';
import { offeredBy } from '../facts/offered-options.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { combinationsOf, formConditions, formOf } from '../facts/combinations.ts';
import { isDifference } from '../facts/compared-sources.ts';
import { casesOf } from '../facts/condition-cases.ts';
import { formOfStep } from '../facts/placed-forms.ts';
import { dependentMembers, requiredAlways } from '../schema/contract-members.ts';
import { alternativesOf } from '../schema/schema-path.ts';

/** A member that an operation always needs, and what the screen puts there. */
interface NeededAnswer {
  readonly operation: string;
  readonly member: string;
  readonly bound: JsonPath;
  readonly fields: readonly PlacedField[];
  /** The conditions under which this operation is called, and those under which another one is. */
  readonly when: readonly string[];
  readonly unless: readonly string[];
  /** The questions whose answers bring this member along, where it is not needed always. */
  readonly besides?: readonly string[];
}

interface PlacedField {
  readonly field: Field;
  readonly path: JsonPath;
  readonly stepShow: string | undefined;
}

interface Context {
  readonly screen: CheckedScreen;
  readonly constants: unknown;
  readonly report: Report;
}

/** Members that an operation cannot do without, filled by questions that customers may leave empty or never see. */
export function checkRequiredAnswers(
  screen: CheckedScreen,
  { operations, constants }: Catalogue,
  report: Report,
): void {
  for (const { submit, path } of submissionsOf(screen)) {
    const instead = submit.instead ?? [];
    const calls = [
      { operation: submit.operation, when: [], unless: instead.map(({ when }) => when) },
      ...instead.map(({ operation, when }, at) => ({
        operation,
        when: [when],
        unless: instead.slice(0, at).map((earlier) => earlier.when),
      })),
    ];
    for (const call of calls) {
      const contract = operations[call.operation]?.config;
      if (contract === undefined) continue;
      const given = { ...call, bindings: submit.with ?? {}, path: [...path, 'with'] };
      checkNeededMembers(contract, given, { screen, constants, report });
      checkDependentMembers(contract, given, { screen, constants, report });
    }
  }
}

/** A call of a screen, with the values that it is given. */
interface Call extends Pick<NeededAnswer, 'operation' | 'when' | 'unless'> {
  readonly bindings: { readonly [member: string]: Binding };
  readonly path: JsonPath;
}

function checkNeededMembers(contract: CatalogueSchema, call: Call, context: Context): void {
  const { bindings, path, ...cases } = call;
  for (const member of requiredAlways(contract)) {
    const binding = Object.hasOwn(bindings, member) ? bindings[member] : undefined;
    if (binding === undefined) continue;
    checkPicked({ operation: call.operation, member, binding }, context);
    const fields = fieldsFor(binding, context.screen.config);
    checkNeeded({ ...cases, member, bound: [...path, member], fields }, context);
  }
}

/** A member that another one brings along is asked wherever that one is. */
function checkDependentMembers(contract: CatalogueSchema, call: Call, context: Context): void {
  const { bindings, path, ...cases } = call;
  const needed = requiredAlways(contract);
  const fieldsOf = (member: string) =>
    Object.hasOwn(bindings, member) ? fieldsFor(bindings[member], context.screen.config) : [];
  for (const [bringing, members] of dependentMembers(alternativesOf(contract, contract))) {
    const besides = fieldsOf(bringing).map(({ field }) => field.name);
    for (const member of besides.length === 0 ? [] : members.filter((one) => !needed.includes(one))) {
      const fields = fieldsOf(member);
      const [first] = fields;
      const answer = { ...cases, member, bound: [...path, member], fields, besides };
      const isBrought = fieldsOf(bringing).some(({ field }) => field.required === true);
      if (isBrought && fields.every(({ field }) => isLeftEmpty(field)) && first !== undefined) {
        const message = `${call.operation} needs "${member}" beside "${bringing}", and customers may leave "${first.field.name}" empty.`;
        context.report(first.path, { rule: 'optional-answer', message, remedy: 'Write "required": true.' });
      }
      if (first === undefined || !isLeftOut(answer, context)) continue;
      const message = `${call.operation} needs "${member}" beside "${bringing}", and there are answers with which "${first.field.name}" is not asked.`;
      const place = first.field.show === undefined ? first.path : [...first.path, 'show'];
      const remedy = 'Ask both under the same condition.';
      context.report(place, { rule: 'hidden-answer', message, remedy });
    }
  }
}

const isLeftEmpty = ({ required, readOnly, requiredWhen, as }: Field): boolean =>
  required !== true && readOnly !== true && requiredWhen === undefined && as !== 'group';

/** A value out of a table is there for each answer of its question. */
function checkPicked(
  {
    operation,
    member,
    binding,
  }: { readonly operation: string; readonly member: string; readonly binding: Binding },
  { screen: { config }, constants, report }: Context,
): void {
  const from = typeof binding === 'object' && 'from' in binding ? binding.from : '';
  const [start, name = ''] = from.split('.');
  const { values = {}, steps = [] } = config;
  const value = start === 'values' && Object.hasOwn(values, name) ? values[name] : undefined;
  if (typeof value !== 'object' || !('pick' in value) || value.otherwise !== undefined) return;
  const { pick, of: table } = value;
  const asked = typeof pick === 'object' && 'field' in pick ? pick.field : undefined;
  const field = steps.flatMap(({ fields = [] }) => fields).find((one) => one.name === asked);
  const offered = (field && offeredBy(field, constants)) ?? [];
  for (const option of offered.filter((one) => !Object.hasOwn(table, one))) {
    const message = `${operation} needs "${member}", and nothing is picked for "${option}".`;
    const remedy = 'Add it, or write "otherwise".';
    report(['values', name, 'of'], { rule: 'missing-pick', message, remedy });
  }
}

/** The fields that a value comes from; undefined where something else gives one, too. */
function fieldNamesOf(binding: Binding): readonly string[] | undefined {
  if (typeof binding !== 'object' || Array.isArray(binding)) return undefined;
  if ('field' in binding) return [binding.field.split('.')[0] ?? ''];
  if (!('first' in binding)) return undefined;
  // An entry of a list is found for some answers, and not for others.
  const sure = binding.first.filter((one) => typeof one !== 'object' || !('entryOf' in one));
  const names = sure.map(fieldNamesOf);
  return names.every((name) => name !== undefined) ? names.flat() : undefined;
}

function fieldsFor(binding: Binding | undefined, { steps }: ScreenConfig): readonly PlacedField[] {
  const names = (binding !== undefined && fieldNamesOf(binding)) || [];
  return (steps ?? []).flatMap(({ fields = [], show }, s) =>
    fields.flatMap((field, f) =>
      names.includes(field.name)
        ? [{ field, path: ['steps', s, 'fields', f], stepShow: show } satisfies PlacedField]
        : [],
    ),
  );
}

function checkNeeded(needed: NeededAnswer, context: Context): void {
  const { operation, member, fields } = needed;
  // A group without entries is sent as an empty list.
  const isSure = ({ field }: PlacedField) =>
    field.required === true || field.readOnly === true || field.as === 'group';
  const isSometimes = ({ field }: PlacedField) => field.requiredWhen !== undefined;
  const [first] = fields;
  if (first === undefined) return;
  const { field, path, stepShow } = first;
  if (!fields.some((one) => isSure(one) || isSometimes(one))) {
    const place = field.required === undefined ? path : [...path, 'required'];
    const message = `${operation} needs "${member}", and customers may leave "${field.name}" empty.`;
    context.report(place, { rule: 'optional-answer', message, remedy: 'Write "required": true.' });
    return;
  }
  const always = (one: PlacedField) =>
    isSure(one) && one.field.show === undefined && one.stepShow === undefined;
  if (fields.some(always) || !isLeftOut(needed, context)) return;
  const isHidden = field.show !== undefined || stepShow !== undefined;
  const ofStep = field.show === undefined && stepShow !== undefined;
  const place = isHidden ? [...(ofStep ? path.slice(0, 2) : path), 'show'] : [...path, 'requiredWhen'];
  const message = `${operation} needs "${member}", and there are answers with which "${field.name}" is ${isHidden ? 'not asked' : 'left empty'}.`;
  const remedy = 'Ask it always, or give another value in its place: { "first": [ … ] }.';
  // Any of several questions may be the one whose condition was changed.
  const others = fields.slice(1).filter((one) => one.field.show !== undefined);
  for (const one of [place, needed.bound, ...others.map((other) => [...other.path, 'show'])])
    context.report(one, { rule: 'hidden-answer', message, remedy });
}

/** Returns true when some answers lead to the call without any of its fields. Nothing is said where there are too many. */
function isLeftOut(
  { fields, when, unless, besides }: NeededAnswer,
  { screen: { config, blocks }, constants }: Context,
): boolean {
  const form = formOf(config);
  const { conditions = {} } = config;
  const named = formOfStep(config.steps?.[Number(fields[0]?.path[1])]?.id ?? '', config)?.name;
  const block = blocks.find(
    (placed) => placed.block.block === 'form' && (named === undefined || placed.block.name === named),
  );
  const section = config.sections?.[Number(block?.path[1])];
  const shown = [block?.block.show, section?.show].filter((name) => name !== undefined);
  const wanted = fields.flatMap(({ field }) => field.requiredWhen ?? []);
  const cases = casesOf([...formConditions(config), ...wanted, ...when, ...unless, ...shown], config, {
    constants,
  });
  // The form asks for two values, and a case has their difference alone.
  if (cases === undefined || cases.all.some(({ path }) => isDifference(path))) return false;
  const isCalled = (sources: Sources) =>
    [...when, ...shown].every((name) => isHolding(name, conditions, sources)) &&
    !unless.some((name) => isHolding(name, conditions, sources));
  for (const sources of combinationsOf(cases.asked)) {
    const visible = visibilityOf(form, sources);
    if (!isCalled({ ...sources, answers: visible.answers })) continue;
    if (besides !== undefined && !visible.fields.some(({ name }) => besides.includes(name))) continue;
    const isNeeded = ({ requiredWhen }: Field) =>
      requiredWhen !== undefined &&
      isHolding(requiredWhen, conditions, { ...sources, answers: visible.answers });
    const isGiven = ({ field }: PlacedField) =>
      (besides !== undefined ||
        field.required === true ||
        field.readOnly === true ||
        field.as === 'group' ||
        isNeeded(field)) &&
      visible.fields.some(({ name }) => name === field.name);
    if (!fields.some(isGiven)) return true;
  }
  return false;
}
