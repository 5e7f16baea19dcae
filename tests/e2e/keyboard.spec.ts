import type { Page } from '@playwright/test';
import { signIn } from './customers.ts';
import { fillByKeyboard } from './keyboard.ts';
import { readPlaces } from './places.ts';
import { expect, test } from './site.ts';
import { words } from './words.ts';

/** What needs more than its own form: the processor's frame, a file, or a code out of a message. */
const others = ['payments/deposit', 'payments/method-new', 'documents/hand-in', 'account/register'];

/** The answers to the form's operation, as they come. */
function watchAnswers(page: Page, operation: string): readonly number[] {
  const statuses: number[] = [];
  const isRecord = operation === 'createRecord' || operation === 'updateRecord';
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const isWrite = response.request().method() !== 'GET';
    if (isWrite && (isRecord ? path.includes('/ui-api/records') : path.endsWith(`/${operation}`)))
      statuses.push(response.status());
  });
  return statuses;
}

test.afterEach(({ site }) => site.org.reset());

for (const place of readPlaces().filter(({ id, hasForm }) => hasForm && !others.includes(id))) {
  test(`${place.id} is filled in and sent with the keyboard alone`, async ({ page, site }) => {
    site.org.reset();
    if (place.username !== undefined) await signIn({ page, site, username: place.username });
    const answers = watchAnswers(page, place.submits ?? '');
    await page.goto(site.url(place.path));
    const form = page.getByRole('main').locator('.form');
    await expect(form.locator('.form-actions')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('800-555-01');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words('en', 'common')('header.skip') });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const step = () => form.getByRole('heading', { level: 2 }).allTextContents();
    const isNext = async (before: readonly string[]) =>
      (await form.count()) > 0 && String(await step()) !== String(before);
    for (let steps = 0; answers.length === 0 && steps < 6; steps += 1) {
      const before = await step();
      await fillByKeyboard(page);
      await expect.poll(async () => answers.length > 0 || (await isNext(before))).toBe(true);
    }
    expect(answers).toHaveLength(1);
    expect(answers[0]).toBeLessThan(300);
  });
}
