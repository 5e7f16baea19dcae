import type { CompareCondition, Condition, Field, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { hasKnownKind, kindOf } from '../../model/field-kinds.ts';
import type { FieldModel, Sources, StepModel } from '../../model/model.ts';
import type { FormModel } from '../../model/visibility.ts';
import { differencesIn } from './compared-sources.ts';
import { offeredBy } from './offered-options.ts';

/** Something that conditions ask about, and the values that can make a difference. */
export interface Asked {
  readonly kind: 'field' | 'source';
  readonly path: string;
  readonly values: readonly unknown[];
}

/** A comparison inside a condition. */
export interface Comparison {
  readonly field?: string;
  readonly from?: string;
  readonly is?: unknown;
  readonly in?: readonly unknown[];
}

const mostComparisons = 1000;

/** The longest way through names of conditions that is followed. */
const mostNames = 50;

/** The conditions that decide on steps and fields. */
export function formConditions({ steps }: ScreenConfig): readonly string[] {
  return (steps ?? []).flatMap(({ show, fields = [] }) =>
    [show, ...fields.map((field) => field.show)].filter((name) => name !== undefined),
  );
}

/** The questions of a form. */
export function fieldsOf({ steps }: ScreenConfig): readonly Field[] {
  return (steps ?? []).flatMap(({ fields = [] }) => fields);
}

/** The constants of the specs, and the moment that is meant. */
export interface AskedAbout {
  readonly constants: unknown;
  /** True where the form may not be filled in yet: any of its answers may be missing. */
  readonly isUnderWay?: boolean;
}

/** All that these conditions ask about; undefined where it is too tangled to try out. */
export function askedBy(
  names: readonly string[],
  config: ScreenConfig,
  { constants, isUnderWay = false }: AskedAbout,
): readonly Asked[] | undefined {
  const found = comparisonsOf(names, config);
  if (found === undefined) return undefined;
  const paths = [...new Set(found.map(({ field, from }) => field ?? from ?? ''))];
  const asked = paths.map((path): Asked | undefined => {
    const about = found.filter(({ field, from }) => (field ?? from) === path);
    // An answer and a source of one name are two things.
    if (new Set(about.map((one) => one.field === undefined)).size > 1) return undefined;
    const mentioned = [...new Set(about.flatMap((one) => [one.is, ...(one.in ?? [])]))];
    const field = fieldsOf(config).find(({ name }) => name === path);
    const isField = about.some((one) => one.field !== undefined);
    if (isField && (field === undefined || !hasKnownKind(field))) return undefined;
    const values =
      field !== undefined && isField ? answersOf(field, mentioned, constants) : openTo(mentioned);
    const all = isUnderWay ? [...new Set([...values, undefined])] : values;
    return { kind: isField ? 'field' : 'source', path, values: all };
  });
  const isTangled = paths.some(
    (path) => /^(answers|values)/.test(path) || paths.some((other) => other.startsWith(`${path}.`)),
  );
  const isTwice = paths.includes('language') && paths.includes('pageLanguage');
  const known = asked.filter((one) => one !== undefined);
  return isTangled || isTwice || known.length < asked.length ? undefined : known;
}

/** The comparisons of conditions, through all names; undefined where a name leads nowhere. */
function comparisonsOf(names: readonly string[], config: ScreenConfig): readonly Comparison[] | undefined {
  const conditions: { readonly [name: string]: Condition } = config.conditions ?? {};
  const found: Comparison[] = [];
  let isSound = true;
  const visit = (condition: Condition, above: readonly string[]): void => {
    if (found.length > mostComparisons || above.length > mostNames) isSound = false;
    if (!isSound) return;
    const visitAll = (all: readonly Condition[]) => all.forEach((inner) => visit(inner, above));
    if (typeof condition === 'string') {
      const isNew = Object.hasOwn(conditions, condition) && !above.includes(condition);
      const named = isNew ? conditions[condition] : undefined;
      if (named === undefined) isSound = false;
      else visit(named, [...above, condition]);
    } else if ('all' in condition) visitAll(condition.all);
    else if ('any' in condition) visitAll(condition.any);
    else if ('not' in condition) visit(condition.not, above);
    else if ('compare' in condition) {
      const sides = boundariesOf(condition);
      if (sides === undefined) isSound = false;
      else found.push(...sides);
    } else found.push(condition);
  };
  for (const name of new Set(names)) visit(name, []);
  return isSound ? found : undefined;
}

/** The values around the numbers that an answer, a source or a difference is compared with; undefined where they are not written. */
function boundariesOf(condition: CompareCondition): readonly Comparison[] | undefined {
  const differences = differencesIn(condition);
  if (differences !== undefined) return differences.all.flatMap((one) => boundariesOf(one) ?? []);
  const { compare, count, matching, ...limits } = condition;
  const numbers = Object.values(limits);
  const isOne = count === undefined && matching === undefined;
  const isRead = typeof compare === 'object' && compare.plusDays === undefined && isOne;
  if (!isRead || !numbers.every((limit) => typeof limit === 'number')) return undefined;
  return [{ ...compare, in: numbers.flatMap((limit) => [limit - 1, limit, limit + 1]) }];
}

/** The possible answers. A field that must be answered leaves nothing open for the steps after it. */
function answersOf(field: Field, mentioned: readonly unknown[], constants: unknown): readonly unknown[] {
  if (field.readOnly) return openTo(mentioned);
  const none = field.required ? [] : [undefined];
  const { answer } = kindOf(field.as);
  const offered = offeredBy(field, constants);
  if (answer === 'boolean' && field.as === 'consent')
    return field.required ? [true] : [true, false, undefined];
  if (answer === 'boolean') return [true, false, ...none];
  if (answer === 'list' || answer === 'entries') return [['…'], ...(field.required ? [] : [[], undefined])];
  if (offered !== undefined) return [...offered, ...none];
  const fits = mentioned.filter((value) => typeof value === answer);
  return [...fits, answer === 'number' ? 1e9 + 7 : '…', ...none];
}

/** Stands for all texts that no condition names. */
export const unnamedText = '…';

function openTo(mentioned: readonly unknown[]): readonly unknown[] {
  return [...mentioned.filter((value) => value !== undefined), unnamedText, undefined];
}

/** Every combination of the values, as sources of conditions. */
export function* combinationsOf(asked: readonly Asked[]): Generator<Sources> {
  const places = asked.map(({ kind, path, values }) => ({
    // The language of the page is what the org's language is told by.
    path:
      path === 'pageLanguage' ? ['language'] : [...(kind === 'field' ? ['answers'] : []), ...path.split('.')],
    values,
  }));
  const total = asked.reduce((product, { values }) => product * values.length, 1);
  for (let index = 0; index < total; index += 1) {
    let rest = index;
    const sources = emptySources();
    for (const { path, values } of places) {
      const value = values[rest % values.length];
      rest = Math.floor(rest / values.length);
      if (value !== undefined) put(sources, path, value);
    }
    yield sources as unknown as Sources; // written onto the members of one
  }
}

const emptySources = () => ({
  session: {},
  route: {},
  reads: {},
  constants: {},
  brand: {},
  language: '',
  answers: {},
});

interface Members {
  [name: string]: unknown;
}

/** Writes into sources that were made for one combination; no path leads through another one's value. */
function put(sources: Members, path: readonly string[], value: unknown): void {
  let holder = sources;
  for (const name of path.slice(0, -1)) {
    const inner = Object.hasOwn(holder, name) ? holder[name] : undefined;
    const next: Members = typeof inner === 'object' ? { ...inner } : {};
    define(holder, name, next);
    holder = next;
  }
  define(holder, path.at(-1) ?? '', value);
}

/** Makes an own member, whatever its name: `__proto__` is one like any other, and any other is made in less time. */
function define(holder: Members, name: string, value: unknown): void {
  if (name !== '__proto__') holder[name] = value;
  else Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

/** The compiled form as visibility needs it. */
export function formOf({ steps, conditions = {} }: ScreenConfig): FormModel {
  // What is inside of a group decides on nothing outside.
  const modelOf = (field: Field): FieldModel => {
    const { group: _, ...alone } = field;
    return { text: field.name, required: false, readOnly: false, autocomplete: 'off', width: 12, ...alone };
  };
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
