import type { StepModel } from './model.ts';

/** The step after this one, or undefined when the form can be sent. */
export function stepAfter(steps: readonly StepModel[], current: string): StepModel | undefined {
  return steps[steps.findIndex((step) => step.id === current) + 1];
}

/** The step before this one, or undefined at the beginning. */
export function stepBefore(steps: readonly StepModel[], current: string): StepModel | undefined {
  return steps[steps.findIndex((step) => step.id === current) - 1];
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

/** Values behind the `?` of an address, with the `?`; nothing for no values. */
export function queryOf(values: { readonly [name: string]: unknown }): string {
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return query === '' ? '' : `?${query}`;
}
