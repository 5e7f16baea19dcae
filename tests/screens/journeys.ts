import type {
  Case,
  CircumstanceCase,
  ConditionCase,
  OutcomeCase,
  RuleCase,
  ScreenPlan,
} from './plan/types.ts';

interface NamedJourney {
  readonly name: string;
  /** The form of the page that it drives; undefined where there is one, or none. */
  readonly form?: string | undefined;
}

/** Cases that one visit of a screen goes through. */
export type Journey = NamedJourney &
  (
    | {
        readonly kind: 'rules';
        readonly cases: readonly RuleCase[];
        readonly language: 'en' | 'es';
      }
    | { readonly kind: 'conditions'; readonly cases: readonly ConditionCase[] }
    | { readonly kind: 'outcomes'; readonly cases: readonly OutcomeCase[] }
    | { readonly kind: 'circumstance'; readonly case: CircumstanceCase }
  );

/** Journeys that run as one test. */
interface JourneyGroup {
  readonly name: string;
  readonly journeys: readonly Journey[];
  /** Each commit goes through it. */
  readonly isQuick: boolean;
}

/** Each commit goes through each kind of journey on one of so many screens. */
const share = 30;

/** Visits of one test: few enough that one that fails is soon run again. */
const most = 8;

/**
 * Puts cases that need the same setting into one visit, and visits into tests. Pure.
 *
 * @param at the number of the screen: among all screens each commit goes through each kind of journey
 */
export function journeysOf({ cases }: ScreenPlan, at = 0): readonly JourneyGroup[] {
  const of = <TKind extends Case['kind']>(kind: TKind) =>
    cases.filter((one): one is Extract<Case, { kind: TKind }> => one.kind === kind);
  const rules = visits(of('rule'), ({ step, setting }) => `${step} ${keyOf(setting)}`).map(
    (found, turn): Journey => ({
      kind: 'rules',
      name: nameOf('rules', turn),
      form: found[0]?.form,
      cases: found,
      language: (at + turn) % 2 === 0 ? 'en' : 'es',
    }),
  );
  const conditions = visits(of('condition'), ({ form = '', setting }) => `${form} ${keyOf(setting)}`).map(
    (found, turn): Journey => ({
      kind: 'conditions',
      name: nameOf('conditions', turn),
      form: found[0]?.form,
      cases: found,
    }),
  );
  const ends = cases.filter((one): one is OutcomeCase => one.kind === 'failure' || one.kind === 'success');
  const outcomes = visits(ends, (one) => `${one.form ?? ''} ${one.at} ${keyOf(one.setting)}`).map(
    (found, turn): Journey => ({
      kind: 'outcomes',
      name: nameOf('outcomes', turn),
      form: found[0]?.form,
      cases: found,
    }),
  );
  const circumstances = of('circumstance').map((one): Journey => ({
    kind: 'circumstance',
    name: one.form === undefined ? one.circumstance : `${one.circumstance}: ${one.form}`,
    form: one.form,
    case: one,
  }));
  const kinds = [
    groupsOf('tells of broken rules', rules),
    groupsOf('shows what its conditions say', conditions),
    groupsOf('tells what became of what is sent', outcomes),
    groupsOf('works', circumstances),
  ];
  return kinds.flatMap((groups, kind) =>
    groups.map((group, turn) => ({ ...group, isQuick: turn === 0 && (at + 2 * kind) % share === 0 })),
  );
}

const keyOf = (setting: ReadonlyMap<string, unknown>) =>
  JSON.stringify(
    [...setting].sort(([one], [other]) => (one < other ? -1 : 1)),
    (_, value: unknown) => value ?? null,
  );

const nameOf = (what: string, turn: number) => `${what} ${turn + 1}`;

/** Cases with the same key, in their order. */
function visits<TCase>(
  cases: readonly TCase[],
  keyOfCase: (one: TCase) => string,
): readonly (readonly TCase[])[] {
  const found = new Map<string, TCase[]>();
  for (const one of cases) found.set(keyOfCase(one), [...(found.get(keyOfCase(one)) ?? []), one]);
  return [...found.values()];
}

function groupsOf(name: string, journeys: readonly Journey[]): readonly Omit<JourneyGroup, 'isQuick'>[] {
  const count = Math.ceil(journeys.length / most);
  return Array.from({ length: count }, (_, turn) => ({
    name: count === 1 ? name : `${name} (${turn + 1} of ${count})`,
    journeys: journeys.slice(turn * most, (turn + 1) * most),
  }));
}
