import { expect, expectAccessible, expectNoSidewaysScroll } from '../../e2e/site.ts';
import { words } from '../../e2e/words.ts';
import { stepFrom } from '../plan/condition-solver.ts';
import { patternOf } from '../plan/texts.ts';
import type { RuleCase } from '../plan/types.ts';
import type { FieldModel, StepModel } from '@energy-portal/portal/publish';
import { answer, attach, clear, controlOf, type Asked } from './controls.ts';
import { fillStep, primary, summary, walkTo } from './form.ts';
import { open, type Visit, type Visitor } from './visit.ts';

/** Breaks the rules of one step one after the other: first with nothing answered, then each with everything else right. */
export async function tryRules(
  visitor: Visitor,
  cases: readonly RuleCase[],
  language: 'en' | 'es' = 'en',
): Promise<void> {
  const [first] = cases;
  if (first === undefined) return;
  await visitor.page.setViewportSize({ width: 1280, height: 800 });
  const visit = await open(visitor, first.setting, { language });
  const step = await walkTo(visit, first.step);
  const isEmpty = ({ answer: given, beyond, held, member }: RuleCase) =>
    given === undefined && beyond === undefined && held === undefined && member === undefined;
  await tryEmpty(visit, step, cases.filter(isEmpty));
  if (cases.every(isEmpty)) return;
  await fillStep(visit, step);
  for (const one of cases.filter(({ member }) => member !== undefined)) await tryMember(visit, step, one);
  for (const one of cases.filter((rule) => !isEmpty(rule) && rule.member === undefined)) {
    const asked: Asked = { visit, step: step.id, field: fieldOf(step, one.field) };
    if (one.held !== undefined) await attachSlowly(asked, one.held);
    else await answer(asked, one.beyond === undefined ? one.answer : await beyondLimit(asked, one.beyond));
    await press(visit, `${one.field} ${one.rule}`);
    await expectBroken(visit, one);
    if (one.held !== undefined) visit.site.org.goOn(visit.staging.scene);
    await answer(asked);
    await fillTwins(visit, step, one.field);
  }
}

/** Breaks a rule of the entry that was added last. */
async function tryMember(visit: Visit, step: StepModel, one: RuleCase): Promise<void> {
  const field = fieldOf({ fields: fieldOf(step, one.field).group?.fields ?? [] }, one.member);
  const count = await visit.page.locator(`.form li[id^="${step.id}_${one.field}."]`).count();
  const asked = { visit, step: step.id, field, name: `${one.field}.${count - 1}.${field.name}` };
  await (one.answer === undefined ? clear(asked) : answer(asked, one.answer));
  await press(visit, `${asked.name} ${one.rule}`);
  await expectBroken(visit, one, asked.name);
  await answer(asked);
}

/** A file that is still on its way when the form is sent. */
async function attachSlowly(asked: Asked, operation: string): Promise<void> {
  const { site, staging } = asked.visit;
  site.org.goOn({ ...staging.scene, held: [operation] });
  await attach(asked);
}

function fieldOf({ fields }: Pick<StepModel, 'fields'>, field: string | undefined): FieldModel {
  const found = fields.find(({ name }) => name === field);
  if (found === undefined) throw new Error(`There is no field ${field}.`);
  return found;
}

/** Answers the questions anew that repeat an answer. */
async function fillTwins(visit: Visit, step: StepModel, field: string): Promise<void> {
  for (const twin of step.fields.filter(({ matches }) => matches === field))
    await answer({ visit, step: step.id, field: twin });
}

async function press(visit: Visit, rule: string): Promise<void> {
  const before = visit.site.org.calls().length;
  await primary(visit).click();
  await expect(summary(visit), `${rule} is judged`).toBeVisible();
  const { page, language } = visit;
  const isFocused = () => page.evaluate(() => document.activeElement?.classList.contains('error-summary'));
  await expect.poll(isFocused, 'the summary has the focus').toBe(true);
  await expect(page).toHaveTitle(new RegExp(`^${words(language, 'forms')('errorPrefix')}`));
  const writes = visit.site.org
    .calls()
    .slice(before)
    .filter(({ operation }) => operation === visit.screen.model.submit?.operation);
  expect(writes, 'nothing is sent').toEqual([]);
}

/** Every question that must be answered says so when nothing is. */
async function tryEmpty(visit: Visit, step: StepModel, cases: readonly RuleCase[]): Promise<void> {
  if (cases.length === 0) return;
  const needed = new Set(
    [...visit.staging.answers].filter(([, value]) => value !== undefined).map(([name]) => name),
  );
  for (const field of step.fields) {
    const asked = { visit, step: step.id, field };
    if (needed.has(field.name)) await answer(asked);
    else if ((await controlOf(asked).count()) > 0) await clear(asked);
  }
  await press(visit, 'nothing');
  for (const one of cases) await expectBroken(visit, one);
  await expectErrorsSound(visit);
}

/** The errors of a step, all of them there, fit on a phone and on a wide screen, and axe has nothing to say. */
async function expectErrorsSound({ page }: Visit): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

/** The limit is what the control says. */
async function beyondLimit(
  asked: Asked,
  { limit, by }: NonNullable<RuleCase['beyond']>,
): Promise<string | number> {
  const value = await controlOf(asked).getAttribute(limit);
  if (value === null || value === '') throw new Error(`The field ${asked.field.name} has no ${limit}.`);
  return asked.field.as === 'number' ? Number(value) + by : stepFrom(value, by);
}

/** The message stands at the field and in the summary, which has the focus; the field is marked as wrong. */
async function expectBroken(visit: Visit, one: RuleCase, place = one.field): Promise<void> {
  const { page, language } = visit;
  const id = `${one.step}_${place}`;
  const name = `${place} ${one.rule}`;
  const pattern = patternOf(one.message[language]);
  await expect(
    page
      .locator(`[id="${id}-error"]`)
      .or(page.locator(`.form fieldset:has([id="${id}"]) > .field-error`))
      .first(),
    name,
  ).toHaveText(pattern);
  // Of an entry the summary says first which one it is.
  const said = place === one.field ? pattern : new RegExp(pattern.source.replace(/^\^/, ''));
  const link = summary(visit).getByRole('link').filter({ hasText: said });
  await expect(link.first(), name).toHaveAttribute('href', `#${id}`);
  await expect(
    page
      .locator('.form .field[data-invalid]')
      .filter({ has: page.locator(`[id="${id}"]`) })
      .first(),
    name,
  ).toBeVisible();
  const control = page.locator(`[id="${id}"]`);
  if (await control.evaluate((element) => element.matches('input, select, textarea'))) {
    await expect(control, `${name}: aria`).toHaveAttribute('aria-invalid', 'true');
    await expect(control, `${name}: described`).toHaveAttribute(
      'aria-describedby',
      new RegExp(`(^| )${id}-error( |$)`),
    );
  }
  await link.first().click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id ?? ''), `${name}: the link leads to the field`)
    .toBe(id);
}
