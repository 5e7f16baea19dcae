import { expect, type Page } from '@playwright/test';
import { deep } from './depth.ts';
import { shown, tab, test } from './studio-site.ts';

/** Milliseconds that may pass until what is done is seen in the preview, in the middle of many times. */
const goals = { text: 200, structure: 500 };
/** The goals are those of a machine that has nothing else to do; journeys run beside each other. The report has the times. */
const patience = 6;

/** The labels of a page, and since when it has had them. */
interface Seen {
  readonly labels: string;
  readonly time: number;
}

/** Notes in each window when the last key was pressed, and since when the page has had which labels. */
function watch(): void {
  const now = () => performance.timeOrigin + performance.now();
  const seen: Seen[] = [];
  let pressed = 0;
  Object.assign(window, { seen: () => seen, pressed: () => pressed });
  addEventListener('keydown', () => (pressed = now()), true);
  new MutationObserver(() => {
    const labels = [...document.querySelectorAll('label')].map(({ innerText }) => innerText.trim()).join();
    if (seen.at(-1)?.labels !== labels) seen.push({ labels, time: now() });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;

/** Does something with a key some times, and waits for what is seen of it. @returns the time in the middle, in milliseconds */
async function measure(page: Page, act: (at: number) => Promise<RegExp>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 21; at += 1) {
    const expected = await act(at);
    const pressed = await page.evaluate<number>('window.pressed()');
    const frame = page.frames().at(-1);
    const found = async () => {
      const seen = (await frame?.evaluate<readonly Seen[]>('window.seen()')) ?? [];
      return seen.find(({ labels, time }) => time > pressed && expected.test(labels))?.time;
    };
    await expect.poll(found, { intervals: [50] }).toBeDefined();
    times.push(((await found()) ?? Infinity) - pressed);
  }
  return medianOf(times);
}

test(
  'keys are seen in the preview within the blink of an eye',
  deep,
  async ({ page, studio }, { annotations }) => {
    await page.addInitScript(watch);
    await page.goto(`${studio.url}/#/account/move-out`);
    await expect(shown(page).getByLabel('Last day of service')).toBeVisible();
    await tab(page, 'Texts').click();
    await page.getByLabel('fields.endsOn.label, English').fill('Day');
    const text = await measure(page, async (at) => {
      await page.keyboard.type('a');
      return new RegExp(`Day${'a'.repeat(at + 1)}\\b`);
    });
    await page.goto(`${studio.url}/#/account/my-profile`);
    await expect(shown(page).getByLabel('ZIP code')).toBeVisible();
    await tab(page, 'Structure').click();
    await page.getByRole('row', { name: /^ZIP code, Question/ }).click();
    const structure = await measure(page, async (at) => {
      await page.keyboard.press(at % 2 === 0 ? 'Alt+ArrowUp' : 'Alt+ArrowDown');
      return at % 2 === 0 ? /ZIP code.*Other phone/ : /Other phone.*ZIP code/;
    });
    annotations.push({ type: 'milliseconds', description: JSON.stringify({ text, structure }) });
    expect(text).toBeLessThanOrEqual(goals.text * patience);
    expect(structure).toBeLessThanOrEqual(goals.structure * patience);
  },
);
