import { customers, signIn } from './customers.ts';
import { afterFirst } from './depth.ts';
import { expect, expectAccessible, test } from './site.ts';
import { languages, words } from './words.ts';

const minute = 60_000;

test.beforeEach(({ site }) => site.org.reset());

for (const [at, language] of languages.entries()) {
  test(
    `a guest sees the outages of a place on a map and in a list, in ${language}`,
    afterFirst(at),
    async ({ page, site }) => {
      const t = words(language, 'screens/requests/outages');
      await page.goto(site.url(language === 'es' ? '/es/outages' : '/outages'));
      const main = page.getByRole('main');
      await expect(main.getByText(t('blocks.safetyAnywhere.heading'))).toBeVisible();
      await main.getByLabel(t('blocks.find.label')).fill('78704');
      await main.getByRole('button', { name: t('blocks.find.button') }).click();
      const entries = main.locator('.map-list > li');
      await expect(entries.first()).toBeVisible();
      const count = await entries.count();
      await expect(
        main.getByRole('img', { name: t('blocks.map.map', { count: String(count) }) }),
      ).toBeVisible();
      await expect(main.locator('.map-marker')).toHaveCount(count);
      await expect(main.locator('a[href="tel:8885550170"]')).toBeVisible();
      await main.locator('.map-marker').first().click();
      await expect(entries.first()).toBeFocused();
      await expectAccessible(page);
    },
  );
}

test('a customer reports an outage, again when it gets worse, and hears how the repair goes', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/^409 /);
  const t = words('en', 'screens/requests/outages');
  const report = words('en', 'screens/requests/report-outage');
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/outages'));
  const main = page.getByRole('main');
  const choose = (field: string, option: string) =>
    main
      .getByRole('group', { name: report(`fields.${field}.label`) })
      .getByLabel(report(`fields.${field}.options.${option}`), { exact: true })
      .check();
  const send = async (problem: string) => {
    await choose('problem', problem);
    await choose('neighbors', 'unknown');
    await choose('follow', 'yes');
    await main.getByRole('button', { name: report('submit') }).click();
  };
  await main.getByRole('link', { name: t('blocks.report.links.report') }).click();
  await send('flickering');
  await expect(main.getByText(/R-\d+/)).toBeVisible();
  await expect(main.locator('form')).toHaveCount(0);
  await main.getByRole('link', { name: report('blocks.next.links.outages') }).click();
  await main.getByRole('link', { name: t('blocks.report.links.reportAgain') }).click();
  await expect(main.getByText(report('blocks.worse.body'))).toBeVisible();
  await send('flickering');
  await expect(main.getByText(report('messages.notPossible')).first()).toBeVisible();
  await choose('problem', 'wireDown');
  await expect(main.getByText(report('fields.problem.notices.wireDown'))).toBeVisible();
  await main.getByRole('button', { name: report('submit') }).click();
  await expect(main.getByText(/R-\d+/)).toBeVisible();

  await page.goto(site.url('/outages/report'));
  await expect(main.getByText(report('blocks.reported.body'))).toBeVisible();
  await expect(main.locator('form')).toHaveCount(0);
  site.wait(25 * minute);
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/outages'));
  await expect(main.getByText(t('statuses.crewAssigned')).first()).toBeVisible();
  await expect(main.getByRole('link', { name: t('blocks.report.links.report') })).toHaveCount(0);
  const news = (await site.outbox(customers.maria)).filter(({ kind }) => kind === 'outageNews');
  expect(news).toHaveLength(3);
  await main.getByRole('button', { name: t('blocks.unfollow.button') }).click();
  await expect(main.getByRole('button', { name: t('blocks.follow.button') })).toBeVisible();

  site.wait(5 * 60 * minute);
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/outages'));
  await expect(main.getByText(t('statuses.restored')).first()).toBeVisible();
  await main.getByRole('link', { name: t('blocks.report.links.report') }).click();
  await expect(main.getByRole('button', { name: report('submit') })).toBeVisible();
});

test('a gas account is told of gas, and reports no power', async ({ page, site }) => {
  const accounts = words('en', 'screens/account/accounts');
  const t = words('en', 'screens/requests/outages');
  const report = words('en', 'screens/requests/report-outage');
  const request = words('en', 'screens/requests/new');
  await signIn({ page, site, username: customers.maria });
  const answer = await page.request.get(site.url('/lwr/apex/v64.0/PortalDataController/getAccounts'));
  // As the specs have it.
  const own = (await answer.json()) as {
    readonly accounts: readonly { readonly accountNumber: string; readonly commodities: readonly string[] }[];
  };
  const gas = own.accounts.find(({ commodities }) => commodities.includes('gas'))?.accountNumber ?? '';
  await page.goto(site.url('/accounts'));
  const main = page.getByRole('main');
  const entry = main.getByRole('listitem').filter({ hasText: gas });
  await entry.getByRole('button', { name: accounts('blocks.active.actions.switch.button') }).click();
  await expect(page.getByText(accounts('messages.switched'))).toBeVisible();

  await page.goto(site.url('/outages'));
  await expect(main.getByText(t('blocks.gas.heading'))).toBeVisible();
  await expect(main.locator('a[href="tel:8885550174"]')).toBeVisible();
  await expect(main.getByText(t('statuses.none'))).toHaveCount(0);
  await expect(main.locator('a[href$="/outages/report"]')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(site.url('/outages/report'));
  await expect(main.getByText(report('blocks.gas.heading'))).toBeVisible();
  await expect(main.locator('form')).toHaveCount(0);

  await page.goto(site.url('/requests/new'));
  await main.locator('input[value=outage]').check();
  const named = { utility: 'Texas Hearth Gas Delivery', utilityPhone: '(888) 555-0174' };
  await expect(main.getByText(request('fields.caseType.notices.gasKnown', named))).toBeVisible();
});
