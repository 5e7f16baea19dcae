import type { Page } from '@playwright/test';
import { customers, heading, logIn, signIn } from './customers.ts';
import { expect, expectArrived, test, type Site } from './site.ts';
import { words } from './words.ts';

const profile = words('en', 'screens/account/my-profile');
const log = words('en', 'screens/account/log-in');
const forms = words('en', 'forms');

const otherPhone = (page: Page) => page.getByRole('main').getByLabel(profile('fields.otherPhone.label'));

/** Types into the profile and sends it after the session has ended. */
async function sendTooLate(page: Page, site: Site) {
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/profile'));
  await expectArrived(page);
  await otherPhone(page).fill('5125550177');
  // The org has forgotten the session, so it cannot say why it ended.
  await page.context().clearCookies();
  await page
    .getByRole('main')
    .getByRole('button', { name: profile('submit') })
    .click();
  await expect(page.getByText(log('blocks.expired.heading'))).toBeVisible();
}

test('what was typed when the session ended is there after logging in', async ({ page, site, announce }) => {
  announce(/^401 PATCH .*\/records/);
  await sendTooLate(page, site);
  await logIn(page, customers.emily);
  await expect(heading(page, profile('title'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: forms('draft.back') })).toBeVisible();
  await expect(otherPhone(page)).toHaveValue(/555\D*0177/);
});

test('another customer who logs in meets nothing of it', async ({ page, site, announce }) => {
  announce(/^401 PATCH .*\/records/);
  await sendTooLate(page, site);
  await logIn(page, customers.diego);
  await expect(heading(page, profile('title'))).toBeVisible();
  await expect(otherPhone(page)).toBeVisible();
  await expect(otherPhone(page)).not.toHaveValue(/0177/);
  await expect(page.getByText(forms('draft.back'))).toHaveCount(0);
});
