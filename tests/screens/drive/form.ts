import type { Locator } from '@playwright/test';
import type { StepModel } from '@energy-portal/portal/publish';
import { expect } from '../../e2e/site.ts';
import { valueAt } from '../plan/contract.ts';
import { formViewOf } from '../plan/form-views.ts';
import { blocksOf } from '../plan/uses.ts';
import { pressButton } from './buttons.ts';
import { answer } from './controls.ts';
import { formOf, type Visit } from './visit.ts';

/** The button that goes on or sends. */
export const primary = (visit: Pick<Visit, 'page' | 'screen'>): Locator =>
  formOf(visit).locator('.form-actions button').first();

/** The box that lists what is wrong. */
export const summary = (visit: Pick<Visit, 'page' | 'screen'>): Locator =>
  formOf(visit).locator('.error-summary');

/** The step that is shown; undefined while there is no form. */
export async function stepOf(visit: Visit): Promise<StepModel | undefined> {
  const { screen, language } = visit;
  const form = formOf(visit);
  const ids = await form.evaluateAll((forms) =>
    forms.flatMap((form) => [...form.querySelectorAll('[id]')].map(({ id }) => id)),
  );
  const { steps } = screen.model;
  const asked = steps.find(({ id, fields }) => fields.some(({ name }) => ids.includes(`${id}_${name}`)));
  if (asked !== undefined) return asked;
  if ((await form.locator('.form-actions').count()) === 0) return undefined;
  // A step whose questions are all hidden, or one that looks back, is known by its title.
  const titles = await form.locator('h2').allInnerTexts();
  const titled = steps.find(({ id }) =>
    titles.includes(String(valueAt(screen.texts[language], ['steps', id, 'title']))),
  );
  return titled ?? (steps.length === 1 ? steps[0] : steps.find(({ review }) => review));
}

/** Answers all questions of the step that is shown, also those that an answer brings along. */
export async function fillStep(visit: Visit, step: StepModel): Promise<void> {
  for (const field of step.fields) {
    await answer({ visit, step: step.id, field });
    await expect(formOf(visit).locator('.spinner')).toHaveCount(0);
  }
}

/** The form at a step: filled in up to there. @throws where the form does not lead there */
export async function walkTo(visit: Visit, wanted: string): Promise<StepModel> {
  for (let turns = 0; turns <= visit.screen.model.steps.length; turns += 1) {
    const step = await waitForStep(visit);
    if (step.id === wanted) return step;
    await fillStep(visit, step);
    await goOn(visit, step);
  }
  throw new Error(`The form does not lead to the step ${wanted}.`);
}

/** The form at its last step, with everything answered, and the steps on the way. */
export async function walkToEnd(visit: Visit): Promise<readonly StepModel[]> {
  const passed: StepModel[] = [];
  for (let turns = 0; turns <= visit.screen.model.steps.length; turns += 1) {
    const step = await waitForStep(visit);
    passed.push(step);
    await fillStep(visit, step);
    if (await isLast(visit)) return passed;
    await goOn(visit, step);
  }
  throw new Error('The form comes to no end.');
}

/** The step that is shown, as soon as the form is there: its code may come after the page. */
export async function waitForStep(visit: Visit): Promise<StepModel> {
  await expect.poll(async () => (await stepOf(visit))?.id, 'the form is there').toBeDefined();
  const step = await stepOf(visit);
  if (step === undefined) throw new Error('The form is gone.');
  return step;
}

/** The step of so many that is said above the form is the last one. */
async function isLast(visit: Visit): Promise<boolean> {
  if (visit.screen.model.steps.length < 2) return true;
  const [at, of] = (await formOf(visit).locator('.field-hint').first().innerText()).match(/\d+/g) ?? [];
  return at === of;
}

/** Presses the button and waits for the next step. */
async function goOn(visit: Visit, step: StepModel): Promise<void> {
  await primary(visit).click();
  const next = async () => {
    if ((await summary(visit).count()) > 0) return `wrong: ${await summary(visit).innerText()}`;
    const now = await stepOf(visit);
    return now === undefined || now.id === step.id ? 'same' : 'next';
  };
  await expect.poll(async () => (await next()) !== 'same', `the step after ${step.id}`).toBe(true);
  expect(await next()).toBe('next');
}

/** Presses the button that sends, and waits until the org has been called. */
export async function send(visit: Visit, operation?: string): Promise<void> {
  if (visit.staging.before !== undefined) visit.site.org.goOn(visit.staging.scene);
  const before = visit.site.org.calls().length;
  await primary(visit).click();
  const isCalled = () =>
    visit.site.org
      .calls()
      .slice(before)
      .some((call) => operation === undefined || call.operation === operation);
  const isWrong = async () => (await summary(visit).count()) > 0;
  await expect.poll(async () => isCalled() || (await isWrong()), 'the form is sent').toBe(true);
  if (!isCalled()) throw new Error(`The form was not sent: ${await summary(visit).innerText()}`);
}

/** Presses the first button that calls the org. */
async function pressFirst({ page, screen, site, language, staging }: Visit): Promise<void> {
  const block = blocksOf(screen).find((one) => valueAt(one.block, ['submit', 'operation']) !== undefined);
  if (block === undefined) throw new Error('Nothing on the screen calls the org.');
  const before = site.org.calls().length;
  if (staging.before !== undefined) site.org.goOn(staging.scene);
  await pressButton(page, { screen, language, at: block.name });
  await expect.poll(() => site.org.calls().length, 'the button calls the org').toBeGreaterThan(before);
}

/** Fills the form in as far as a setting wants it: past the steps that the org answers, and sent where it is. */
export async function bringAbout(visit: Visit): Promise<void> {
  const { staging, screen } = visit;
  const { steps, submit, form = '' } = screen.model;
  await bringOthersAbout(visit);
  if ((staging.isSent || staging.passed.includes(form)) && submit !== undefined) {
    await walkToEnd(visit);
    return send(visit);
  }
  if (staging.isSent && screen.model.steps.length === 0) return pressFirst(visit);
  const given = [...staging.answers].filter(([, value]) => value !== undefined).map(([name]) => name);
  const wanted = steps.findLastIndex(
    ({ id, fields }) => staging.passed.includes(id) || fields.some(({ name }) => given.includes(name)),
  );
  const target = steps[wanted];
  if (target === undefined) return;
  const step = await walkTo(visit, target.id);
  await fillStep(visit, step);
  if (staging.passed.includes(step.id)) await goOn(visit, step);
}

/** Fills in the other forms of the page that a setting has answers of, and sends those that the org has answered. */
export async function bringOthersAbout(visit: Visit): Promise<void> {
  const { whole, model } = visit.screen;
  const given = [...visit.staging.answers].filter(([, value]) => value !== undefined).map(([name]) => name);
  for (const { name, steps } of model.forms ?? []) {
    if (name === model.form) continue;
    const isSent = visit.staging.passed.includes(name);
    const fields = whole.model.steps.filter(({ id }) => steps.includes(id)).flatMap((step) => step.fields);
    if (!isSent && !fields.some((field) => given.includes(field.name))) continue;
    const other = { ...visit, screen: formViewOf(whole, name) };
    await walkToEnd(other);
    if (isSent) await send(other);
  }
}
