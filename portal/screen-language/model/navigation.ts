import type { StepModel } from './model.ts';

/** The step after this one, or undefined when the form can be sent. */
export function stepAfter(steps: readonly StepModel[], current: string): StepModel | undefined {
  return steps[steps.findIndex((step) => step.id === current) + 1];
}

/** The step before this one, or undefined at the beginning. */
export function stepBefore(steps: readonly StepModel[], current: string): StepModel | undefined {
  return steps[steps.findIndex((step) => step.id === current) - 1];
}

/** The steps from this one on; all of them where it is none of these. */
export function stepsFrom(steps: readonly StepModel[], step: string): readonly StepModel[] {
  return steps.slice(
    Math.max(
      0,
      steps.findIndex(({ id }) => id === step),
    ),
  );
}

/** The position of a step among those that are counted: a step that continues the one before counts as one with it. */
export function stepPosition(
  steps: readonly StepModel[],
  current: string,
): { readonly at: number; readonly of: number } {
  const isCounted = (step: StepModel, index: number) => index === 0 || step.continues !== true;
  const upTo = steps.slice(0, steps.findIndex(({ id }) => id === current) + 1);
  return { at: upTo.filter(isCounted).length, of: steps.filter(isCounted).length };
}

/** The address of a route with its `:names` filled in; undefined while a value is missing. */
export function fillRoute(route: string, values: { readonly [name: string]: unknown }): string | undefined {
  let isComplete = true;
  const path = route.replace(/:([A-Za-z0-9]+)/g, (_, name: string) => {
    const value = values[name];
    if (typeof value === 'string' && value !== '') return encodeURIComponent(value);
    if (typeof value === 'number') return String(value);
    isComplete = false;
    return '';
  });
  return isComplete ? path : undefined;
}

/** An address with these values behind its `?`. Values that are not there are left out. */
export function withQuery(path: string, values: { readonly [name: string]: unknown }): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
