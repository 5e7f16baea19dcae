import { customers, errorSummary, expectSummaryFocused, signIn } from './customers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';
import { words } from './words.ts';

const t = words('en', 'screens/preferences/overview');
const texts = words('en', 'screens/preferences/text-alerts');
const paperless = words('en', 'screens/preferences/paperless');

test.beforeEach(async ({ page, site }) => {
  site.org.reset();
  await signIn({ page, site, username: customers.emily });
});

test('text alerts start with a text to confirm, are sent again, and stopped', async ({ page, site }) => {
  const main = page.getByRole('main');
  await page.goto(site.url('/preferences'));
  const start = main.getByRole('link', { name: t('blocks.textWays.links.start') });
  await expect(start).toBeVisible();
  await expectAccessible(page);
  await start.click();
  const phone = main.getByLabel(texts('fields.mobilePhone.label'));
  const send = main.getByRole('button', { name: texts('submit') });
  await expect(main.getByRole('checkbox')).toHaveCount(6);
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await phone.fill('12');
  await send.click();
  await expectSummaryFocused(page);
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    'Please enter valid phone number.',
    texts('fields.alerts.errors.required'),
    texts('fields.consent.errors.required'),
  ]);
  await expectAccessible(page);
  await phone.fill('(512) 555-0142');
  await main.getByLabel(texts('fields.alerts.options.paymentDue')).check();
  await main.getByLabel(texts('fields.consent.label')).check();
  await send.click();
  await expect(main.getByText('A text message to confirm arrives within 15 minutes')).toBeVisible();
  await expect(main.getByText(t('statuses.paymentDue'))).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: t('blocks.textWays.links.change') }).click();
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(main.getByLabel(texts('fields.alerts.options.paymentDue'))).toBeChecked();
  // The phone that gets the texts, not the one of the profile.
  await expect(phone).toHaveValue(/555-0142$/);
  await page.goBack();
  await main.getByRole('button', { name: t('blocks.resend.button') }).click();
  await expect(page.getByText(t('messages.resent'))).toBeVisible();
  await main.getByRole('button', { name: t('blocks.stopTexts.button') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('blocks.stopTexts.button') })
    .click();
  await expect(start).toBeVisible();
});

test('paper comes back when it is asked for, and goes only with a tick', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const main = page.getByRole('main');
  await page.goto(site.url('/preferences'));
  await main.getByRole('button', { name: t('blocks.stopPaperless.button') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('blocks.stopPaperless.button') })
    .click();
  await main.getByRole('link', { name: t('blocks.goPaperless.links.start') }).click();
  const box = main.getByRole('checkbox');
  await expect(box).not.toBeChecked();
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: paperless('submit') }).click();
  await expectSummaryFocused(page);
  await box.check();
  site.breakDown('/setPaperless', 500);
  await main.getByRole('button', { name: paperless('submit') }).click();
  await expect(errorSummary(page)).toContainText('Failed to enroll. An unexpected error occurred.');
  site.heal();
  await main.getByRole('button', { name: paperless('submit') }).click();
  await expect(main.getByRole('button', { name: t('blocks.stopPaperless.button') })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
