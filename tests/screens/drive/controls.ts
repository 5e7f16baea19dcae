import type { Locator, Page } from '@playwright/test';
import type { FieldModel } from '@energy-portal/portal/publish';
import { expect } from '../../e2e/site.ts';
import { answerFor, sentAs, type AnswerContext } from '../plan/answers.ts';
import { stepFrom } from '../plan/condition-solver.ts';
import type { Visit } from './visit.ts';

/** A place on a form. */
export interface Asked {
  readonly visit: Visit;
  readonly step: string;
  readonly field: FieldModel;
  /** Of an entry of a group: the field's name with the group and the number before it. */
  readonly name?: string;
}

/** The control of a question; of choices the first one. */
export function controlOf({ visit, step, field, name = field.name }: Asked): Locator {
  return visit.page.locator(`[id="${step}_${name}"]`);
}

/** A control that takes an answer now: while choices are waited for, a text stands in its place. */
export const isReady = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element.matches('input, select, textarea, button, iframe'));

const cardKeys = { '#number': '4242424242424242', '#expires': '04/38', '#securityCode': '123' };
const bankKeys = { '#routingNumber': '110000000', '#accountNumber': '000123456789' };

async function typeHosted(page: Page, keys: Readonly<Record<string, string>>): Promise<void> {
  const frame = page.frameLocator('iframe').first();
  for (const [key, value] of Object.entries(keys)) await frame.locator(key).fill(value);
}

function contextOf({ screen, contract }: Visit): AnswerContext {
  return {
    contract,
    sent: sentAs(screen.config),
    fields: screen.model.steps.flatMap(({ fields }) => fields),
  };
}

/** Answers a question by its kind, or with what the setting wants; leaves alone what cannot be changed. */
export async function answer(asked: Asked, wanted?: unknown): Promise<void> {
  const { visit, field } = asked;
  const control = controlOf(asked);
  if ((await control.count()) === 0) return;
  if (wanted === undefined && isLeftOut(asked)) return;
  const value = wanted ?? valueFor(asked);
  switch (field.as) {
    case 'radio':
    case 'checkboxes':
      return choose(asked, value);
    case 'select':
      return select(control, value);
    case 'consent':
      return void (await control.check());
    case 'hosted-card':
      return fillHosted(visit.page, control, cardKeys);
    case 'hosted-bank':
      return fillHosted(visit.page, control, bankKeys);
    case 'date':
      return void (await control.fill(typeof value === 'string' ? value : await dayWithin(control, visit)));
    case 'files':
      return field.required ? attach(asked) : undefined;
    case 'group':
      return addEntry(asked);
    case 'money':
      return void (await control.fill(typeof value === 'number' ? (value / 100).toFixed(2) : String(value)));
    default:
      return fillByLook(asked, control, value);
  }
}

/** The setting leaves the question without an answer. */
const isLeftOut = ({ visit, field }: Asked) =>
  visit.staging.answers.has(field.name) && visit.staging.answers.get(field.name) === undefined;

/** The answer that the setting wants, or one that the kind of the question takes. */
const valueFor = ({ visit, field }: Asked) =>
  visit.staging.answers.get(field.name) ?? freeAnswer(field, visit);

/**
 * Answers a text or a choice as who has only keys does, with the focus on it.
 *
 * @returns false for a kind that is answered otherwise
 */
export async function answerByKeys(asked: Asked): Promise<boolean> {
  const control = controlOf(asked);
  const { keyboard } = asked.visit.page;
  if ((await control.count()) === 0 || isLeftOut(asked)) return true;
  const look = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  const { as } = asked.field;
  const isTick = look === 'checkbox' && as === 'consent';
  if (isTick || (look === 'radio' && as === 'radio' && valueFor(asked) === undefined)) {
    if ((await control.isChecked()) || (!isTick && (await isAnyChosen(asked)))) return true;
    await control.focus();
    await keyboard.press('Space');
    await expect(control, `${asked.field.name} is chosen by a key`).toBeChecked();
    return true;
  }
  if (!/^(text|email|tel|password|textarea)$/.test(look) || as === 'search') return false;
  const value = valueFor(asked);
  if (typeof value !== 'string' || !(await control.isEditable())) return false;
  await control.focus();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(value);
  await expect(control, `${asked.field.name} is typed`).not.toHaveValue('');
  return true;
}

/** Of choices the one that the page begins with, or its first: not each of them is offered to everybody. */
const freeAnswer = (field: FieldModel, visit: Visit) =>
  field.options === undefined ? answerFor(field, contextOf(visit)) : undefined;

async function fillHosted(
  page: Page,
  control: Locator,
  keys: Readonly<Record<string, string>>,
): Promise<void> {
  if (await control.evaluate((element) => element instanceof HTMLIFrameElement)) await typeHosted(page, keys);
}

/** Fills a control that is told apart by what it is in the browser: a kind that is added later needs no line here. */
async function fillByLook(asked: Asked, control: Locator, value: unknown): Promise<void> {
  await expect.poll(() => isReady(control), `${asked.field.name} can be answered`).toBe(true);
  const look = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  if (look === 'radio' || look === 'checkbox') return choose(asked, value);
  if (look === 'select') return select(control, value);
  if (look === 'date') return void (await control.fill(await dayWithin(control, asked.visit)));
  if (look === 'month') return void (await control.fill('2027-04'));
  if (look === 'time') return void (await control.fill('10:30'));
  if (!(await control.isEditable())) return;
  await control.fill(String(value ?? ''));
}

async function choose({ visit, field, name = field.name }: Asked, value: unknown): Promise<void> {
  const all = visit.page.locator(`.form input[name="${name}"]`);
  const wanted: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  for (const one of wanted)
    await visit.page.locator(`.form input[name="${name}"][value="${optionOf(one)}"]`).check();
  if (wanted.length > 0) return;
  const isChosen = await all.evaluateAll((inputs) =>
    inputs.some((one) => one instanceof HTMLInputElement && one.checked),
  );
  if (!isChosen) await all.first().check();
}

/** The value of the option that stands for an answer. */
const optionOf = (answer: unknown) =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer);

async function select(control: Locator, value: unknown): Promise<void> {
  if (typeof value === 'string') return void (await control.selectOption(value));
  if ((await control.inputValue()) === '') await control.selectOption({ index: 1 });
}

/** A day that the control takes, two weeks from now where it takes any. */
async function dayWithin(control: Locator, { contract }: Visit): Promise<string> {
  const [min, max] = [await control.getAttribute('min'), await control.getAttribute('max')];
  const day = String(stepFrom(contract.today, 14));
  if (min !== null && min !== '' && day < min) return min;
  return max !== null && max !== '' && day > max ? max : day;
}

/** Chooses a file. */
export async function attach({ visit, field }: Asked): Promise<void> {
  const input = visit.page.locator('input[type=file]').first();
  const content = '%PDF-1.7'.padEnd(2000, ' ');
  const buffer = new TextEncoder().encode(content);
  await input.setInputFiles([
    { name: `${field.name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(buffer) },
  ]);
}

/** Adds one entry, and as many as the fewest that the form takes. */
async function addEntry(asked: Asked): Promise<void> {
  const { visit, step, field } = asked;
  const button = controlOf(asked);
  // A full list has no button.
  if ((await button.getAttribute('data-group')) === null) return;
  const { least = 1, fields = [] } = field.group ?? {};
  const begun = await visit.page.locator(`.form li[id^="${step}_${field.name}."]`).count();
  for (let count = begun; count < Math.max(begun + 1, least); count += 1) {
    await button.click();
    for (const member of fields)
      await answer({ visit, step, field: member, name: `${field.name}.${count}.${member.name}` });
  }
}

/** Takes an answer away; false where the control does not let it go. */
export async function clear(asked: Asked): Promise<boolean> {
  const { field } = asked;
  const control = controlOf(asked);
  if (field.as === 'group') return (await control.getAttribute('data-group')) !== 'begun';
  if (field.as === 'radio') return !(await isAnyChosen(asked));
  if (field.as === 'checkboxes') {
    for (const box of await asked.visit.page.locator(`.form input[name="${field.name}"]:checked`).all())
      await box.uncheck();
    return true;
  }
  if (field.as === 'consent') return control.uncheck().then(() => true);
  if (field.as === 'select') return control.selectOption('').then(() => true);
  if (/^(hosted|files)/.test(field.as)) return true;
  if (await isAnyChosen(asked)) return false;
  if ((await control.getAttribute('type')) === 'radio') return true;
  if (!(await control.isEditable().catch(() => false))) return false;
  return control.fill('').then(() => true);
}

const isAnyChosen = async ({ visit, field }: Asked) =>
  (await visit.page.locator(`.form input[type=radio][name="${field.name}"]:checked`).count()) > 0;
