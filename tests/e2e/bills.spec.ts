import type { Page } from '@playwright/test';
import { customers, errorSummary, expectSummaryFocused, mariasBill, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { cards, giveCard, givenText } from './payments.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Site } from './site.ts';
import { words, type Language } from './words.ts';

const owed = '$84.21';
const confirmation = /PAY-\d+/;
const home = words('en', 'screens/account/home');
const bills = words('en', 'screens/payments/bills');
const bill = words('en', 'screens/payments/bill');

test.beforeEach(({ site }) => site.org.reset());

/** The page that pays, for a customer who is logged in. */
function payPage(page: Page, language: Language = 'en') {
  const t = words(language, 'screens/payments/pay');
  const main = page.getByRole('main');
  const press = (text: string) => main.getByRole('button', { name: text, exact: true }).click();
  return {
    t,
    main,
    press,
    async payOnFile() {
      await press(t('next'));
      await press(t('submit'));
    },
    async payByCard(number: string) {
      await main.getByLabel(t('fields.source.options.card'), { exact: true }).check();
      await giveCard(page, number);
      await press(t('next'));
      await expect(main.getByText(givenText('Visa', number.slice(-4), language))).toBeVisible();
      await press(t('submit'));
    },
  };
}

async function openPay(page: Page, site: Site, language: Language = 'en') {
  const opened = payPage(page, language);
  await page.goto(site.url(language === 'es' ? '/es/pay' : '/pay'));
  await expect(opened.main.getByRole('button', { name: opened.t('next') })).toBeVisible();
  return opened;
}

/** The idempotency keys of all tries to pay. */
function watchKeys(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const body: unknown = request.url().endsWith('/payBill') ? request.postDataJSON() : undefined;
    if (typeof body === 'object' && body !== null && 'idempotencyKey' in body)
      keys.push(String(body.idempotencyKey));
  });
  return keys;
}

test('a bill is paid from home by three presses, and everything knows', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/'));
  const { t, main, payOnFile } = payPage(page);
  await main.getByRole('link', { name: home('blocks.pay.links.pay') }).click();
  await payOnFile();
  await expect(main.getByText(t('blocks.paid.heading', { paid: owed }))).toBeVisible();
  await expect(main.getByText(confirmation)).toBeVisible();
  await expect(page.locator('[data-outcome]').first()).toBeFocused();
  await expectAccessible(page);
  await main.getByRole('link', { name: t('blocks.back.links.bills') }).click();
  await expect(main.getByText(bills('blocks.clear.heading'))).toBeVisible();
  await expect(main.getByRole('link', { name: bills('blocks.pay.links.pay') })).toHaveCount(0);
  const payments = main.getByRole('table', { name: bills('blocks.payments.caption') });
  await expect(payments.getByRole('row').nth(1)).toContainText(owed);
  await payments.getByRole('link').first().click();
  await expect(main.getByText(confirmation)).toBeVisible();
  await page.goto(site.url('/'));
  await expect(main.getByText('$0.00')).toBeVisible();
  await expect(main.getByRole('link', { name: home('blocks.pay.links.pay') })).toHaveCount(0);
});

test('a bill is explained line by line, and comes as a PDF', deep, async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/bills'));
  const main = page.getByRole('main');
  await expectAccessible(page);
  await main
    .getByRole('table', { name: bills('blocks.bills.caption') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/bills/${mariasBill}$`));
  await expect(main.getByText(bill('blocks.lines.kinds.energyCharge.title'), { exact: true })).toBeVisible();
  const amounts = await main.locator('.entry-sum').allTextContents();
  const sum = amounts.reduce((all, text) => all + Number(text.replace(/^[^$]*\$/, '')), 0);
  expect(`$${sum.toFixed(2)}`).toBe(owed);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: bill('blocks.document.formats.pdf') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bill-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(await download.failure()).toBeNull();
});

test('a refused card charges nothing, and another amount by another card is paid', async ({
  page,
  site,
  announce,
}) => {
  announce(/^402 POST .*\/payBill/);
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn({ page, site, username: customers.james });
  const { t, main, payByCard } = await openPay(page, site, 'es');
  const keys = watchKeys(page);
  await payByCard(cards.withoutFunds);
  await expectSummaryFocused(page, 'es');
  await expect(errorSummary(page, 'es')).toContainText(words('es', 'errors')('declined.insufficientFunds'));
  await expectNoSidewaysScroll(page);
  await main.getByLabel(t('fields.pays.options.other'), { exact: true }).check();
  await main.getByLabel(t('fields.otherAmount.label'), { exact: true }).fill('50.25');
  await payByCard(cards.good);
  await expect(main.getByText(t('blocks.paid.heading', { paid: '$50.25' }))).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(new Set(keys).size).toBe(2);
});

test('what was paid on another device is not paid again', deep, async ({ page, site, browser, announce }) => {
  announce(/^409 POST .*\/payBill/);
  await signIn({ page, site, username: customers.maria });
  const { t, main, press } = await openPay(page, site);
  await press(t('next'));
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await signIn({ page: device, site, username: customers.maria });
  const other = await openPay(device, site);
  await other.payOnFile();
  await expect(other.main.getByText(t('blocks.paid.heading', { paid: owed }))).toBeVisible();
  await elsewhere.close();
  await press(t('submit'));
  await expect(main.getByText(t('blocks.nothingDue.heading'))).toBeVisible();
  await expect(main.getByRole('button', { name: t('submit'), exact: true })).toHaveCount(0);
});

test('a payment whose answer is lost on the way is found again', async ({ page, site, announce }) => {
  announce(/ERR_FAILED/);
  await signIn({ page, site, username: customers.maria });
  const { t, main, payOnFile } = await openPay(page, site);
  const keys = watchKeys(page);
  await page.route('**/payBill', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payOnFile();
  await expect(main.getByText(t('blocks.paidLater.heading', { paidLater: owed }))).toBeVisible();
  await expect(main.getByText(confirmation)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('with autopay the page says what will be paid and when', deep, async ({ page, site }) => {
  await signIn({ page, site, username: customers.diego });
  await page.goto(site.url('/bills'));
  const main = page.getByRole('main');
  await expect(main.getByText(bills('blocks.willBePaid.heading'))).toBeVisible();
  await expect(main.getByText(/\$\d+\.\d\d will be paid on .+ with Mastercard ending in 4444/)).toBeVisible();
  await expect(main.getByRole('link', { name: bills('blocks.pay.links.payEarly') })).toBeVisible();
  await expect(main.getByRole('link', { name: bills('blocks.pay.links.moreTime') })).toHaveCount(0);
});

test(
  'who needs more time agrees to a plan that is told day by day',
  deep,
  async ({ page, site, tolerate }) => {
    // The disclaimer of brand B is hostile on purpose.
    tolerate(/Content Security Policy/);
    const t = words('en', 'screens/payments/extension');
    await signIn({ page, site, username: customers.james });
    await page.goto(site.url('/bills'));
    const main = page.getByRole('main');
    await expect(main.getByText(/is past due$/)).toBeVisible();
    await main.getByRole('link', { name: bills('blocks.pay.links.moreTime') }).click();
    await main.getByRole('radio', { name: /^2 payments/ }).check();
    await main.getByRole('button', { name: words('en', 'forms')('next') }).click();
    await expect(main.getByText(/^I pay \$\d+\.\d\d by .+ and \$\d+\.\d\d by .+\.$/)).toBeVisible();
    await expectAccessible(page);
    await main.getByLabel(t('fields.agreed.label')).check();
    await main.getByRole('button', { name: t('submit'), exact: true }).click();
    await expect(main.getByText(t('blocks.agreed.heading'))).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: t('blocks.back.links.bills') }).click();
    await expect(main.getByText(bills('blocks.extension.heading'))).toBeVisible();
    await expect(main.getByText(/is past due$/)).toHaveCount(0);
    await expect(main.getByText(bills('statuses.pastDue'), { exact: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: bills('blocks.pay.links.pay') })).toBeVisible();
    await expect(main.getByRole('link', { name: bills('blocks.pay.links.moreTime') })).toHaveCount(0);
    await main.getByRole('link', { name: bills('blocks.pay.links.pay') }).click();
    const { t: pay, payByCard } = payPage(page);
    const next = main.getByRole('radio', { name: /^The next payment of your plan: \$/ });
    const owedNext = /\$\d+\.\d\d/.exec((await next.locator('xpath=..').textContent()) ?? '')?.[0] ?? '';
    await next.check();
    await payByCard(cards.good);
    await expect(main.getByText(pay('blocks.paid.heading', { paid: owedNext }))).toBeVisible();
  },
);
