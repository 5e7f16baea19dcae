import type { ScreenConfig, Step, Submission } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';

/** One of several forms of a page, and its place in the config. */
export interface PlacedForm {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly submit: Submission;
  readonly path: JsonPath;
}

/** The forms of a page that has several; none for a page with one. */
export function placedForms(config: Pick<ScreenConfig, 'steps' | 'forms'>): readonly PlacedForm[] {
  const {
    steps: all = [],
    forms = {},
  }: { readonly steps?: readonly Step[]; readonly forms?: ScreenConfig['forms'] } = config;
  return Object.entries(forms).map(([name, { steps: ids, submit }]) => ({
    name,
    steps: all.filter(({ id }) => ids.includes(id)),
    submit,
    path: ['forms', name],
  }));
}

/** The form that a step belongs to; undefined where the page has one form. */
export function formOfStep(
  id: string,
  config: Pick<ScreenConfig, 'steps' | 'forms'>,
): PlacedForm | undefined {
  return placedForms(config).find(({ steps }) => steps.some((step) => step.id === id));
}
