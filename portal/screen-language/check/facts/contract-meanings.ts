import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue, MeantMembers, MeantValues, SchemaMeaning } from '../../load/catalogue.ts';
import { alternativesAt, describedBy } from './described-source.ts';
import type { Described } from './described-source.ts';
import { judgeTogether } from './judged-together.ts';
import { namedAt } from './listed-values.ts';
import type { CheckedScreen } from './checked-screen.ts';
import { typesOf } from '../schema/schema-path.ts';

/** Something of a screen, the specs, and what `item` is there. */
export interface MeaningContext {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly items: readonly Described[];
}

/** All names of which some meaning of the specs speaks: words, members and operations. */
interface MeantNames {
  readonly called: ReadonlySet<string>;
  readonly there: ReadonlySet<string>;
  readonly calls: ReadonlySet<string>;
}

const known = new WeakMap<Catalogue, MeantNames>();

/** The names that meanings speak of, found once: most of a screen needs no look at the specs then. */
export function meantNames(catalogue: Catalogue): MeantNames {
  const names = known.get(catalogue) ?? findNames(catalogue);
  known.set(catalogue, names);
  return names;
}

function findNames({ operations }: Catalogue): MeantNames {
  const schemas = new Set(
    Object.values(operations).flatMap(({ data }) =>
      data === undefined ? [] : [data, ...Object.values(data.$defs ?? {})],
    ),
  );
  const meanings = [...schemas].flatMap(({ meaning }) => meaning ?? []);
  const namesOf = (about: keyof SchemaMeaning) =>
    new Set(meanings.flatMap((meaning) => Object.keys(meaning[about] ?? {})));
  return { called: namesOf('called'), there: namesOf('there'), calls: namesOf('calls') };
}

/** The meanings of what lies at a source. */
export function meaningsAt(from: string, context: MeaningContext): readonly SchemaMeaning[] {
  const alternatives = alternativesAt(describedBy(from, context)) ?? [];
  return [...new Set(alternatives.flat().flatMap(({ meaning }) => meaning ?? []))];
}

/** A condition that holds where a member has one of the values. */
function holdsFor(from: string, values: MeantValues): Condition {
  if (values.atLeast !== undefined) return { compare: { from }, atLeast: values.atLeast };
  if (values.atMost !== undefined) return { compare: { from }, atMost: values.atMost };
  if (values.notIn !== undefined) return { not: isOneOf(from, values.notIn) };
  return isOneOf(from, values.in ?? []);
}

/** A condition that holds where a member is there and has none of the values. */
export function holdsForOthers(from: string, values: MeantValues, context: MeaningContext): Condition {
  if (values.atLeast !== undefined) return { compare: { from }, lessThan: values.atLeast };
  if (values.atMost !== undefined) return { compare: { from }, moreThan: values.atMost };
  if (values.notIn !== undefined) return isOneOf(from, values.notIn);
  const meant = values.in ?? [];
  if (meant.includes(null)) return { not: isOneOf(from, meant) };
  const others = allAt(from, context).filter((value) => !meant.includes(value));
  if (others.length > 0) return isOneOf(from, others);
  return { all: [{ from, filled: true }, { not: isOneOf(from, meant) }] };
}

/** All values that the specs list of a member. */
function allAt(from: string, context: MeaningContext): readonly unknown[] {
  const alternatives = (alternativesAt(describedBy(from, context)) ?? []).filter(
    (one) => typesOf(one)?.join() !== 'null',
  );
  const isYesOrNo = alternatives.some((one) => typesOf(one)?.includes('boolean') === true);
  return isYesOrNo ? [true, false] : namedAt(alternatives);
}

function isOneOf(from: string, values: readonly unknown[]): Condition {
  const pieces = values.map((value): Condition => {
    if (value === null) return { from, filled: false };
    // a list of scalars, by the schema of the extension
    return { from, is: value as string | number | boolean };
  });
  return either(pieces);
}

/** Holds always. No config may write a list of nothing, so its type has none. */
const always: Condition = { all: [] as never };

/** Both or all of several conditions. */
export const together = (conditions: readonly Condition[]): Condition => {
  const [first, ...others] = conditions;
  return first === undefined ? always : { all: [first, ...others] };
};

/** One of several conditions. */
export const either = (conditions: readonly Condition[]): Condition => {
  const [first, ...others] = conditions;
  return first === undefined ? { not: always } : { any: [first, ...others] };
};

/** A condition that holds where the members of something have their values. */
export const holdsForAll = (holder: string, members: MeantMembers): Condition =>
  together(Object.entries(members).map(([member, values]) => holdsFor(`${holder}.${member}`, values)));

/** No condition has a name with a space. */
const besides = 'meant besides';

/** Returns true where conditions can hold, and never together with another one. */
export function isNeverWith(
  names: readonly string[],
  also: Condition,
  { config, constants }: { readonly config: ScreenConfig; readonly constants: unknown },
): boolean {
  const conditions = { ...config.conditions, [besides]: also };
  const alone = judgeTogether(names, config, constants);
  if (alone === undefined || alone === 'never') return false;
  return judgeTogether([...names, besides], { ...config, conditions }, constants) === 'never';
}

/** Returns true where conditions can hold together with another one; undefined where nobody can tell. */
export function canBeWith(
  names: readonly string[],
  also: Condition,
  { config, constants }: { readonly config: ScreenConfig; readonly constants: unknown },
): boolean | undefined {
  const conditions = { ...config.conditions, [besides]: also };
  const verdict = judgeTogether([...names, besides], { ...config, conditions }, constants);
  return verdict === undefined ? undefined : verdict !== 'never';
}
