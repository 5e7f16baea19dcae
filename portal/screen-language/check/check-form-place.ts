import type { CheckedScreen, Report } from './checked-screen.ts';

/** A screen that asks something shows its form, once; a screen that asks nothing has none. */
export function checkFormPlace({ config, blocks }: CheckedScreen, report: Report): void {
  const forms = blocks.filter(({ block }) => block.block === 'form');
  const [form, ...others] = forms;
  if (config.steps !== undefined && config.sections !== undefined && form === undefined) {
    const message = 'No block shows the form, so its steps are never asked.';
    report(['sections'], { rule: 'no-form', message, remedy: 'Add { "block": "form" } to a column.' });
  }
  if (config.steps === undefined && form !== undefined) {
    const message = 'There is no form to show.';
    report(form.path, {
      rule: 'no-form',
      message,
      remedy: 'Add "steps" and "submit", or remove this block.',
    });
  }
  for (const { path } of others) {
    const message = 'Another block shows the form already; what is typed in one is not in the other.';
    report(path, { rule: 'second-form', message, remedy: 'Remove one of them.' });
  }
}
