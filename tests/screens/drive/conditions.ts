import type { Locator } from '@playwright/test';
import type { FieldModel } from '@energy-portal/portal/publish';
import { expect } from '../../e2e/site.ts';
import { valueAt } from '../plan/contract.ts';
import { patternOf } from '../plan/texts.ts';
import type { ConditionCase } from '../plan/types.ts';
import { words } from '../../e2e/words.ts';
import { answer, clear, controlOf } from './controls.ts';
import { bringAbout, bringOthersAbout, send, stepOf, walkTo, walkToEnd } from './form.ts';
import { blockIn, formOf, open, settleCalls, shown, type Visit, type Visitor } from './visit.ts';

/** Brings a setting about, and looks at everything that depends on its conditions. */
export async function tryConditions(visitor: Visitor, cases: readonly ConditionCase[]): Promise<void> {
  const [first] = cases;
  if (first === undefined) return;
  const visit = await open(visitor, first.setting);
  const inForm = cases.filter(({ effect }) => 'step' in effect);
  const onPage = cases.filter(({ effect }) => !('step' in effect));
  if (onPage.length > 0) await bringAbout(visit);
  for (const one of onPage) await expectEffect(visit, one);
  for (const [at, one] of inForm.entries()) {
    const again = at === 0 && onPage.length === 0 ? visit : await open(visitor, first.setting);
    await expectInForm(again, one);
  }
}

const nameOf = ({ condition, holds, effect }: ConditionCase) =>
  `${condition} ${holds ? 'holds' : 'does not hold'}: ${effect.kind}`;

const isThere = (place: Locator, { isSeen }: ConditionCase, message: string) =>
  isSeen ? expect(place.first(), message).toBeAttached() : expect(place, message).toHaveCount(0);

/** A text of a block; of a link and a button the whole of it. */
function textOf(
  { page, language }: Visit,
  { block, text, element }: Extract<ConditionCase['effect'], { kind: 'text' }>,
): Locator {
  if (element === undefined) return shown(blockIn(page, block), text, language);
  const all = blockIn(page, block).locator(element).filter({ visible: true });
  return all.filter({ hasText: patternOf(text[language], true) });
}

async function expectEffect(visit: Visit, one: ConditionCase): Promise<void> {
  const { page, site, language } = visit;
  const { effect, isSeen } = one;
  const name = nameOf(one);
  if (effect.kind === 'block') await isThere(blockIn(page, effect.block), one, `${name} ${effect.block}`);
  if (effect.kind === 'text') await isThere(textOf(visit, effect), one, `${name} ${effect.text.en}`);
  if (effect.kind === 'entry') await isThere(blockIn(page, effect.block).locator('li, tbody tr'), one, name);
  if (effect.kind === 'again') await expectAgain(visit, one, effect.operation);
  if (effect.kind === 'member') {
    const sent = site.org.calls().findLast(({ operation }) => operation === effect.operation);
    expect(sent, `${name}: ${effect.operation} is called`).toBeDefined();
    expect(valueAt(sent?.config, effect.path) !== undefined, `${name} ${effect.path.join('.')}`).toBe(
      one.isSeen,
    );
  }
  if (effect.kind === 'read') {
    const { operation, member } = effect;
    const isAsked = () =>
      site.org
        .calls()
        .some(
          (call) =>
            call.operation === operation &&
            (member === undefined || valueAt(call.config, [member]) !== undefined),
        );
    if (isSeen) await expect.poll(isAsked, name).toBe(true);
    else expect(isAsked(), name).toBe(false);
  }
  if (effect.kind === 'retry') {
    const retry = page
      .getByRole('main')
      .getByRole('button', { name: words(language, 'forms')('retry'), exact: true });
    await isThere(retry, one, name);
  }
  if (effect.kind === 'operation')
    expect(
      site.org.calls().some(({ operation }) => operation === effect.operation),
      name,
    ).toBe(isSeen);
}

/** Expects a watched read to be asked again as soon as the customer is back. */
async function expectAgain({ page, site }: Visit, one: ConditionCase, operation: string): Promise<void> {
  const count = () => site.org.calls().filter((call) => call.operation === operation).length;
  const comeBack = () => page.evaluate(() => void dispatchEvent(new Event('focus')));
  await settleCalls(page);
  const before = count();
  if (!one.isSeen) {
    await comeBack();
    await settleCalls(page);
    return expect(count(), nameOf(one)).toBe(before);
  }
  await expect
    .poll(async () => {
      await comeBack();
      return count();
    }, nameOf(one))
    .toBeGreaterThan(before);
}

/** The text above a question. */
const introOf = (page: Visit['page'], control: Locator): Locator =>
  page.locator('.fields-cell').filter({ has: control }).locator('.formatted');

async function expectInForm(visit: Visit, one: ConditionCase): Promise<void> {
  const { effect } = one;
  if (!('step' in effect)) return;
  const name = nameOf(one);
  await bringOthersAbout(visit);
  if (visit.staging.isSent) {
    await walkToEnd(visit);
    await send(visit);
  }
  if (effect.kind === 'step') {
    const ids = (await walkToEnd(visit)).map(({ id }) => id);
    return expect(ids.includes(effect.step), `${name} ${effect.step}`).toBe(one.isSeen);
  }
  const step = await walkTo(visit, effect.step);
  // What was answered on the same step decides, too.
  await bringAboutHere(visit, step.id);
  return expectOnField(visit, { ...one, effect });
}

type OnField = ConditionCase & { readonly effect: Exclude<FormEffect, { readonly kind: 'step' }> };
type FormEffect = Extract<ConditionCase['effect'], { readonly step: string }>;

function expectOnField(visit: Visit, one: OnField): Promise<void> {
  const { page } = visit;
  const { effect } = one;
  const name = nameOf(one);
  const control = page.locator(`[id="${effect.step}_${effect.field}"]`);
  const label = page.locator(
    `.form label[for="${effect.step}_${effect.field}"], .form fieldset:has([id="${effect.step}_${effect.field}"]) > legend`,
  );
  const optional = words(visit.language, 'forms')('optional');
  switch (effect.kind) {
    case 'field':
      return isThere(control, one, `${name} ${effect.field}`);
    case 'required':
      return one.isSeen
        ? expect(label.first(), name).not.toContainText(optional)
        : expect(label.first(), name).toContainText(optional);
    case 'readOnly':
      return one.isSeen
        ? expect(control, name).toHaveAttribute('readonly', '')
        : expect(control, name).not.toHaveAttribute('readonly', '');
    case 'intro':
      return isThere(introOf(page, control), one, `${name} ${effect.field}`);
    case 'option':
      return isThere(optionOf(visit, effect.field, effect.value), one, `${name} ${effect.value}`);
    case 'offered': {
      const options = optionOf(visit, effect.field);
      const others = effect.others;
      return one.isSeen
        ? expect.poll(() => options.count(), name).toBeGreaterThan(others)
        : expect(options, name).toHaveCount(others);
    }
    case 'notice':
      return isThere(shown(formOf(visit), effect.text, visit.language), one, name);
  }
}

function optionOf({ page }: Visit, field: string, value?: string): Locator {
  const wanted = value === undefined ? '' : `[value="${value}"]`;
  return page.locator(
    `.form input[name="${field}"]${wanted}, .form select[name="${field}"] option${wanted || ':not([value=""])'}`,
  );
}

/** Answers what the setting names of this step, and takes first answers away that it leaves out. */
async function bringAboutHere(visit: Visit, id: string): Promise<void> {
  const step = await stepOf(visit);
  if (step?.id !== id) return;
  const { answers } = visit.staging;
  for (const field of step.fields) {
    const asked = { visit, step: id, field };
    if (answers.get(field.name) !== undefined) await answer(asked);
    else if (answers.has(field.name) && isTyped(field) && (await controlOf(asked).count()) > 0)
      await clear(asked);
  }
}

const isTyped = ({ as }: FieldModel) =>
  !/^(radio|checkboxes|select|consent|hosted|files|group|slot)/.test(as);
