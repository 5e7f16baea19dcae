import type { Page } from '@playwright/test';
import { customers, errorSummary, expectSummaryFocused, heading, mariasOrder, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Site } from './site.ts';
import { words } from './words.ts';

const t = words('en', 'screens/identity/verify');
const errors = words('en', 'errors');
const code = '482913';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const next = (page: Page) => button(page, t('submit'));
const atQuestion = (page: Page, number: number) =>
  expect(page.getByText(t('blocks.ask.body', { number: String(number), of: '3' }))).toBeVisible();
const codeField = (page: Page) => page.getByLabel(t('fields.code.label'), { exact: true });

/** Maria's enrolment that stands at its second question. */
const asking = `/identity?order=${mariasOrder}`;

async function open(page: Page, site: Site, path: string) {
  await site.org.reset();
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url(path));
  await expect(heading(page, t('title'))).toBeVisible();
}

/** Opens the other enrolment, which waits for its code. */
async function openCode(page: Page, site: Site) {
  await open(page, site, '/identity');
  await page.getByRole('link', { name: '88 Rainey Street' }).click();
  await expect(codeField(page)).toBeVisible();
}

async function answer(page: Page, choice: string) {
  await page.getByLabel(choice, { exact: true }).check();
  await next(page).click();
}

test('questions come one at a time, with the focus on each, and go on where the customer stopped', async ({
  page,
  site,
}) => {
  await open(page, site, asking);
  await atQuestion(page, 2);
  await expectAccessible(page);
  await next(page).click();
  await expectSummaryFocused(page);
  await expect(errorSummary(page)).toContainText(t('fields.choice.errors.required'));
  await answer(page, 'Round Rock');
  await atQuestion(page, 3);
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await button(page, t('blocks.later.button')).click();
  await expect(page.getByText(t('blocks.saved.heading'))).toBeVisible();
  await expect(page.locator('[data-outcome]')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await button(page, t('blocks.resume.button')).click();
  await atQuestion(page, 3);
  await button(page, t('blocks.cancel.button')).click();
  await expect(page.getByText(t('blocks.cancelled.body'))).toBeVisible();
  await button(page, t('blocks.start.button')).click();
  await atQuestion(page, 1);
});

test(
  'a wrong code can be corrected, and the right one is the end',
  deep,
  async ({ page, site, announce }) => {
    announce(/^400 POST .*\/answerIdentityVerification/);
    await openCode(page, site);
    await expectAccessible(page);
    await codeField(page).fill('123456');
    await next(page).click();
    await expect(errorSummary(page)).toContainText(errors('codeInvalid'));
    await expect(errorSummary(page)).toContainText(errors('triesLeft', { count: '2' }));
    await expect(codeField(page)).toHaveValue('123456');
    await codeField(page).fill(code);
    await next(page).click();
    await expect(page.getByText(t('blocks.passed.heading'))).toBeVisible();
    await expectAccessible(page);
  },
);

test('a code can be sent again, but not twice at once', deep, async ({ page, site, announce }) => {
  announce(/^429 POST .*\/resendIdentityCode/);
  await openCode(page, site);
  await button(page, t('blocks.resend.button')).click();
  await expect(page.getByRole('status').filter({ hasText: t('messages.codeAgain') })).toBeVisible();
  await button(page, t('blocks.resend.button')).click();
  const tooSoon = t('messages.codeTooSoon', { seconds: '30', codes: '5', minutes: '15' });
  await expect(page.getByText(tooSoon)).toBeVisible();
});

test('who begins again at once hears when there is another code', deep, async ({ page, site, announce }) => {
  announce(/^429 POST .*\/answerIdentityVerification/);
  await openCode(page, site);
  await button(page, t('blocks.resend.button')).click();
  await expect(page.getByRole('status').filter({ hasText: t('messages.codeAgain') })).toBeVisible();
  await button(page, t('blocks.cancel.button')).click();
  await button(page, t('blocks.start.button')).click();
  // One may be wrong.
  for (const [at, choice] of ['Rainey Street', 'Round Rock', 'None of these'].entries()) {
    await atQuestion(page, at + 1);
    await answer(page, choice);
  }
  const tooSoon = t('messages.codeTooSoon', { seconds: '30', codes: '5', minutes: '15' });
  await expect(errorSummary(page)).toContainText(tooSoon);
});

test('after five codes a customer hears how long it takes', deep, async ({ page, site, tolerate }) => {
  tolerate(/^429 POST .*\/resendIdentityCode/);
  await openCode(page, site);
  for (let at = 0; at < 6; at += 1) {
    site.wait(31_000);
    const answered = page.waitForResponse('**/resendIdentityCode');
    await button(page, t('blocks.resend.button')).click();
    expect((await answered).status()).toBe(at < 5 ? 200 : 429);
  }
  await expect(page.getByText('try again in 15 minutes')).toBeVisible();
});

test('who cannot be verified is led to documents', async ({ page, site, announce }) => {
  announce(/^400 POST .*\/answerIdentityVerification/);
  announce(/^400 POST .*\/answerIdentityVerification/);
  await openCode(page, site);
  for (const wrong of ['111111', '222222', '333333']) {
    await codeField(page).fill(wrong);
    const answered = page.waitForResponse('**/answerIdentityVerification');
    await next(page).click();
    await answered;
  }
  await expect(page.getByText(t('blocks.failed.heading'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('blocks.instead.links.documents') }).click();
  await expect(page).toHaveURL(/\/documents\?order=801/);
  const documents = words('en', 'screens/documents/hand-in');
  await expect(
    page.getByRole('heading', { name: documents('blocks.files.purposes.identity') }),
  ).toBeVisible();
});

test('the questions are asked in Spanish, on a narrow phone', deep, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await site.org.reset();
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url(`/es${asking}`));
  await expect(page.getByRole('group', { name: '¿En cuál de estas ciudades recibe correo?' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
