import { readsOf } from '../../screen-language/model/conditions.ts';
import type { ScreenModel } from '../../screen-language/model/model.ts';
import type { LoadOperation } from '../page/page.ts';

/** The reads whose answers the form is filled in with, and those that options come from, but for late ones. */
export function readsOfPrefill(model: Pick<ScreenModel, 'steps'>): readonly string[] {
  const bindings = model.steps
    .flatMap((step) => step.fields)
    .flatMap(({ prefill, options, awaits }) => (awaits === undefined ? [prefill, options] : [prefill]));
  const names = bindings.flatMap((binding) => {
    const source = typeof binding === 'object' && 'from' in binding ? binding.from : '';
    return source.startsWith('reads.') ? [source.split('.')[1] ?? ''] : [];
  });
  return [...new Set(names)];
}

/** The reads that decide which options are offered: one that came later would move what stands below. */
export function readsOfOffers({
  steps,
  conditions,
}: Pick<ScreenModel, 'steps' | 'conditions'>): readonly string[] {
  return steps
    .flatMap((step) => step.fields)
    .flatMap(({ offered = {} }) => Object.values(offered))
    .flatMap((condition) => readsOf(condition, conditions));
}

const ignored = () => undefined;

/**
 * Fetches the operations that a form is sent to. Once the customer is at the form, a connection that breaks costs no
 * more than the org's answer; what cannot be fetched now is fetched when it is needed.
 */
export function prefetchOperations(
  model: Pick<ScreenModel, 'steps' | 'submit' | 'operations'>,
  load: LoadOperation,
): void {
  for (const submission of [...model.steps.map(({ submit }) => submit), model.submit]) {
    if (submission === undefined) continue;
    const instead = submission.instead?.map(({ operation }) => operation) ?? [];
    for (const operation of [submission.operation, ...instead])
      if (operation in model.operations) void Promise.resolve(load(operation)).catch(ignored);
  }
}

/**
 * Returns a function that is true for questions whose answers something outside of the form may ask for: blocks, texts, reads,
 * conditions, values, and what questions ask the org by themselves. One whose name another one begins with counts, too. Of
 * several forms on a page each sees all answers of the others.
 */
export function createOutsideTest(model: ScreenModel): (field: string) => boolean {
  const sources = JSON.stringify({ ...model, submit: 0 });
  return (name) =>
    model.forms !== undefined || sources.includes(`"field":"${name}`) || sources.includes(`"answers.${name}`);
}
