import type { ScreenModel } from '../../screen-language/model/model.ts';

/** The reads whose answers the form is filled in with, and those that options come from. */
export function readsOfPrefill(model: Pick<ScreenModel, 'steps'>): readonly string[] {
  const bindings = model.steps
    .flatMap((step) => step.fields)
    .flatMap(({ prefill, options }) => [prefill, options]);
  const names = bindings.flatMap((binding) => {
    const source = typeof binding === 'object' && 'from' in binding ? binding.from : '';
    return source.startsWith('reads.') ? [source.split('.')[1] ?? ''] : [];
  });
  return [...new Set(names)];
}
