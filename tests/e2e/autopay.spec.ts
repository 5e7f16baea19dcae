import { customers, errorSummary, expectSummaryFocused, password, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { bankAccounts, cards, giveBankAccount, giveCard, givenText } from './payments.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';
import { words } from './words.ts';

const t = words('en', 'screens/payments/autopay');
const setUp = words('en', 'screens/payments/autopay-set-up');
const copy = words('en', 'screens/payments/autopay-copy');
const add = words('en', 'screens/payments/method-new');

test.beforeEach(async ({ page, site }) => {
  site.org.reset();
  await signIn({ page, site, username: customers.maria });
});

test('autopay by bank account is authorised, kept as a copy, and cancelled', async ({
  page,
  site,
  announce,
}) => {
  announce(/^400 POST .*\/setUpAutopay/);
  const main = page.getByRole('main');
  await page.goto(site.url('/autopay'));
  const setUpLink = main.getByRole('link', { name: t('blocks.ways.links.setUp') });
  await expect(setUpLink).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: '4242' })).toBeVisible();
  await expectAccessible(page);
  await setUpLink.click();
  await main.getByLabel(setUp('fields.source.options.bank')).check();
  await giveBankAccount(page);
  await expectAccessible(page);
  await main.getByRole('button', { name: words('en', 'forms')('next') }).click();

  const authorization = main.getByText('I authorize Marigold Energy to electronically debit');
  await expect(authorization).toBeVisible();
  await expect(main.getByText(givenText('First Lakes Bank', '6789'))).toBeVisible();
  const box = main.getByRole('checkbox');
  await expect(box).not.toBeChecked();
  await main.getByRole('button', { name: setUp('submit') }).click();
  await expectSummaryFocused(page);
  await expectAccessible(page);
  await box.check();
  const typed = main.getByLabel(setUp('fields.currentPassword.label'), { exact: true });
  await typed.fill('Rainy-day-8');
  await main.getByRole('button', { name: setUp('submit') }).click();
  await expect(errorSummary(page)).toContainText(words('en', 'errors')('passwordNotYours'));
  await expect(box).toBeChecked();
  await typed.fill(password);
  await main.getByRole('button', { name: setUp('submit') }).click();
  await expect(page.getByRole('status').filter({ hasText: setUp('messages.set') })).toBeVisible();
  await expect(main.getByText(t('statuses.pending'))).toBeVisible();

  await main.getByRole('link', { name: t('blocks.ways.links.copy') }).click();
  await expect(authorization).toBeVisible();
  await expect(main.getByRole('button', { name: copy('blocks.print.button') })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('link', { name: copy('blocks.back.links.autopay') }).click();
  await main.getByRole('button', { name: t('blocks.cancel.button') }).click();
  const question = page.getByRole('dialog', { name: t('blocks.cancel.confirm.title') });
  await question.getByRole('button', { name: t('blocks.cancel.confirm.no') }).click();
  await expect(main.getByText(t('statuses.pending'))).toBeVisible();
  await main.getByRole('button', { name: t('blocks.cancel.button') }).click();
  await expectAccessible(page);
  await question.getByRole('button', { name: t('blocks.cancel.button') }).click();
  await expect(main.getByText(t('blocks.cancelled.body'))).toBeVisible();
  await expect(setUpLink).toBeVisible();
});

test('autopay with a card on file can be changed to another card', deep, async ({ page, site }) => {
  const main = page.getByRole('main');
  const agree = async (given: string) => {
    await main.getByRole('button', { name: words('en', 'forms')('next') }).click();
    await expect(main.getByText('I authorize Marigold Energy to charge the card')).toBeVisible();
    await expect(main.getByRole('definition').last()).toHaveText(given);
    await main.getByRole('checkbox').check();
    await main.getByLabel(setUp('fields.currentPassword.label'), { exact: true }).fill(password);
    await main.getByRole('button', { name: setUp('submit') }).click();
    await expect(main.getByText(t('blocks.autopay.heading'))).toBeVisible();
  };
  await page.goto(site.url('/autopay/set-up'));
  await main.getByLabel(setUp('fields.source.entry', { brandName: 'Visa', lastFour: '4242' })).check();
  await agree(`${givenText('Visa', '4242')}, expires April 2028`);
  await main.getByRole('link', { name: t('blocks.ways.links.change') }).click();
  await main.getByLabel(setUp('fields.source.options.card')).check();
  await giveCard(page, '5555555555554444');
  await agree(givenText('Mastercard', '4444'));
  await expect(page.locator('dl').getByText('4444')).toBeVisible();
});

test(
  'a bank account that is refused later is told on the first page, which leads to another one',
  deep,
  async ({ page, site }) => {
    const home = words('en', 'screens/account/home');
    const main = page.getByRole('main');
    await page.goto(site.url('/autopay/set-up'));
    await main.getByLabel(setUp('fields.source.options.bank')).check();
    await giveBankAccount(page, bankAccounts.refusedLater);
    await main.getByRole('button', { name: words('en', 'forms')('next') }).click();
    await main.getByRole('checkbox').check();
    await main.getByLabel(setUp('fields.currentPassword.label'), { exact: true }).fill(password);
    await main.getByRole('button', { name: setUp('submit') }).click();
    await expect(main.getByText(t('statuses.pending'))).toBeVisible();
    await main.getByRole('link', { name: t('blocks.ways.links.change') }).click();
    const account = { brandName: 'First Lakes Bank', lastFour: '1116' };
    await expect(main.getByLabel(setUp('fields.source.entries.validating', account))).toBeVisible();
    site.wait(120_000);
    await page.goto(site.url('/'));
    const paused = { name: home('blocks.attention.kinds.autopaySuspended.title'), exact: true };
    await expect(main.getByRole('heading', paused)).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: home('blocks.attention.links.autopayChange') }).click();
    await main.getByLabel(setUp('fields.source.entry', { brandName: 'Visa', lastFour: '4242' })).check();
  },
);

test('payment methods are added and removed', async ({ page, site, announce }) => {
  announce(/^402 POST .*\/addPaymentMethod/);
  await page.setViewportSize({ width: 320, height: 700 });
  const main = page.getByRole('main');
  await page.goto(site.url('/autopay/methods/new'));
  await main.getByLabel(add('fields.method.options.card')).check();
  await giveCard(page, cards.declined);
  await main.getByLabel(add('fields.currentPassword.label'), { exact: true }).fill(password);
  await main.getByRole('button', { name: add('submit') }).click();
  await expect(errorSummary(page)).toContainText(words('en', 'errors')('paymentMethodRefused'));
  await giveCard(page, '5555555555554444');
  await main.getByRole('button', { name: add('submit') }).click();
  const row = main.getByRole('row').filter({ hasText: '4444' });
  await expect(row).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await row.getByRole('button', { name: t('blocks.methods.actions.remove.button') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('blocks.methods.actions.remove.button') })
    .click();
  await expect(row).toHaveCount(0);
});

test('the authorisation is read in Spanish', deep, async ({ page, site }) => {
  const es = words('es', 'screens/payments/autopay-set-up');
  await page.goto(site.url('/es/autopay/set-up'));
  await page.getByLabel(es('fields.source.options.bank')).check();
  await giveBankAccount(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('es', 'forms')('next') })
    .click();
  await expect(page.getByText('Autorizo a Marigold Energy a debitar electrónicamente')).toBeVisible();
});
