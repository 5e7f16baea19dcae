import type { Locator, Page } from '@playwright/test';
import { customers, errorSummary, expectSummaryFocused, password, signIn } from './customers.ts';
import { expect, test, type Site } from './site.ts';
import { words } from './words.ts';

const accounts = words('en', 'screens/account/accounts');
const errors = words('en', 'errors');
const forms = words('en', 'forms');
const pay = words('en', 'screens/payments/pay');
const people = words('en', 'screens/account/authorized-users');

/** Numbers of two accounts of Maria: the first is the one that is shown after logging in. */
const first = '4400712345';
const second = '7088742846';

test.beforeEach(({ site }) => {
  site.org.reset();
  site.keepDrafts(true);
});

/** Shows an account that is not shown yet. */
async function showAccount(tab: Page, site: Site, accountNumber: string): Promise<void> {
  await tab.goto(site.url('/accounts'));
  const entries = tab.getByRole('main').getByRole('listitem').filter({ hasText: accountNumber });
  // An order of a new service names its account, too.
  const entry = entries.filter({ hasNotText: accounts('statuses.order') });
  await entry.getByRole('button', { name: accounts('blocks.active.actions.switch.button') }).click();
  await expect(tab.getByText(accounts('messages.switched'))).toBeVisible();
}

test('what was answered about one account is never sent for another that a tab beside shows', async ({
  page,
  site,
}) => {
  await signIn({ page, site, username: customers.maria });
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: pay('next'), exact: true });
  const submit = main.getByRole('button', { name: pay('submit'), exact: true });
  const beside = await page.context().newPage();
  // Both accounts have been looked at: there is nothing to wait for that would take the form away.
  for (const account of [second, first]) {
    await showAccount(beside, site, account);
    await page.goto(site.url('/pay'));
    await expect(next).toBeVisible();
  }
  await main.getByLabel(pay('fields.pays.options.other'), { exact: true }).check();
  await main.getByLabel(pay('fields.otherAmount.label'), { exact: true }).fill('12.50');
  await next.click();
  await expect(submit).toBeVisible();
  await showAccount(beside, site, second);
  await expect(main.getByText(second).first()).toBeVisible();
  await expect(next).toBeVisible();
  await expect(submit).toHaveCount(0);
  await expect(main.getByLabel(pay('fields.pays.options.other'), { exact: true })).not.toBeChecked();
});

/** The list of people on a page, and what a customer does with it. */
function peopleOn(page: Page) {
  const main = page.getByRole('main');
  const label = (name: string) => people(`fields.users.fields.${name}.label`);
  return {
    main,
    lines: main.getByText(/ Lopez, /),
    async add(firstName: string) {
      await main.getByRole('button', { name: people('fields.users.add') }).click();
      const fill = (name: string, text: string) => main.getByLabel(label(name)).last().fill(text);
      await fill('firstName', firstName);
      await fill('lastName', 'Lopez');
      await fill('email', `${firstName.toLowerCase()}@example.com`);
      await main.getByLabel(label('relationship')).last().selectOption('family');
    },
    async save() {
      await main.getByLabel(people('fields.currentPassword.label'), { exact: true }).fill(password);
      await main.getByRole('button', { name: people('submit'), exact: true }).click();
    },
  };
}

async function openPeople(page: Page, site: Site) {
  await page.goto(site.url('/authorized-users'));
  const opened = peopleOn(page);
  await expect(opened.main.getByRole('button', { name: people('submit'), exact: true })).toBeVisible();
  return opened;
}

const draftNotice = (main: Locator) => main.getByText(forms('draft.title'));

test('a draft about one account is not there for another', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  const { main, add } = await openPeople(page, site);
  await expect(main.getByText(first).first()).toBeVisible();
  await add('Ana');
  await page.waitForResponse((response) => response.url().endsWith('/saveDraft') && response.ok());
  await showAccount(page, site, second);
  const other = await openPeople(page, site);
  await expect(other.main.getByText(second).first()).toBeVisible();
  await expect(other.lines).toHaveCount(0);
  await expect(draftNotice(other.main)).toHaveCount(0);
  await showAccount(page, site, first);
  const again = await openPeople(page, site);
  await expect(draftNotice(again.main)).toBeVisible();
  await expect(again.lines).toHaveText([/Ana/]);
});

test('a list that was changed on another device is shown as it is, and nobody comes back', async ({
  page,
  site,
  browser,
  announce,
}) => {
  announce(/^409 POST .*\/setAuthorizedUsers/);
  await signIn({ page, site, username: customers.maria });
  const here = await openPeople(page, site);
  await here.add('Ana');
  await here.save();
  await expect(page.getByText(people('messages.saved'))).toBeVisible();
  await openPeople(page, site);
  await expect(here.lines).toHaveText([/Ana/]);

  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await signIn({ page: device, site, username: customers.maria });
  const there = await openPeople(device, site);
  await there.main.getByRole('button', { name: forms('group.remove') }).click();
  await there.add('Luis');
  await there.save();
  await expect(device.getByText(people('messages.saved'))).toBeVisible();
  await elsewhere.close();

  await here.add('Eva');
  await here.save();
  await expect(errorSummary(page)).toContainText(errors('listChanged'));
  await expectSummaryFocused(page);
  await expect(here.lines).toHaveText([/Luis/]);
  await here.add('Eva');
  await here.save();
  await expect(page.getByText(people('messages.saved'))).toBeVisible();
  await openPeople(page, site);
  await expect(here.lines).toHaveText([/Luis/, /Eva/]);
});

for (const [id, operation] of [
  ['messages/new', 'sendMessage'],
  ['requests/new', 'submitServiceRequest'],
] as const) {
  test(`${id} is filed under the account that the page shows`, async ({ page, site }) => {
    await signIn({ page, site, username: customers.maria });
    await showAccount(page, site, second);
    await page.goto(site.url(`/${id}`));
    const main = page.getByRole('main');
    const t = words('en', `screens/${id}`);
    if (id === 'requests/new') await main.locator('input[value=meter]').check();
    await main.getByLabel(t('fields.subject.label')).fill('The bill of my other home');
    await main.getByLabel(t('fields.description.label')).fill('Please look at it.');
    const request = page.waitForRequest((one) => one.url().endsWith(`/${operation}`));
    await main.getByRole('button', { name: t('submit') }).click();
    expect((await request).postDataJSON()).toMatchObject({ accountNumber: second });
    await expect(main.locator('form')).toHaveCount(0);
  });
}
