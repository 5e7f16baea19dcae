import { customers, signIn } from './customers.ts';
import { showAccountThat } from './shown-account.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, test } from './site.ts';
import { words } from './words.ts';

test.beforeEach(({ site }) => {
  site.org.reset();
});

test('closed accounts are told so, in place of forms that the org would not take', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await showAccountThat({ page, site }, ({ group }) => group === 'closed');
  const main = page.getByRole('main');
  for (const [path, screen] of [
    ['/authorized-users', 'account/authorized-users'],
    ['/preferences/paperless', 'preferences/paperless'],
    ['/preferences/text-alerts', 'preferences/text-alerts'],
    ['/autopay/methods/new', 'payments/method-new'],
    ['/autopay/set-up', 'payments/autopay-set-up'],
  ] as const) {
    const t = words('en', `screens/${screen}`);
    await page.goto(site.url(path));
    await expect(main.getByText(t('blocks.closed.body'))).toBeVisible();
    await expect(main.getByRole('button', { name: t('submit') })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
    await expectAccessible(page);
  }
  const t = words('en', 'screens/preferences/overview');
  await page.goto(site.url('/preferences'));
  await expect(main.getByText(t('blocks.closed.body'))).toBeVisible();
  for (const name of [t('blocks.goPaperless.links.start'), t('blocks.textWays.links.start')])
    await expect(main.getByRole('link', { name })).toHaveCount(0);
  await expect(main.getByRole('button', { name: t('blocks.stopPaperless.button') })).toHaveCount(0);
});

test('what a closed account still owes can be paid, with any card', deep, async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await page.route('**/getBills?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: Object.assign(await answer.json(), { isClosed: true }) });
  });
  const t = words('en', 'screens/payments/method-new');
  const pay = words('en', 'screens/payments/pay');
  const main = page.getByRole('main');
  await page.goto(site.url('/autopay/methods/new'));
  await expect(main.getByText(t('blocks.closedOwing.body', { balance: '$84.21' }))).toBeVisible();
  await expect(main.getByRole('button', { name: t('submit') })).toHaveCount(0);
  await main.getByRole('link', { name: t('blocks.pay.links.pay') }).click();
  await expect(main.getByLabel(pay('fields.source.options.card'))).toBeVisible();
});
