import type { Locator, Page, Request } from '@playwright/test';
import type { Place } from './places.ts';
import { expect } from './site.ts';

/** The control that has the keyboard's focus. */
interface Focused {
  readonly kind:
    | 'text'
    | 'date'
    | 'time'
    | 'amount'
    | 'radio'
    | 'checkbox'
    | 'select'
    | 'add'
    | 'send'
    | 'other';
  /** Name of the field in the screen config. */
  readonly field: string;
  /** What the browser may fill it in with: the value of its `autocomplete`. */
  readonly purpose: string;
  /** Already answered: nothing needs to be typed. */
  readonly isAnswered: boolean;
  /** An empty field whose label does not say that it may stay so. */
  readonly isNeeded: boolean;
  /** Something shows where the keyboard is. */
  readonly isMarked: boolean;
  /** It is the processor's frame, or a control that may still change what comes next. */
  readonly isLively: boolean;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A start date in three weeks, as it is typed into a date field of an American browser. */
function startDate(): string {
  const day = inDays(20);
  return `${twoDigits(day.getMonth() + 1)}${twoDigits(day.getDate())}${day.getFullYear()}`;
}

/** Typed values, by the name of the field. */
const typed: Texts = {
  username: 'emily.hughes@example.com',
  password: 'Sunny-day-7',
  currentPassword: 'Sunny-day-7',
  newPassword: 'Cloudy-day-8',
  confirmPassword: 'Cloudy-day-8',
  email: 'someone.new@example.com',
  newEmail: 'someone.new@example.com',
  confirmEmail: 'someone.new@example.com',
  mobilePhone: '(512) 555-0142',
  otherPhone: '(713) 555-0170',
  zipCode: '78701',
  confirmationNumber: 'ENR-2026-104417',
  firstName: 'Ana',
  lastName: 'Lopez',
  code: '482913',
  gateCode: 'A12#',
  phone: '(512) 555-0142',
  street: '4120 Duval Street',
  city: 'Austin',
  subject: 'A question',
  description: 'An answer would be welcome.',
  reply: 'Thank you.',
  number: '4242424242424242',
  expires: '0438',
  securityCode: '123',
  routingNumber: '110000000',
  accountNumber: '000123456789',
};

/** Typed values of fields that say what they are for, by the value of their `autocomplete`. */
const typedFor: Texts = {
  'address-line1': '4120 Duval Street',
  'address-level2': 'Austin',
  'address-level1': 'Texas',
  'postal-code': '78701',
};

/** Taken by a field that wants no more than a few words: one that is new needs no row above. */
const anyWords = 'An answer';

/** Texts for fields that another customer or moment asks for. */
export type Texts = Readonly<Record<string, string>>;

/** In the page: what has the focus. */
function describeFocus(): Focused {
  const element = document.activeElement;
  const style = element === null ? undefined : getComputedStyle(element);
  const isOutlined = style !== undefined && style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
  // A number or a time is marked around the radio button that lies over it.
  const pick = element?.closest('.pick') ?? null;
  const isPicked = pick !== null && getComputedStyle(pick).outlineStyle !== 'none';
  const isMarked = isPicked || isOutlined || (style !== undefined && style.boxShadow !== 'none');
  const field = (element?.id.split(/[_.]/).at(-1) ?? '').replace(/-\d+$/, '');
  const isLively =
    document.querySelector('iframe, .form .spinner') !== null || element?.matches('.form *') === true;
  const purpose = element instanceof HTMLInputElement ? element.autocomplete : '';
  const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const label = (isTyped ? element.labels?.item(0).textContent : undefined) ?? '';
  const isNeeded = isTyped && element.value === '' && label !== '' && !label.includes('(optional)');
  const seen = { field, purpose, isNeeded, isMarked, isLively };
  if (element instanceof HTMLInputElement && element.type === 'radio') {
    const group = [...document.getElementsByName(element.name)];
    const isAnswered = group.some((one) => one instanceof HTMLInputElement && one.checked);
    return { kind: 'radio', isAnswered, ...seen };
  }
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    return { kind: 'checkbox', isAnswered: element.checked, ...seen };
  if (element instanceof HTMLSelectElement)
    return { kind: 'select', isAnswered: element.value !== '', ...seen };
  // The browser marks the fields of a date by itself, and its button, which is one more stop of the same field.
  if (element instanceof HTMLInputElement && element.type === 'date')
    return { kind: 'date', isAnswered: element.value !== '', ...seen, isMarked: true };
  if (element instanceof HTMLInputElement && element.type === 'time')
    return { kind: 'time', isAnswered: element.value !== '', ...seen, isMarked: true };
  if (element?.closest('.money') && element instanceof HTMLInputElement)
    return { kind: 'amount', isAnswered: element.value !== '', ...seen };
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return { kind: 'text', isAnswered: element.readOnly, ...seen };
  if (element?.matches('[data-group]'))
    return { kind: 'add', isAnswered: !element.matches('[data-group=empty]'), ...seen };
  const isSend = element instanceof HTMLButtonElement && element.matches('.form-actions > :first-child');
  return { kind: isSend ? 'send' : 'other', isAnswered: false, ...seen };
}

/** Waits for controls that are loaded by themselves, and for the processor's fields in its frame. */
async function standing(page: Page): Promise<void> {
  await expect(page.locator('.form .spinner')).toHaveCount(0);
  if ((await page.locator('iframe').count()) > 0)
    await page.frameLocator('iframe').locator('input').first().waitFor();
}

/** Waits for options that depend on what was just chosen; others may wait for what is not asked yet. */
async function offered(page: Page): Promise<void> {
  const late = page.locator('.late-choices:not([data-state=ready]):not([data-state=failed])');
  if ((await late.count()) > 0)
    await expect(late)
      .toHaveCount(0, { timeout: 2_000 })
      .catch(() => undefined);
}

/** Returns the focused control, in the page or in the processor's frame. */
async function focusOf(page: Page): Promise<Focused> {
  const [frame] = page.mainFrame().childFrames();
  const isInFrame = () => page.evaluate(() => document.activeElement instanceof HTMLIFrameElement);
  return frame !== undefined && (await isInFrame())
    ? frame.evaluate(describeFocus)
    : page.evaluate(describeFocus);
}

async function answer(
  page: Page,
  { kind, field, purpose, isAnswered, isNeeded }: Focused,
  texts: Texts,
): Promise<void> {
  if (isAnswered) return;
  if (kind === 'radio' || kind === 'checkbox') await page.keyboard.press('Space');
  if (kind === 'select') await page.keyboard.press('ArrowDown');
  if (kind === 'radio' || kind === 'select') await offered(page);
  if (kind === 'add') await addEntry(page);
  if (kind === 'date') await page.keyboard.type(startDate());
  if (kind === 'time') await page.keyboard.type('0230PM');
  if (kind === 'amount') await page.keyboard.type('25');
  const text = texts[field] ?? typed[field] ?? typedFor[purpose] ?? (isNeeded ? anyWords : undefined);
  if (kind === 'text' && text !== undefined) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
}

/** Adds the first entry of a group: the keyboard is then at its first question. */
async function addEntry(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focusOf(page)).kind, 'the focus is in the entry').not.toBe('add');
}

/** Goes through the form from where the keyboard is, answers what is asked, and presses the button that sends it. */
async function fillByKeyboard(page: Page, texts: Texts = {}): Promise<void> {
  let isLively = true;
  let isInside = false;
  for (let presses = 0; presses < 80; presses += 1) {
    if (isLively) await standing(page);
    if (!isInside) await page.keyboard.press('Tab');
    const focused = await focusOf(page);
    ({ isLively } = focused);
    isInside = focused.kind === 'add' && !focused.isAnswered;
    if (focused.kind !== 'other') expect(focused, 'focus can be seen').toMatchObject({ isMarked: true });
    if (focused.kind === 'send') return page.keyboard.press('Enter');
    await answer(page, focused, texts);
  }
  throw new Error('The button that sends the form cannot be reached with the Tab key.');
}

/** In the page: the keyboard is on the element, or in its group of radio buttons, which is one stop. */
function isReached(element: Element): boolean {
  const { activeElement } = document;
  if (!(element instanceof HTMLInputElement && element.type === 'radio')) return element === activeElement;
  return activeElement instanceof HTMLInputElement && activeElement.name === element.name;
}

/** Goes to an element by the Tab key. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    if (await target.evaluate(isReached)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

/** Chooses one of a group of radio buttons by the keys for it. */
export async function chooseByKeyboard(page: Page, radio: Locator): Promise<void> {
  await tabTo(page, radio);
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 30 && !(await radio.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

/** Collects the requests of a form's operation and the statuses of its answers, as they come. */
function watchSending(page: Page, operation: string) {
  const requests: Request[] = [];
  const statuses: number[] = [];
  const isRecord = operation === 'createRecord' || operation === 'updateRecord';
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    const isMeant = isRecord ? path.includes('/ui-api/records') : path.endsWith(`/${operation}`);
    if (request.method() !== 'GET' && isMeant) requests.push(request);
  });
  page.on('response', (response) => {
    if (requests.includes(response.request())) statuses.push(response.status());
  });
  return { requests, statuses };
}

/** Fills in all steps of a place's form, until its operation has been answered, and gives the answers' statuses. */
export async function sendByKeyboard(
  page: Page,
  { submits = '' }: Pick<Place, 'submits'>,
  textsNow: () => Promise<Texts> = async () => ({}),
): Promise<readonly number[]> {
  const { requests, statuses } = watchSending(page, submits);
  const form = page.getByRole('main').locator('.form');
  // In one look, since the form may go meanwhile: undefined where there is none.
  const step = () =>
    form.evaluateAll((forms) =>
      forms
        .map((one) =>
          [...one.querySelectorAll('h2')].filter((title) => !title.closest('[role=alert], dialog')),
        )
        .map((titles) => titles.map(({ textContent }) => textContent).join())
        .at(0),
    );
  const isNext = async (before: string | undefined) => {
    const now = await step();
    return now !== undefined && now !== before;
  };
  for (let steps = 0; requests.length === 0 && steps < 6; steps += 1) {
    const before = await step();
    await fillByKeyboard(page, await textsNow());
    await expect.poll(async () => requests.length > 0 || (await isNext(before))).toBe(true);
  }
  await expect.poll(() => statuses.length, 'the form has been answered').toBeGreaterThan(0);
  return statuses;
}
