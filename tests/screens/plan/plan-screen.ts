import type { CompiledScreen } from '@energy-portal/portal/publish';
import type { Contract } from './contract.ts';
import { formViewsOf } from './form-views.ts';
import { nameOfCase, planView, type Planned, type PlannedView } from './plan-view.ts';
import { domainOfRoute } from './screen-sources.ts';
import { textsOf, type SharedTexts } from './texts.ts';
import type { Case, Gap, ScreenPlan } from './types.ts';

/**
 * Plans what is tried of a screen: every condition both ways, every rule of every field, every named failure and success,
 * and every circumstance. Pure: the same config, contract and texts give the same plan.
 *
 * @param shared the texts that all screens share
 */
export function planScreen(screen: CompiledScreen, contract: Contract, shared: SharedTexts): ScreenPlan {
  const { config, model } = screen;
  const text = textsOf(screen, shared);
  const views = formViewsOf(screen).map((view) => planView(view, contract, text));
  const { path, missing } = pathOf(screen, contract);
  const planned = together(views);
  const sum = (name: 'rules' | 'failures' | 'messages') =>
    views.reduce((total, { totals }) => total + totals[name], 0);
  const gaps: readonly Gap[] =
    missing === undefined ? planned.gaps : [{ kind: 'route', what: missing, reason: 'route' }];
  return {
    screen: config.id,
    access: config.access,
    path,
    cases: missing === undefined ? planned.cases : [],
    gaps,
    totals: {
      steps: model.steps.length,
      conditions: Object.keys(model.conditions).length * 2,
      rules: sum('rules'),
      failures: sum('failures'),
      messages: sum('messages'),
    },
  };
}

/** The plans of all forms as one: what is seen of the page is tried once, and what one form gets to is no gap. */
function together(views: readonly PlannedView[]): Planned<Case> {
  const seen = new Set<string>();
  const cases = views
    .flatMap((view) => view.cases)
    .filter((one) => {
      if (one.kind !== 'condition' || 'step' in one.effect) return true;
      const key = JSON.stringify([one.condition, one.holds, one.effect, one.isSeen]);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  const told = new Set(cases.flatMap((one) => (one.kind === 'condition' ? [nameOfCase(one)] : [])));
  const gaps = new Map(views.flatMap((view) => view.gaps.map((gap) => [`${gap.kind} ${gap.what}`, gap])));
  return {
    cases,
    gaps: [...gaps.values()].filter(({ kind, what }) => kind !== 'condition' || !told.has(what)),
  };
}

/** The route with an example for each of its parameters. */
function pathOf(
  { config }: CompiledScreen,
  contract: Contract,
): { readonly path: string; readonly missing?: string } {
  let missing: string | undefined;
  const path = config.route.replace(/:(\w+)/g, (whole, name: string) => {
    const [value] = domainOfRoute([name], { config, contract }).values;
    if (value === undefined) missing ??= `:${name}`;
    return value === undefined ? whole : encodeURIComponent(String(value));
  });
  return { path, ...(missing !== undefined && { missing }) };
}
