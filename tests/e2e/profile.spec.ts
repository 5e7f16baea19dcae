import type { Page } from '@playwright/test';
import { customers, errorSummary, expectSummaryFocused, heading, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, test, type Site } from './site.ts';
import { words } from './words.ts';

const t = words('en', 'screens/account/my-profile');
const forms = words('en', 'forms');
const errors = words('en', 'errors');

function profileForm(page: Page) {
  const main = page.getByRole('main');
  return {
    email: main.getByLabel(t('fields.email.label'), { exact: true }),
    mobilePhone: main.getByLabel(t('fields.mobilePhone.label')),
    otherPhone: main.getByLabel(t('fields.otherPhone.label')),
    zipCode: main.getByLabel(t('fields.zipCode.label')),
    save: main.getByRole('button', { name: t('submit') }),
  };
}

async function openProfile(page: Page, site: Site, username: string) {
  await signIn({ page, site, username });
  await page.goto(site.url('/profile'));
  const form = profileForm(page);
  await expect(form.email).toHaveValue(username);
  return form;
}

/** A number that no other run of this journey uses, as customers type and read it. */
function newPhone(): { readonly typed: string; readonly digits: RegExp } {
  const line = String(1000 + (Date.now() % 9000));
  return { typed: `512555${line}`, digits: new RegExp(`512\\D*555\\D*${line}`) };
}

test('a new mobile phone is seen at once and after a reload', async ({ page, site }) => {
  const form = await openProfile(page, site, customers.diego);
  const phone = newPhone();
  await form.mobilePhone.fill(phone.typed);
  await form.save.click();
  await expect(page.getByRole('status').filter({ hasText: t('messages.saved') })).toBeVisible();
  await expect(form.mobilePhone).toHaveValue(phone.digits);
  await page.goto(site.url('/profile'));
  await expect(form.mobilePhone).toHaveValue(phone.digits);
});

test('a corrected form is saved, and its errors are gone', deep, async ({ page, site }) => {
  const form = await openProfile(page, site, customers.emily);
  await form.otherPhone.fill('12');
  await form.zipCode.fill('7870');
  await form.save.click();
  await expect(errorSummary(page).getByRole('link')).toHaveText([forms('rules.phone'), forms('rules.zip')]);
  await form.otherPhone.fill('(713) 555-0170');
  await form.zipCode.fill('78701');
  await form.save.click();
  await expect(page.getByText(t('messages.saved'))).toBeVisible();
  await expect(errorSummary(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error: /);
});

test('what the org refuses is shown at its field', async ({ page, site, announce }) => {
  announce(/^400 PATCH .*\/records/);
  const form = await openProfile(page, site, customers.emily);
  const before = await form.mobilePhone.inputValue();
  // The org sees a number that the form would never have let through.
  await page.route('**/ui-api/records/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    return route.continue({ postData: JSON.stringify({ fields: { MobilePhone: 'no number' } }) });
  });
  const phone = newPhone();
  await form.mobilePhone.fill(phone.typed);
  await form.save.click();
  await expectSummaryFocused(page);
  await expect(errorSummary(page).getByRole('link')).toHaveText([errors('phoneInvalid')]);
  await expect(form.mobilePhone).toHaveAttribute('aria-invalid', 'true');
  await expect(form.mobilePhone).toHaveValue(phone.digits);
  await errorSummary(page).getByRole('link').click();
  await expect(form.mobilePhone).toBeFocused();
  await page.unrouteAll();
  await page.goto(site.url('/profile'));
  await expect(form.mobilePhone).toHaveValue(before);
  expect(before).not.toMatch(phone.digits);
});

test(
  'a session that cannot be asked for closes customer pages until it can',
  deep,
  async ({ page, site, announce }) => {
    announce(/\[portal\] session\.getCurrentSession/);
    await signIn({ page, site, username: customers.emily });
    site.breakDown('/getCurrentSession', 503);
    await page.goto(site.url('/profile'));
    await expect(heading(page, errors('unreachable.title'))).toBeVisible();
    site.heal();
    await page.getByRole('button', { name: errors('retry') }).click();
    await expect(profileForm(page).email).toHaveValue(customers.emily);
  },
);

test('two windows of one customer agree after a reload', deep, async ({ page, site, context }) => {
  const form = await openProfile(page, site, customers.diego);
  const phone = newPhone();
  await form.otherPhone.fill(phone.typed);
  await form.save.click();
  await expect(page.getByText(t('messages.saved'))).toBeVisible();
  const other = await context.newPage();
  await other.goto(site.url('/profile'));
  await expect(profileForm(other).otherPhone).toHaveValue(phone.digits);
});

test('a phone number that is saved in one tab is known in another that is open', async ({
  page,
  site,
  context,
}) => {
  const { typed, digits } = newPhone();
  const open = await openProfile(page, site, customers.diego);
  const other = await context.newPage();
  const form = await openProfile(other, site, customers.diego);
  await form.mobilePhone.fill(typed);
  await form.save.click();
  await expect(other.getByText(t('messages.saved'))).toBeVisible();
  // A form that stands open keeps what it began with; one that is opened in the same page knows what is new.
  await page.locator('header a[href="/accounts"]').first().click();
  await expect(page).toHaveURL(/\/accounts$/);
  await page.goBack();
  await expect(open.mobilePhone).toHaveValue(digits);
});
