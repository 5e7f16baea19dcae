import type { Page } from '@playwright/test';
import { customers, errorSummary, heading, signIn } from './customers.ts';
import { expect, expectAccessible, test } from './site.ts';
import { words } from './words.ts';

const refer = words('en', 'screens/account/refer');
const shop = words('en', 'screens/plans/shop');
const plan = words('en', 'screens/plans/plan');
const join = words('en', 'screens/plans/join');
const forms = words('en', 'forms');
const errors = words('en', 'errors');
const austin = '78704';

const next = (page: Page) => page.getByRole('button', { name: forms('next') });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The way of a link from the page of plans to the enrolment, as a guest of the zip code. */
async function follow(page: Page): Promise<void> {
  await page.getByLabel(shop('blocks.find.label')).fill(austin);
  await page.getByRole('button', { name: shop('blocks.find.button') }).click();
  await page
    .getByRole('article')
    .filter({ hasText: 'Green Prairie 24' })
    .getByRole('link', { name: /^View plan/ })
    .click();
  await expect(heading(page, 'Green Prairie 24')).toBeVisible();
  await page.getByRole('link', { name: plan('blocks.guestWays.links.join'), exact: true }).click();
}

async function introduce(page: Page): Promise<void> {
  await page.getByLabel(join('fields.firstName.label')).fill('Ana');
  await page.getByLabel(join('fields.lastName.label')).fill('Ruiz');
  await page.getByLabel(join('fields.email.label')).fill('ana.ruiz@example.com');
  await page.getByLabel(join('fields.mobilePhone.label')).fill('(512) 555-0142');
}

async function fillRest(page: Page): Promise<void> {
  await page.getByLabel(join('fields.kind.options.moveIn')).check();
  await page.getByLabel(join('fields.street.label')).fill('77 Pecan St');
  await page.getByLabel(join('fields.requestedStartDate.label')).fill(inDays(15));
  await next(page).click();
  await page.getByLabel(join('fields.acceptTerms.label')).check();
  await next(page).click();
}

test('a friend follows the link and enrols, and the customer sees the friend', async ({
  page,
  site,
  announce,
  browser,
}) => {
  announce(/^400 POST .*\/enrollInPlan/);
  const other = await browser.newContext();
  const owner = await other.newPage();
  await signIn({ page: owner, site, username: customers.diego });
  await owner.goto(site.url('/refer'));
  const code = (await owner.locator('.share-value output').textContent()) ?? '';
  expect(code).toMatch(/^DIEGO-[0-9A-F]{10}$/);
  const friends = owner.getByRole('main');
  await expect(friends).not.toContainText('Ana R.');

  await page.goto(site.url(`/plans?code=${code}`));
  await follow(page);
  const field = page.getByLabel(join('fields.referralCode.label'));
  await expect(field).toHaveValue(code);
  await introduce(page);
  await field.fill('DIEGO');
  await next(page).click();
  await expect(errorSummary(page)).toContainText(join('fields.referralCode.errors.ownPattern'));
  await expectAccessible(page);
  await field.fill('DIEGO-0000000000');
  await next(page).click();
  await fillRest(page);
  const send = page.getByRole('main').getByRole('button', { name: join('submit'), exact: true });
  await send.click();
  await errorSummary(page)
    .getByRole('link', { name: errors('referralCodeUnknown') })
    .click();
  await expect(field).toBeFocused();
  await field.fill(code.toLowerCase());
  for (let step = 0; step < 3; step += 1) await next(page).click();
  await send.click();
  await expect(page.getByText(/Your confirmation number is ENR-\d{4}-\d+/)).toBeVisible();

  await owner.reload();
  await expect(friends).toContainText('Ana R.');
  await expect(friends).toContainText(refer('statuses.signedUp'));
  await expect(friends).not.toContainText('Ruiz');
  await expectAccessible(owner);
  await other.close();
});
