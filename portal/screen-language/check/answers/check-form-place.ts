import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { placedForms } from '../facts/placed-forms.ts';

/** A screen that asks something shows each of its forms, once; a screen that asks nothing has none. */
export function checkFormPlace(screen: CheckedScreen, report: Report): void {
  const { config } = screen;
  const blocks = screen.blocks.filter(({ block }) => block.block === 'form');
  if (config.forms !== undefined) return checkPlaces(config, blocks, report);
  const [form, ...others] = blocks;
  if (config.steps !== undefined && form?.block.name !== undefined) {
    const message = 'This screen has one form, which has no name.';
    report([...form.path, 'name'], { rule: 'useless-rule', message, remedy: 'Remove "name".' });
  }
  if (config.steps !== undefined && config.submit === undefined) {
    const message = 'Nothing is done with the answers.';
    report(['steps'], { rule: 'missing-member', message, remedy: 'Add "submit".' });
  }
  if (config.steps !== undefined && config.sections !== undefined && form === undefined) {
    const message = 'No block shows the form, so its steps are never asked.';
    report(onlyColumn(config), { rule: 'no-form', message, remedy: 'Add { "block": "form" } to a column.' });
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

/** The blocks of a page that has one column; else all its sections. */
function onlyColumn({ sections }: Pick<ScreenConfig, 'sections'>): JsonPath {
  const [first, ...others] = sections ?? [];
  return others.length === 0 && first?.columns.length === 1
    ? ['sections', 0, 'columns', 0, 'blocks']
    : ['sections'];
}

/** Each of several forms has one block of its name. */
function checkPlaces(config: ScreenConfig, blocks: readonly PlacedBlock[], report: Report): void {
  const forms = placedForms(config);
  const names = forms.map(({ name }) => name);
  for (const member of ['submit', 'draft'] as const) {
    if (config[member] === undefined) continue;
    const message = `Each of several forms has its own "${member}".`;
    report([member], { rule: 'second-form', message, remedy: 'Move it into "forms".' });
  }
  for (const { name, path } of forms) {
    // Two blocks of one name were reported as such.
    if (blocks.some(({ block }) => block.name === name)) continue;
    const message = `No block shows the form "${name}", so its steps are never asked.`;
    const remedy = `Add { "block": "form", "name": "${name}" } to a column.`;
    report(path, { rule: 'no-form', message, remedy });
  }
  for (const { block, path } of blocks) {
    if (names.includes(block.name ?? '')) continue;
    const message = block.name === undefined ? 'Which form is this?' : `There is no form "${block.name}".`;
    report(path, { rule: 'no-form', message, remedy: `Its "name" is one of: ${names.join(', ')}.` });
  }
  checkShares(config, report);
}

/** Each step belongs to one form, and only one form is long enough to have a history. */
function checkShares(config: ScreenConfig, report: Report): void {
  const ids = (config.steps ?? []).map(({ id }) => id);
  const owners = new Map<string, string>();
  let long: string | undefined;
  for (const [name, { steps }] of Object.entries(config.forms ?? {})) {
    steps.forEach((id, at) => {
      const path = ['forms', name, 'steps', at];
      if (!ids.includes(id)) {
        const message = `There is no step "${id}".`;
        report(path, { rule: 'unknown-step', message, remedy: suggest(id, ids) });
      } else if (owners.has(id)) {
        const message = `The step "${id}" belongs to the form "${owners.get(id) ?? ''}" already.`;
        report(path, { rule: 'second-form', message, remedy: 'Name it in one of them.' });
      }
      owners.set(id, name);
    });
    if (steps.length > 1 && long !== undefined) {
      const message = `"${long}" has several steps, too: the way back of the browser could mean either.`;
      report(['forms', name, 'steps'], {
        rule: 'second-form',
        message,
        remedy: 'Give one of them one step.',
      });
    }
    if (steps.length > 1) long ??= name;
    if (ids.includes(name)) {
      const message = `"results.${name}" would be the answer of a step and of a form.`;
      report(['forms', name], { rule: 'same-name', message, remedy: 'Give the form another name.' });
    }
  }
  ids.forEach((id, s) => {
    if (owners.has(id)) return;
    const message = `The step "${id}" belongs to no form.`;
    report(['steps', s, 'id'], { rule: 'no-form', message, remedy: 'Name it in "steps" of a form.' });
  });
}
