import type { Condition, Field, ScreenConfig } from '../generated/screen-config.gen.ts';
import { writePath } from '../model/dotted-path.ts';
import { hasKnownKind, kindOf } from '../model/field-kinds.ts';
import type { FieldModel, Sources, StepModel } from '../model/model.ts';
import { visibilityOf } from '../model/visibility.ts';
import type { FormModel } from '../model/visibility.ts';
import { offeredBy } from './check-answers.ts';
import { suggest } from './closest.ts';
import type { Report } from './checked-screen.ts';
import { walkValues } from '../model/walk-values.ts';

/** Something that conditions ask about, and the values that can make a difference. */
interface Asked {
  readonly kind: 'field' | 'source';
  readonly path: string;
  readonly values: readonly unknown[];
}

/** A comparison inside a condition. */
interface Comparison {
  readonly field?: string;
  readonly from?: string;
  readonly is?: unknown;
  readonly in?: readonly unknown[];
}

/** Beyond this many combinations nothing is said. */
const mostCombinations = 20_000;

/** Steps and fields that no answers lead to, and conditions that wait for an answer that cannot be given. */
export function checkSteps(config: ScreenConfig, constants: unknown, report: Report): void {
  checkWaitedFor(config, constants, report);
  const asked = askedBy(config, constants);
  if (asked === undefined) return;
  const form = formOf(config);
  const reached = reachedBy(form, asked);
  (config.steps ?? []).forEach((step, s) => {
    const model = form.steps[s];
    if (model === undefined || !reached.has(model)) {
      const message = `No answers lead to the step "${step.id}".`;
      const remedy = `Its condition "${step.show ?? ''}" never holds after the steps before: change it, or remove the step.`;
      return report(['steps', s, 'show'], { rule: 'unreachable-step', message, remedy });
    }
    (step.fields ?? []).forEach((field, f) => {
      const fieldModel = model.fields[f];
      if (fieldModel === undefined || reached.has(fieldModel)) return;
      const message = `No answers lead to the field "${field.name}".`;
      const remedy = `Its condition "${field.show ?? ''}" never holds at this place: change it, or remove the field.`;
      report(['steps', s, 'fields', f, 'show'], { rule: 'unreachable-field', message, remedy });
    });
  });
}

function checkWaitedFor(config: ScreenConfig, constants: unknown, report: Report): void {
  walkValues(config.conditions ?? {}, ['conditions'], (inner, path) => {
    const comparison = comparisonIn(inner);
    const field = fieldsOf(config).find(({ name }) => name === comparison?.field);
    const offered = field === undefined ? undefined : offeredBy(field, constants);
    if (comparison === undefined || field === undefined || offered === undefined) return;
    const given = [
      ...(comparison.is === undefined ? [] : [{ value: comparison.is, place: [...path, 'is'] }]),
      ...(comparison.in ?? []).map((value, at) => ({ value, place: [...path, 'in', at] })),
    ];
    for (const { value, place } of given) {
      if (offered.some((option) => option === value)) continue;
      const message = `"${field.name}" has no option ${JSON.stringify(value)}, so this is never true.`;
      report(place, { rule: 'unknown-option', message, remedy: suggest(String(value), offered) });
    }
  });
}

function fieldsOf({ steps }: ScreenConfig): readonly Field[] {
  return (steps ?? []).flatMap(({ fields = [] }) => fields);
}

function comparisonIn(inner: unknown): Comparison | undefined {
  if (typeof inner !== 'object' || inner === null) return undefined;
  return 'field' in inner || 'from' in inner ? (inner as Comparison) : undefined; // the schema has seen it
}

/** The questions of the form's conditions; undefined where they are too many or too tangled to try out. */
function askedBy(config: ScreenConfig, constants: unknown): readonly Asked[] | undefined {
  const found = comparisonsOf(config);
  if (found === undefined) return undefined;
  const paths = [...new Set(found.map(({ field, from }) => field ?? from ?? ''))];
  const asked = paths.map((path): Asked | undefined => {
    const about = found.filter(({ field, from }) => (field ?? from) === path);
    const mentioned = [...new Set(about.flatMap((one) => [one.is, ...(one.in ?? [])]))];
    const field = fieldsOf(config).find(({ name }) => name === path);
    const isField = about.some((one) => one.field !== undefined);
    if (isField && (field === undefined || !hasKnownKind(field))) return undefined;
    const values =
      field !== undefined && isField ? answersOf(field, mentioned, constants) : openTo(mentioned);
    return { kind: isField ? 'field' : 'source', path, values };
  });
  const isTangled = paths.some(
    (path) => path.startsWith('answers') || paths.some((other) => other.startsWith(`${path}.`)),
  );
  const known = asked.filter((one) => one !== undefined);
  const combinations = known.reduce((product, { values }) => product * values.length, 1);
  return isTangled || known.length < asked.length || combinations > mostCombinations ? undefined : known;
}

/** The comparisons that decide on steps and fields, through all names; undefined where a name leads nowhere. */
function comparisonsOf(config: ScreenConfig): readonly Comparison[] | undefined {
  const conditions: { readonly [name: string]: Condition } = config.conditions ?? {};
  const found: Comparison[] = [];
  let isSound = true;
  const visit = (condition: Condition, above: readonly string[]): void => {
    const visitAll = (all: readonly Condition[]) => all.forEach((inner) => visit(inner, above));
    if (typeof condition === 'string') {
      const isNew = Object.hasOwn(conditions, condition) && !above.includes(condition);
      const named = isNew ? conditions[condition] : undefined;
      if (named === undefined) isSound = false;
      else visit(named, [...above, condition]);
    } else if ('all' in condition) visitAll(condition.all);
    else if ('any' in condition) visitAll(condition.any);
    else if ('not' in condition) visit(condition.not, above);
    else found.push(condition);
  };
  for (const { show, fields = [] } of config.steps ?? [])
    for (const name of [show, ...fields.map((field) => field.show)]) if (name !== undefined) visit(name, []);
  return isSound ? found : undefined;
}

/** The possible answers. A field that must be answered leaves nothing open for the steps after it. */
function answersOf(field: Field, mentioned: readonly unknown[], constants: unknown): readonly unknown[] {
  if (field.readOnly) return openTo(mentioned);
  const none = field.required ? [] : [undefined];
  const { answer } = kindOf(field.as);
  const offered = offeredBy(field, constants);
  if (answer === 'boolean') return field.required ? [true] : [true, false, undefined];
  if (answer === 'list') return [['…'], ...(field.required ? [] : [[], undefined])];
  if (offered !== undefined) return [...offered, ...none];
  const fits = mentioned.filter((value) => typeof value === answer);
  return [...fits, answer === 'number' ? 1e9 + 7 : '…', ...none];
}

function openTo(mentioned: readonly unknown[]): readonly unknown[] {
  return [...mentioned.filter((value) => value !== undefined), '…', undefined];
}

/** The steps and fields that some combination shows: judged by the engine itself. */
function reachedBy(form: FormModel, asked: readonly Asked[]): ReadonlySet<StepModel | FieldModel> {
  const reached = new Set<StepModel | FieldModel>();
  for (const sources of combinationsOf(asked)) {
    const { steps, fields } = visibilityOf(form, sources);
    for (const shown of [...steps, ...fields]) reached.add(shown);
  }
  return reached;
}

function* combinationsOf(asked: readonly Asked[]): Generator<Sources> {
  const empty = { session: {}, route: {}, reads: {}, constants: {}, brand: {}, language: '', answers: {} };
  const total = asked.reduce((product, { values }) => product * values.length, 1);
  for (let index = 0; index < total; index += 1) {
    let rest = index;
    let sources: Record<string, unknown> = empty;
    for (const { kind, path, values } of asked) {
      const value = values[rest % values.length];
      rest = Math.floor(rest / values.length);
      if (value !== undefined)
        sources = writePath(sources, kind === 'field' ? `answers.${path}` : path, value);
    }
    yield sources as unknown as Sources; // written onto the members of one
  }
}

/** The compiled form as visibility needs it. */
function formOf({ steps, conditions = {} }: ScreenConfig): FormModel {
  const modelOf = (field: Field): FieldModel => ({
    text: field.name,
    required: false,
    readOnly: false,
    autocomplete: 'off',
    width: 12,
    ...field,
  });
  const models = (steps ?? []).map(({ id, as, show, fields = [] }): StepModel => {
    const review = as === 'review';
    return {
      id,
      review,
      ...(show !== undefined && { show }),
      fields: fields.map(modelOf),
      schema: { $id: id },
    };
  });
  return { steps: models, conditions };
}
