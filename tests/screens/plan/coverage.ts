import { gapReasons, type Case, type OutcomeCase, type ScreenPlan } from './types.ts';

/** Of so many things so many are tried. */
interface Count {
  readonly planned: number;
  readonly all: number;
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
  return {
    screen,
    cases: cases.length,
    steps: totals.steps,
    conditions: { planned: conditions.size, all: totals.conditions },
    rules: { planned: of('rule').length, all: totals.rules },
    failures: { planned: outcomes.filter(({ kind }) => kind === 'failure').length, all: totals.failures },
    messages: {
      planned: outcomes.filter(({ message }) => message !== undefined).length,
      all: totals.messages,
    },
    left: gaps.map(({ kind, what, reason }) => ({ what: `${kind} ${what}`, why: gapReasons[reason] })),
  };
}

/** Returns a line for each thing that is neither tried nor left out by name. */
export function missingIn(plan: ScreenPlan): readonly string[] {
  if (plan.gaps.some(({ kind }) => kind === 'route')) return [];
  const { conditions, rules, failures } = coverageOf(plan);
  const named = (kind: string) => plan.gaps.filter((gap) => gap.kind === kind).length;
  const lacks = [
    ['conditions', conditions.all - conditions.planned - named('condition')],
    ['rules', rules.all - rules.planned - named('rule')],
    ['failures', failures.all - failures.planned - named('failure')],
  ] as const;
  return lacks.flatMap(([what, count]) =>
    count > 0 ? [`${plan.screen}: ${count} ${what} are not tried`] : [],
  );
}

/** The table that people read. */
export function writeCoverage(coverage: readonly ScreenCoverage[]): string {
  const cell = ({ planned, all }: Count) => `${planned} of ${all}`;
  const row = (one: ScreenCoverage) =>
    `| ${one.screen} | ${one.cases} | ${one.steps} | ${cell(one.conditions)} | ${cell(one.rules)} | ${cell(one.failures)} | ${cell(one.messages)} |`;
  const sum = (pick: (one: ScreenCoverage) => Count) =>
    cell({
      planned: coverage.reduce((total, one) => total + pick(one).planned, 0),
      all: coverage.reduce((total, one) => total + pick(one).all, 0),
    });
  const total = (pick: (one: ScreenCoverage) => number) => coverage.reduce((all, one) => all + pick(one), 0);
  const left = coverage.flatMap((one) =>
    one.left.map(({ what, why }) => `- ${one.screen}: ${what}: ${why}.`),
  );
  return [
    '# What the tests of the screens reach',
    '',
    '| Screen | Cases | Steps | Conditions, both ways | Rules | Failures | Messages |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...coverage.map(row),
    `| **All** | ${total(({ cases }) => cases)} | ${total(({ steps }) => steps)} | ${sum((one) => one.conditions)} | ${sum((one) => one.rules)} | ${sum((one) => one.failures)} | ${sum((one) => one.messages)} |`,
    '',
    '## What is left out, and why',
    '',
    ...left,
    '',
  ].join('\n');
}
