import {
  gapReasons,
  reasonsOfReach,
  type Case,
  type Gap,
  type OutcomeCase,
  type ScreenPlan,
} from './types.ts';

/** Of so many things that customers can get to so many are tried. */
interface Count {
  readonly planned: number;
  readonly reachable: number;
}

/** The reach of the cases of a screen. */
interface ScreenCoverage {
  readonly screen: string;
  readonly cases: number;
  readonly steps: number;
  readonly conditions: Count;
  readonly rules: Count;
  readonly failures: Count;
  readonly messages: Count;
  /** Conditions, rules and failures that no customer ever gets to; each is in `left` with its reason. */
  readonly beyondReach: number;
  readonly left: readonly { readonly what: string; readonly why: string }[];
}

/** Counts what a plan reaches: whatever is neither tried nor left out by name is missing. */
export function coverageOf({ screen, cases, gaps, totals }: ScreenPlan): ScreenCoverage {
  const of = <TKind extends Case['kind']>(kind: TKind) =>
    cases.filter((one): one is Extract<Case, { kind: TKind }> => one.kind === kind);
  const conditions = new Set(of('condition').map(({ condition, holds }) => `${condition} ${holds}`));
  const outcomes = cases.filter(
    (one): one is OutcomeCase => one.kind === 'failure' || one.kind === 'success',
  );
  const beyond = (kind: Gap['kind']) => gaps.filter((gap) => gap.kind === kind && isBeyondReach(gap)).length;
  const count = (kind: Gap['kind'], planned: number, all: number): Count => ({
    planned,
    reachable: gaps.some((gap) => gap.kind === 'route') ? 0 : all - beyond(kind),
  });
  const told = outcomes.filter(({ message }) => message !== undefined).length;
  const failures = outcomes.filter(({ kind }) => kind === 'failure').length;
  return {
    screen,
    cases: cases.length,
    steps: totals.steps,
    conditions: count('condition', conditions.size, totals.conditions),
    rules: count('rule', of('rule').length, totals.rules),
    failures: count('failure', failures, totals.failures),
    messages: { planned: told, reachable: totals.messages },
    beyondReach: beyond('condition') + beyond('rule') + beyond('failure'),
    left: gaps.map(({ kind, what, reason }) => ({ what: `${kind} ${what}`, why: gapReasons[reason] })),
  };
}

const isBeyondReach = ({ reason }: Gap) => reasonsOfReach.has(reason);

/** Returns a line for each thing that customers can get to and no test tries. */
export function missingIn(plan: ScreenPlan): readonly string[] {
  const { conditions, rules, failures } = coverageOf(plan);
  const open = plan.gaps.filter((gap) => !isBeyondReach(gap));
  const named = (kind: Gap['kind']) => open.filter((gap) => gap.kind === kind).length;
  const unnamed = [
    ['conditions', conditions.reachable - conditions.planned - named('condition')],
    ['rules', rules.reachable - rules.planned - named('rule')],
    ['failures', failures.reachable - failures.planned - named('failure')],
  ] as const;
  return [
    ...open.map(({ kind, what, reason }) => `${plan.screen}: ${kind} ${what}: ${gapReasons[reason]}.`),
    ...unnamed.flatMap(([what, lack]) => (lack > 0 ? [`${plan.screen}: ${lack} ${what} are not tried`] : [])),
  ];
}

/** The table that people read. */
export function writeCoverage(coverage: readonly ScreenCoverage[]): string {
  const cell = ({ planned, reachable }: Count) => `${planned} of ${reachable}`;
  const row = (one: ScreenCoverage) =>
    `| ${one.screen} | ${one.cases} | ${one.steps} | ${cell(one.conditions)} | ${cell(one.rules)} | ${cell(one.failures)} | ${cell(one.messages)} | ${one.beyondReach} |`;
  const sum = (pick: (one: ScreenCoverage) => Count) =>
    cell({
      planned: coverage.reduce((total, one) => total + pick(one).planned, 0),
      reachable: coverage.reduce((total, one) => total + pick(one).reachable, 0),
    });
  const total = (pick: (one: ScreenCoverage) => number) => coverage.reduce((all, one) => all + pick(one), 0);
  const left = coverage.flatMap((one) =>
    one.left.map(({ what, why }) => `- ${one.screen}: ${what}: ${why}.`),
  );
  return [
    '# What the tests of the screens reach',
    '',
    '| Screen | Cases | Steps | Conditions, both ways | Rules | Failures | Messages | Out of reach |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...coverage.map(row),
    `| **All** | ${total(({ cases }) => cases)} | ${total(({ steps }) => steps)} | ${sum((one) => one.conditions)} | ${sum((one) => one.rules)} | ${sum((one) => one.failures)} | ${sum((one) => one.messages)} | ${total(({ beyondReach }) => beyondReach)} |`,
    '',
    '## What is left out, and why',
    '',
    ...left,
    '',
  ].join('\n');
}
