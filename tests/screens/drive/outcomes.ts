import { expect, expectAccessible } from '../../e2e/site.ts';
import type { Scene } from '../org/scene.ts';
import { answerOfCode } from '../plan/outcomes.ts';
import { patternOf } from '../plan/texts.ts';
import type { OutcomeCase } from '../plan/types.ts';
import { pressButton } from './buttons.ts';
import { bringAbout, fillStep, primary, stepOf, summary, walkTo, walkToEnd } from './form.ts';
import { open, settle, settleCalls, shown, type Visit, type Visitor } from './visit.ts';

/** Sends once for every failure that is named, and once well: what is typed survives every failure. */
export async function tryOutcomes(visitor: Visitor, cases: readonly OutcomeCase[]): Promise<void> {
  const [first] = cases;
  if (first === undefined) return;
  const isButton = isOfButton(visitor, first);
  let visit = await open(visitor, first.setting);
  if (isButton) await bringAbout(visit);
  else await walkToSending(visit, first);
  for (const one of cases) {
    visit.site.org.goOn(refusing(visit.staging.scene, one, visitor));
    const before = visit.site.org.calls().length;
    if (isButton) await pressButton(visit.page, { ...visit, at: one.at });
    else await primary(visit).click();
    await waitForAnswer(visit, one, before);
    await expectTold(visit, one);
    if (one.kind === 'success') return;
    // What the page asks after a failure may take the form off it.
    await settleCalls(visit.page);
    if (isButton) {
      visit = await open(visitor, one.setting);
      await bringAbout(visit);
    } else if ((await stepOf(visit)) === undefined) {
      // The failure has taken the form off the page.
      visit = await open(visitor, one.setting);
      await walkToSending(visit, one);
    } else {
      visit.site.org.goOn(visit.staging.scene);
      await walkToSending(visit, one);
    }
  }
}

/** Waits until the org has answered: the failure before may have been told in the same words. */
async function waitForAnswer(
  { page, site }: Visit,
  { operation }: OutcomeCase,
  before: number,
): Promise<void> {
  const isCalled = () =>
    site.org
      .calls()
      .slice(before)
      .some((call) => call.operation === operation);
  await expect.poll(isCalled, `${operation} is called`).toBe(true);
  await settleCalls(page);
}

const isOfButton = ({ screen }: Visitor, { at }: OutcomeCase) =>
  at !== '' && !screen.model.steps.some(({ id }) => id === at);

async function walkToSending(visit: Visit, { at }: OutcomeCase): Promise<void> {
  if (at === '') return void (await walkToEnd(visit));
  const step = await walkTo(visit, at);
  await fillStep(visit, step);
}

function refusing(scene: Scene, { operation, code }: OutcomeCase, { contract }: Visitor): Scene {
  if (code === undefined) return scene;
  return { ...scene, errors: { ...scene.errors, [operation]: answerOfCode(operation, code, contract) } };
}

/** A failure is told where the config says, and a success as well; then the page is where the config leads. */
async function expectTold(visit: Visit, one: OutcomeCase): Promise<void> {
  const { page, language, site } = visit;
  const name = `${one.operation} ${one.code ?? 'succeeds'}`;
  if (one.kind === 'success')
    await expect
      .poll(() => site.org.calls().some(({ operation }) => operation === one.operation), name)
      .toBe(true);
  if (one.message !== undefined) {
    const step =
      one.field === undefined || isOfButton(visit, one) ? undefined : await stepHaving(visit, one.field);
    const place =
      step === undefined
        ? page.locator('body')
        : page.locator(
            `[id="${step}_${one.field}-error"], .form fieldset:has([id="${step}_${one.field}"]) > .field-error`,
          );
    if (step === undefined) await expect(shown(place, one.message, language).first(), name).toBeVisible();
    else await expect(place.first(), name).toHaveText(patternOf(one.message[language]));
  }
  const isInForm = !isOfButton(visit, one) && (await stepOf(visit)) !== undefined;
  if (one.kind === 'failure' && isInForm) await expect(summary(visit), name).toBeVisible();
  if (one.kind === 'success' && one.go !== undefined && one.go !== 'return') {
    const target = one.go.replace(/[?#].*$/, '').replace(/:\w+/g, '[^/]+');
    await expect(page, name).toHaveURL(new RegExp(`${target === '/' ? '' : target}/?([?#].*)?$`));
    await settle(page);
  }
  if (one.kind === 'success') await expectAccessible(page);
}

async function stepHaving(visit: Visit, field: string): Promise<string | undefined> {
  const has = async () => (await stepOf(visit))?.fields.some(({ name }) => name === field);
  await expect.poll(has, `the step with ${field} is shown`).toBe(true);
  return (await stepOf(visit))?.id;
}
