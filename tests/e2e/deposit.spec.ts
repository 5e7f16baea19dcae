import type { Page, Route } from '@playwright/test';
import { customers, errorSummary, expectSummaryFocused, mariasOrder, signIn } from './customers.ts';
import { afterFirst, deep } from './depth.ts';
import { cards, giveCard, givenText } from './payments.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Site } from './site.ts';
import { languages, words, type Language } from './words.ts';

const link = '#token=kJ8sV2mQx7Rz4tYbN1cW9eHa';
const amount = '$150.00';
const paid = /DEP-\d+/;

test.beforeEach(({ site }) => site.org.reset());

/** The text about a payment that a bank declined for want of money. */
const noMoney = (language: Language) => words(language, 'errors')('declined.insufficientFunds');
const payTheDeposit = (language: Language) => (language === 'es' ? /^Pagar \$/ : /^Pay \$/);

/** A guest with the link of a deposit. */
async function openDeposit(page: Page, site: Site, language: Language = 'en') {
  const t = words(language, 'screens/payments/deposit');
  const main = page.getByRole('main');
  await page.goto(site.url(`${language === 'es' ? '/es' : ''}/deposit${link}`));
  await expect(main.getByRole('heading', { name: t('blocks.deposit.heading', { amount }) })).toBeVisible();
  const press = (text: string) => main.getByRole('button', { name: text }).click();
  return {
    t,
    main,
    /** From the card to the press that pays. */
    async pay(number: string) {
      await giveCard(page, number);
      await press(t('next'));
      await expect(main.getByText(givenText('Visa', number.slice(-4), language))).toBeVisible();
      await press(t('submit', { amount }));
    },
    press,
  };
}

/** The idempotency keys of all tries to pay. */
function watchKeys(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const body: unknown = request.url().endsWith('/payDeposit') ? request.postDataJSON() : undefined;
    if (typeof body === 'object' && body !== null && 'idempotencyKey' in body)
      keys.push(String(body.idempotencyKey));
  });
  return keys;
}

test('a deposit whose amount has changed is shown anew, and can be paid then', async ({
  page,
  site,
  announce,
}) => {
  announce(/^409 POST .*\/payDeposit/);
  const alter = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...Object(await response.json()), amountCents: 10_000 } });
  };
  await page.route('**/findDeposit', alter, { times: 1 });
  const t = words('en', 'screens/payments/deposit');
  const main = page.getByRole('main');
  await page.goto(site.url(`/deposit${link}`));
  await giveCard(page, cards.good);
  await main.getByRole('button', { name: t('next') }).click();
  await main.getByRole('button', { name: t('submit', { amount: '$100.00' }) }).click();
  await expect(main.getByText(t('blocks.amountChanged.body', { amount }))).toBeVisible();
  await main.getByRole('button', { name: t('submit', { amount }) }).click();
  await expect(main.getByText(t('blocks.paid.heading', { amount }))).toBeVisible();
});

test('a deposit is paid once, with a number to keep', async ({ page, site }) => {
  const { t, main, pay, press } = await openDeposit(page, site);
  const keys = watchKeys(page);
  await expectAccessible(page);
  await press(t('next'));
  await expectSummaryFocused(page);
  await expect(errorSummary(page).getByRole('link')).toHaveText([t('fields.card.errors.required')]);
  await expectAccessible(page);
  await pay(cards.good);
  await expect(main.getByText(t('blocks.paid.heading', { amount }))).toBeVisible();
  await expect(main.getByText(paid)).toBeVisible();
  await expect(page.locator('[data-outcome]').first()).toBeFocused();
  await expect(main.getByRole('button', { name: t('blocks.print.button') })).toBeVisible();
  await expect(main.getByRole('link', { name: t('blocks.register.links.logIn') })).toHaveAttribute(
    'href',
    '/register',
  );
  await expectAccessible(page);
  expect(keys).toHaveLength(1);
  await page.reload();
  await expect(main.getByText(t('blocks.paidBefore.heading'))).toBeVisible();
  await expect(main.getByText(paid)).toBeVisible();
});

test(
  'a deposit that was paid in another tab says so in the one that tries to pay it again',
  deep,
  async ({ page, site, context, announce }) => {
    announce(/^409 .*payDeposit/);
    const { t, main, press } = await openDeposit(page, site);
    await giveCard(page, cards.good);
    await press(t('next'));
    const other = await openDeposit(await context.newPage(), site);
    await other.pay(cards.good);
    await expect(other.main.getByText(t('blocks.paid.heading', { amount }))).toBeVisible();
    await press(t('submit', { amount }));
    await expect(main.getByText(t('blocks.paidBefore.heading'))).toBeVisible();
    await expect(main.getByText(paid)).toBeVisible();
    await expect(main.getByRole('button', { name: t('submit', { amount }) })).toHaveCount(0);
  },
);

test(
  'a card that is typed wrong is marked in its frame, keeps what was typed, and is handed over by Enter',
  deep,
  async ({ page, site }) => {
    const { t, main, press } = await openDeposit(page, site);
    const frame = page.frameLocator('iframe');
    await giveCard(page, cards.good);
    await frame.locator('#expires').fill('13/38');
    await press(t('next'));
    await expectSummaryFocused(page);
    await expect(frame.locator('#expires')).toHaveAttribute('aria-invalid', 'true');
    await expect(frame.locator('#number')).toHaveValue(cards.good);
    await frame.locator('#expires').fill('12/38');
    await frame.locator('#expires').press('Enter');
    await expect(main.getByText(givenText('Visa', '4242'))).toBeVisible();
    await expect(main.getByRole('button', { name: t('submit', { amount }) })).toBeVisible();
  },
);

test('a processor that is silent does not keep the customer waiting', deep, async ({ page, site }) => {
  await page.clock.install();
  const { t, main, press } = await openDeposit(page, site);
  await giveCard(page, cards.good);
  await page.route('**/fields/card*', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await press(t('next'));
  const waiting = main.getByRole('button', { name: words('en', 'forms')('sending') });
  await expect(waiting).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(15_000);
  await expect(main.getByText(words('en', 'forms')('hosted.silent'))).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/fields/card*');
  await press(t('next'));
  await expect(main.getByRole('button', { name: t('submit', { amount }) })).toBeVisible();
});

test('a refused card is told in the words of the requirement, and another one pays', async ({
  page,
  site,
  announce,
}) => {
  announce(/^402 POST .*\/payDeposit/);
  announce(/^402 POST .*\/payDeposit/);
  await page.setViewportSize({ width: 320, height: 700 });
  const { main, pay } = await openDeposit(page, site);
  const keys = watchKeys(page);
  await pay(cards.declined);
  await expectSummaryFocused(page);
  await expect(errorSummary(page)).toContainText(
    'Payment did not process successfully. An error has occurred in processing your payment. Please try again later.',
  );
  await expectNoSidewaysScroll(page);
  await pay(cards.expired);
  await expect(errorSummary(page)).toContainText(words('en', 'errors')('declined.cardExpired'));
  await expectNoSidewaysScroll(page);
  await pay(cards.good);
  await expect(main.getByText(paid)).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(new Set(keys).size).toBe(3);
});

test('an unknown outcome is checked until it is decided', async ({ page, site }) => {
  const { t, main, pay } = await openDeposit(page, site, 'es');
  await pay(cards.paidLater);
  await expect(main.getByText(t('blocks.checking.heading'))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
  site.wait(30_000);
  await expect(main.getByText(t('blocks.paid.heading', { amount }))).toBeVisible();
  await expect(main.getByText(paid)).toBeVisible();
});

test(
  'an outcome that turns out to be a declined card asks for another card',
  deep,
  async ({ page, site }) => {
    const { t, main, pay } = await openDeposit(page, site);
    await pay(cards.refusedLater);
    // The form leaves its steps in the history behind, which takes a moment and would undo a reload.
    await expect(main.getByText(t('blocks.checking.heading'))).toBeVisible();
    await expect.poll(() => page.evaluate(() => Reflect.get(history.state ?? {}, 'formStep') ?? 0)).toBe(0);
    await page.reload();
    await expect(main.getByText(t('blocks.checking.heading'))).toBeVisible();
    site.wait(30_000);
    await expect(main.getByText(t('blocks.failedBefore.heading'))).toBeVisible();
    await expect(main.getByText(noMoney('en'))).toBeVisible();
    await pay(cards.good);
    await expect(main.getByText(paid)).toBeVisible();
    await expect(main.getByText(t('blocks.failedBefore.heading'))).toHaveCount(0);
  },
);

test('who waits for an outcome reads why the card was declined', deep, async ({ page, site }) => {
  const { t, main, pay } = await openDeposit(page, site, 'es');
  await pay(cards.refusedLater);
  await expect(main.getByText(t('blocks.checking.heading'))).toBeVisible();
  site.wait(30_000);
  await expect(main.getByText(t('blocks.failed.heading'))).toHaveCount(1);
  await expect(main.getByText(noMoney('es'))).toHaveCount(1);
  await expectAccessible(page);
});

for (const [at, language] of languages.entries()) {
  test(
    `a payment that was refused later is told with its reason, in ${language}`,
    afterFirst(at),
    async ({ page, site }) => {
      const prefix = language === 'es' ? '/es' : '';
      const main = page.getByRole('main');
      const why = main.getByText(noMoney(language));
      const home = words(language, 'screens/account/home');
      const enrollment = words(language, 'screens/account/enrollment');
      const deposit = words(language, 'screens/payments/deposit');
      await page.setViewportSize({ width: 320, height: 700 });
      await signIn({ page, site, username: customers.emily });
      await page.goto(site.url(prefix || '/'));
      await expect(main.getByText(home('blocks.attention.kinds.paymentRefused.title'))).toBeVisible();
      await expect(why).toBeVisible();
      await expectNoSidewaysScroll(page);
      await main.getByRole('link', { name: home('blocks.attention.links.enrollment') }).click();
      await expect(main.getByText(enrollment('statuses.refused'), { exact: true })).toBeVisible();
      await expect(why).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: payTheDeposit(language) }).click();
      await expect(main.getByText(deposit('blocks.failedBefore.heading'))).toBeVisible();
      await expect(why).toBeVisible();
      await expect(page.locator('iframe')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );
}

test('a lost payment is tried again under the same key', deep, async ({ page, site, announce }) => {
  announce(/^503 POST .*\/payDeposit/);
  const { t, main, pay, press } = await openDeposit(page, site);
  const keys = watchKeys(page);
  await pay(cards.lostOnce);
  await expect(main.getByText(t('blocks.notReceived.heading'))).toBeVisible();
  await press(t('blocks.again.button', { amount }));
  await expect(main.getByText(paid)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a payment whose answer is lost on the way is found again', deep, async ({ page, site, announce }) => {
  announce(/ERR_FAILED/);
  const { t, main, pay } = await openDeposit(page, site);
  await page.route('**/payDeposit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay(cards.good);
  await expect(main.getByText(t('blocks.paid.heading', { amount }))).toBeVisible();
  await expect(main.getByText(paid)).toBeVisible();
});

test('the secret of a link leaves the address at once, and the page outlives reloading and another language', async ({
  page,
  site,
}) => {
  await openDeposit(page, site);
  await expect(page).toHaveURL(site.url('/deposit'));
  expect(await page.evaluate(() => document.referrer + JSON.stringify({ ...sessionStorage }))).not.toContain(
    link,
  );
  const heading = (language: Language) =>
    page.getByRole('heading', {
      name: words(language, 'screens/payments/deposit')('blocks.deposit.heading', { amount }),
    });
  await page.reload();
  await expect(heading('en')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to Español' }).click();
  await expect(heading('es')).toBeVisible();
  await expect(page).toHaveURL(site.url('/es/deposit'));
  // Who prefers Spanish is led to it from the English entry of the history, with what belongs to that one.
  await page.goBack();
  await expect(heading('es')).toBeVisible();
  await expect(page).toHaveURL(site.url('/es/deposit'));
});

test('a customer pays from the enrollment, and is led back to what is left', deep, async ({ page, site }) => {
  const t = words('en', 'screens/payments/deposit');
  const enrollment = words('en', 'screens/account/enrollment');
  const main = page.getByRole('main');
  const progress = (done: string) => enrollment('blocks.blockers.progress', { done, of: '5' });
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/'));
  const pay = words('en', 'screens/account/home')('blocks.attention.links.deposit', { amount });
  await expect(main.getByRole('link', { name: pay })).toHaveCount(2);
  await page.goto(site.url(`/enrollments/${mariasOrder}`));
  await expect(main.getByText(progress('0'))).toBeVisible();
  await main.getByRole('link', { name: enrollment('blocks.blockers.links.deposit', { amount }) }).click();
  await expect(main.getByText('210 Barton Springs Rd')).toBeVisible();
  await giveCard(page, cards.good);
  await main.getByRole('button', { name: t('next') }).click();
  await expect(main.getByText(givenText('Visa', '4242'))).toBeVisible();
  await main.getByRole('button', { name: t('submit', { amount }) }).click();
  await expect(main.getByText(paid)).toBeVisible();
  await expect(page.locator('[data-outcome]').first()).toBeFocused();
  await expectAccessible(page);
  await main.getByRole('link', { name: t('blocks.next.links.enrollment') }).click();
  await expect(main.getByText(progress('1'))).toBeVisible();
  await expect(main.getByText(enrollment('blocks.blockers.kinds.deposit.bodies.resolved'))).toBeVisible();
});

test(
  'what is settled is said on the enrollment itself, and the focus stays with it',
  deep,
  async ({ page, site }) => {
    const t = words('en', 'screens/account/enrollment');
    await signIn({ page, site, username: customers.maria });
    await page.goto(site.url(`/enrollments/${mariasOrder}`));
    const main = page.getByRole('main');
    const settled = page.getByRole('button', { name: t('blocks.blockers.actions.balance.button') });
    await settled.click();
    const question = page.getByRole('dialog', { name: t('blocks.blockers.actions.balance.confirm.title') });
    await question.getByRole('button', { name: t('blocks.blockers.actions.balance.confirm.no') }).click();
    await expect(settled).toBeFocused();
    await settled.click();
    await expectAccessible(page);
    await question.getByRole('button').last().click();
    await expect(main.getByText(t('blocks.blockers.kinds.balance.bodies.waiting'))).toBeVisible();
    await expect(main.getByRole('heading', { name: t('blocks.blockers.kinds.balance.title') })).toBeFocused();
    await expectAccessible(page);
  },
);

test('a guest with the address of an order is asked to log in', deep, async ({ page, site, announce }) => {
  announce(/^401 POST .*\/findDeposit/);
  const t = words('en', 'screens/payments/deposit');
  await page.goto(site.url(`/deposit?order=${mariasOrder}`));
  const main = page.getByRole('main');
  await expect(main.getByText(t('blocks.loggedOut.heading'))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(main.getByRole('link', { name: t('blocks.logIn.links.enrollment') })).toHaveAttribute(
    'href',
    `/enrollments/${mariasOrder}`,
  );
});
