import type { PreviewState } from '../../../screen-language/preview-link.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Answers by what a control is for, and by its kind. */
const answers: Readonly<Record<string, string>> = {
  email: 'emily.hughes@example.com',
  tel: '(512) 555-0142',
  numeric: '78701',
  decimal: '40',
  number: '1',
  password: 'Sunny-day-7',
  time: '09:00',
  month: '2026-12',
  'address-line1': '4120 Duval Street',
  'address-level2': 'Austin',
  'address-level1': 'Texas',
  'postal-code': '78701',
  'one-time-code': '482913',
  'given-name': 'Emily',
  'family-name': 'Hughes',
};

/** Sends a form step by step; more than any form has. */
const mostSteps = 12;
/** Milliseconds until a page has shown what a press of a button leads to. */
const pause = 150;
/** Looks for the form that often: it comes with the data that fill it in. */
const mostLooks = 100;

/** Does with the page's form what a customer would do, once it is there. */
export async function actForm(
  page: Document,
  what: Exclude<NonNullable<PreviewState['form']>, 'resumed'>,
): Promise<void> {
  let looks = 0;
  while (formOf(page) === null && looks < mostLooks) {
    await rest();
    looks += 1;
  }
  if (what === 'empty' || what === 'errors') clear(page);
  else fill(page);
  if (what === 'errors') press(page);
  if (what === 'sent') await send(page);
}

/** The ways of leaving a form. */
interface Leaving {
  /** Settles once a draft was kept. */
  readonly kept: Promise<unknown>;
  readonly leave: () => void;
}

/** Answers the form, and leaves it once its draft is kept. */
export async function resumeForm(page: Document, { kept, leave }: Leaving): Promise<void> {
  await actForm(page, 'filled');
  // Forms of guests are kept by the tab, without a call.
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, longestKeeping))]);
  leave();
}

/** Milliseconds until a draft has been kept, wherever it is. */
const longestKeeping = 4000;

async function send(page: Document): Promise<void> {
  for (let step = 0; step < mostSteps && formOf(page) !== null; step += 1) {
    await rest();
    fill(page);
    press(page);
    await rest();
    if (page.querySelector('.form .error-summary, .screen[data-sent]') !== null) return;
  }
}

const rest = () => new Promise((resolve) => setTimeout(resolve, pause));
const formOf = (page: Document) => page.querySelector('.form-actions');
const press = (page: Document) => page.querySelector<HTMLElement>('.form-actions > :first-child')?.click();

const controlsOf = (page: Document) =>
  [...page.querySelectorAll<Control>('.form :is(input, textarea, select)')].filter(
    (control) => !control.disabled && !(control instanceof HTMLInputElement && control.readOnly),
  );

function clear(page: Document): void {
  for (const control of controlsOf(page)) {
    if (!isChoice(control)) put(control, '');
    else if (control.checked && control.type === 'checkbox') control.click();
  }
}

function fill(page: Document): void {
  const chosen = new Set<string>();
  for (const control of controlsOf(page)) {
    if (isChoice(control)) {
      const isWanted = control.type === 'checkbox' ? !control.checked : !isGroupChosen(control, page);
      if (isWanted && !chosen.has(control.name)) control.click();
      chosen.add(control.name);
    } else if (control.value === '') put(control, answerFor(control));
  }
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

const isGroupChosen = ({ name }: HTMLInputElement, page: Document) =>
  [...page.getElementsByName(name)].some((one) => one instanceof HTMLInputElement && one.checked);

function answerFor(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return [...control.options].find(({ value }) => value !== '')?.value ?? '';
  if (control instanceof HTMLTextAreaElement) return 'An answer would be welcome.';
  const { type, inputMode, autocomplete, dataset, min, max } = control;
  if (type === 'date') return max || min || '1980-05-14';
  const found = [autocomplete, dataset['kind'], type, inputMode].map((key) => answers[key ?? '']);
  return found.find((text) => text !== undefined) ?? 'Sample';
}

/** Types a value as a person would: whoever listens is told. */
function put(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  for (const type of ['input', 'change'] as const) control.dispatchEvent(new Event(type, { bubbles: true }));
}
