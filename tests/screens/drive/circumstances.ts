import { expect, expectAccessible, expectNoSidewaysScroll, expectNothingSpilled } from '../../e2e/site.ts';
import { words } from '../../e2e/words.ts';
import { answerOfCode } from '../plan/outcomes.ts';
import type { CircumstanceCase } from '../plan/types.ts';
import { controlOf } from './controls.ts';
import { fillStep, primary, send, stepOf, summary, waitForStep, walkToEnd } from './form.ts';
import { passByKeyboard } from './keyboard.ts';
import { open, settle, type Visit, type Visitor } from './visit.ts';

type Circumstance = CircumstanceCase['circumstance'];
type Try = (visitor: Visitor, one: CircumstanceCase) => Promise<void>;

/** Tries a screen under one circumstance. */
export async function tryCircumstance(visitor: Visitor, one: CircumstanceCase): Promise<void> {
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await tries[one.circumstance](visitor, one).finally(() => page.context().setOffline(false));
}

/** One heading, a title, nothing that failed, nothing that axe finds. */
async function expectSound({ page, screen, language }: Visit): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(/\S/);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const forms = words(language, 'forms');
  const main = page.getByRole('main');
  await expect(main.getByText(forms('blockBroken'))).toHaveCount(0);
  if (screen.model.reads.every(({ retryWhen }) => retryWhen === undefined))
    await expect(main.getByText(forms('readFailed'), { exact: true })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectNothingSpilled(page);
  await expectAccessible(page);
}

const tries: { readonly [one in Circumstance]: Try } = {
  arrives: async (visitor, { setting }) => expectSound(await open(visitor, setting)),
  async slow(visitor, { setting }) {
    await open(visitor, setting, { scene: (scene) => ({ ...scene, delay: 400 }) });
  },
  unavailable: tryUnavailable,
  offline: tryOffline,
  'sent twice': trySentTwice,
  'session lost': trySessionLost,
  'draft resumed': tryDraft,
  'back and forward': tryHistory,
  'keyboard alone': tryKeyboard,
  spanish: async (visitor, { setting }) => expectSound(await open(visitor, setting, { language: 'es' })),
  async narrow(visitor, { setting }) {
    await visitor.page.setViewportSize({ width: 320, height: 800 });
    await expectSound(await open(visitor, setting));
  },
  async 'large text'(visitor, { setting }) {
    await visitor.page.setViewportSize({ width: 640, height: 800 });
    const visit = await open(visitor, setting);
    await visit.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(visit.page);
    await expectNothingSpilled(visit.page);
  },
  async dark(visitor, { setting }) {
    await visitor.page.emulateMedia({ colorScheme: 'dark' });
    await expectSound(await open(visitor, setting));
  },
};

/** Every read that the screen needs is refused; the customer is told, and asks again. */
async function tryUnavailable(visitor: Visitor, { setting }: CircumstanceCase): Promise<void> {
  const { page, site, screen } = visitor;
  const needed = screen.model.reads.filter((read) => read.needed).map(({ operation }) => operation);
  const error = { status: 503, body: [{ errorCode: 'SERVER_UNAVAILABLE', message: 'The server is busy' }] };
  const errors = Object.fromEntries(needed.map((operation) => [operation, error]));
  const visit = await open(visitor, setting, { scene: (scene) => ({ ...scene, errors }) });
  const isAsked = site.org.calls().some(({ operation }) => needed.includes(operation));
  const retry = page
    .getByRole('main')
    .getByRole('button', { name: words('en', 'forms')('retry'), exact: true });
  if (!isAsked) return;
  await expect(retry.first()).toBeVisible();
  site.org.goOn(visit.staging.scene);
  await retry.first().click();
  await settle(page);
  await expect(retry).toHaveCount(0);
}

const hasForm = ({ screen, plan }: Visitor) =>
  screen.model.steps.length > 0 &&
  plan.gaps.every(({ reason, kind }) => kind !== 'circumstance' || reason !== 'unreachable');

/** Sends without a line: nothing is lost, and it is sent when the line is there again. */
async function tryOffline(visitor: Visitor, { setting }: CircumstanceCase): Promise<void> {
  const visit = await open(visitor, setting);
  if (!hasForm(visitor)) return;
  const { page, screen } = visit;
  await walkToEnd(visit);
  await page.context().setOffline(true);
  // The page hears of it a moment later, and a press before that meets a line that breaks.
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await primary(visit).click();
  // A frame of the payment processor is asked first, and is waited for until it is silent.
  const silent = page.getByRole('main').getByText(words('en', 'forms')('hosted.silent'));
  const told = summary(visit).filter({ hasText: words('en', 'errors')('offline') });
  await expect(told.or(silent).first()).toBeVisible({ timeout: 30_000 });
  const isSilent = await silent.isVisible();
  await page.context().setOffline(false);
  if (isSilent) await walkToEnd(visit);
  await send(visit, operationNow(screen));
}

/** The operation that is called; undefined where another one may take its place. */
const operationNow = ({ model }: Visitor['screen']) =>
  model.submit?.instead === undefined ? model.submit?.operation : undefined;

/** Two presses send once. */
async function trySentTwice(visitor: Visitor, { setting }: CircumstanceCase): Promise<void> {
  const visit = await open(visitor, setting, { scene: (scene) => ({ ...scene, delay: 50 }) });
  const { page, site, screen } = visit;
  await walkToEnd(visit);
  const operations = [screen.model.submit, ...(screen.model.submit?.instead ?? [])].flatMap(
    (one) => one?.operation ?? [],
  );
  const sent = () => site.org.calls().filter(({ operation }) => operations.includes(operation)).length;
  const before = sent();
  await primary(visit).dblclick();
  await expect.poll(() => sent() - before).toBe(1);
  await settle(page).catch(() => undefined);
  expect(sent() - before, 'sent once').toBe(1);
}

/** The org has forgotten who is there: the customer logs in, and finds what was typed. */
async function trySessionLost(visitor: Visitor, { setting }: CircumstanceCase): Promise<void> {
  const visit = await open(visitor, setting);
  const { page, site, screen, contract, staging } = visit;
  const first = await waitForStep(visit);
  await walkToEnd(visit);
  const operations = [screen.model.submit, ...(screen.model.submit?.instead ?? [])].flatMap(
    (one) => one?.operation ?? [],
  );
  const lost = answerOfCode(operations[0] ?? '', 'INVALID_SESSION_ID', contract);
  const guest = sessionNamed('expired', visitor) ?? sessionNamed('guest', visitor) ?? [];
  // What was typed in the last seconds is in the memory of the page alone, and the page is opened anew below.
  await expectSaved(visit);
  site.org.goOn({
    changes: { ...staging.scene.changes, getCurrentSession: guest },
    errors: Object.fromEntries(operations.map((operation) => [operation, { ...lost, status: 401 }])),
  });
  await primary(visit).click();
  await expect(page, 'the way to log in').toHaveURL(/\/login/);
  await settle(page);
  site.org.goOn(staging.scene);
  await page.goto(site.url(staging.address));
  await settle(page);
  await expectResumed(visit, first.id);
}

function sessionNamed(name: string, { contract }: Visitor) {
  const body = contract.examples['getCurrentSession']?.examples[name]?.body;
  return body === undefined
    ? undefined
    : Object.entries(body ?? {}).map(([member, value]) => ({ path: [member], value: value as unknown }));
}

/** Expects the answers to be offered, and to be there again. */
async function expectResumed(visit: Visit, step: string | undefined): Promise<void> {
  const { page, screen } = visit;
  const forms = words('en', 'forms');
  const goOn = page.getByRole('button', { name: forms('draft.continue'), exact: true });
  const typed = screen.model.steps
    .find(({ id }) => id === step)
    ?.fields.find(({ as }) => as === 'text' || as === 'textarea');
  const isOffered = goOn.or(page.getByText(forms('draft.back')));
  await expect(isOffered.first()).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  if (typed === undefined || step === undefined) return;
  const control = controlOf({ visit, step, field: typed });
  if ((await control.count()) > 0) await expect(control).not.toHaveValue('');
}

/** Expects a draft to be in the org, where the screen keeps its drafts there. */
async function expectSaved({ site, screen }: Visit): Promise<void> {
  const { draft } = screen.model;
  if (draft === undefined || draft.inTab === true) return;
  await expect.poll(() => site.org.calls().some(({ operation }) => operation === 'saveDraft')).toBe(true);
}

/** Fills in, and expects the answers to be offered after a reload. */
async function tryDraft(visitor: Visitor, { setting }: CircumstanceCase): Promise<void> {
  const visit = await open(visitor, setting);
  const { page } = visit;
  const step = await waitForStep(visit);
  await fillStep(visit, step);
  await expectSaved(visit);
  await page.reload();
  await settle(page);
  await expectResumed(visit, step.id);
}

/** Back and Forward of the browser go through the steps, and nothing that was typed is lost. */
async function tryHistory(visitor: Visitor, { setting }: CircumstanceCase): Promise<void> {
  const visit = await open(visitor, setting);
  const { page } = visit;
  const passed = await walkToEnd(visit);
  const walked = passed.filter(({ submit }) => submit === undefined);
  const last = passed.at(-1)?.id;
  if (passed.length < 2 || walked.length < passed.length) return;
  for (const step of passed.toReversed().slice(1)) {
    await page.goBack();
    await expect.poll(async () => (await stepOf(visit))?.id).toBe(step.id);
    await expectKept(visit, step.id);
  }
  for (const step of passed.slice(1)) {
    await page.goForward();
    await expect.poll(async () => (await stepOf(visit))?.id).toBe(step.id);
  }
  expect((await stepOf(visit))?.id).toBe(last);
}

async function expectKept(visit: Visit, id: string): Promise<void> {
  const values = await visit.page
    .locator(`.form [id^="${id}_"]:is(input:not([type=radio]):not([type=checkbox]), textarea)`)
    .evaluateAll((all) => all.map((one) => ('value' in one ? String(one.value) : '')));
  expect(
    values.every((value) => value !== ''),
    'what was typed is there',
  ).toBe(true);
}

/** Every question and the button are reached by the Tab key, and the form is sent by keys. */
async function tryKeyboard(visitor: Visitor, { setting }: CircumstanceCase): Promise<void> {
  const visit = await open(visitor, setting);
  const { site, screen } = visit;
  const operations = [screen.model.submit, ...(screen.model.submit?.instead ?? [])].flatMap(
    (one) => one?.operation ?? [],
  );
  const isSent = () => site.org.calls().some(({ operation }) => operations.includes(operation));
  for (let turns = 0; turns <= screen.model.steps.length && !isSent(); turns += 1) {
    const step = await waitForStep(visit);
    await passByKeyboard(visit, step);
    // While the page goes from one step to the next there may be none.
    const isOn = async () => ![undefined, step.id].includes((await stepOf(visit))?.id);
    await expect.poll(async () => isSent() || (await isOn()), `the step after ${step.id}`).toBe(true);
  }
  await expect.poll(isSent, 'the form is sent').toBe(true);
}
