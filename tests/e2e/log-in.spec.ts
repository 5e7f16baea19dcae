import {
  customers,
  errorSummary,
  expectSummaryFocused,
  heading,
  logIn,
  logInForm,
  sameSiteOf,
  signIn,
} from './customers.ts';
import { deep } from './depth.ts';
import { expect, test } from './site.ts';
import { words } from './words.ts';

const logInWords = words('en', 'screens/account/log-in');
const profileTitle = words('en', 'screens/account/my-profile')('title');
const messagesTitle = words('en', 'screens/messages/list')('title');
const signOut = { name: words('en', 'common')('header.signOut') };
const wrong = 'Your login attempt has failed. Make sure the username and password are correct.';

test('a guest who asks for a page gets it after logging in', async ({ page, site }) => {
  await page.goto(site.url('/messages'));
  await expect(heading(page, logInWords('title'))).toBeVisible();
  await expect(page.getByText(logInWords('blocks.notYet.body'))).toBeVisible();
  await logIn(page, customers.emily);
  await expect(heading(page, messagesTitle)).toBeVisible();
  await expect(page).toHaveURL(site.url('/messages'));
});

test('the page that was asked for outlives a reload of the log-in page', deep, async ({ page, site }) => {
  await page.goto(site.url('/messages/new?from=mail'));
  await expect(heading(page, logInWords('title'))).toBeVisible();
  await page.reload();
  await logIn(page, customers.emily);
  await expect(page).toHaveURL(site.url('/messages/new?from=mail'));
});

test('logging in without a return address leads home, and the log-in page is closed from then on', async ({
  page,
  site,
}) => {
  await page.goto(site.url('/'));
  await expect(heading(page, logInWords('title'))).toBeVisible();
  await logIn(page, customers.emily);
  await expect(page.getByRole('button', signOut)).toBeVisible();
  await expect(heading(page, logInWords('title'))).toHaveCount(0);
  await page.goto(site.url('/login'));
  await expect(page.getByRole('button', signOut)).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);
});

test('a wrong password is refused in the words of the requirement', async ({ page, site, announce }) => {
  announce(/^401 POST .*\/logIn/);
  await page.goto(site.url('/login'));
  await logIn(page, customers.emily, 'Rainy-day-8');
  await expect(errorSummary(page)).toContainText(wrong);
  await expectSummaryFocused(page);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(logInForm(page).username).toHaveValue(customers.emily);
  await expect(page).toHaveURL(site.url('/login'));
  await logInForm(page).password.fill('Sunny-day-7');
  await logInForm(page).button.click();
  await expect(page.getByRole('button', signOut)).toBeVisible();
});

test('an unknown user is refused in the same words', deep, async ({ page, site, announce }) => {
  announce(/^401 POST .*\/logIn/);
  await page.goto(site.url('/login'));
  await logIn(page, 'nobody@example.com');
  await expect(errorSummary(page).getByRole('listitem')).toHaveText([wrong]);
});

test('an inactive account is told to contact customer service', deep, async ({ page, site, announce }) => {
  announce(/^403 POST .*\/logIn/);
  await page.goto(site.url('/login'));
  await logIn(page, customers.rosa);
  await expect(errorSummary(page)).toContainText(
    'Contact Customer Service. This account is not currently active.',
  );
  await expect(page.getByRole('button', signOut)).toHaveCount(0);
});

test('a password can be looked at and hidden again', deep, async ({ page, site }) => {
  await page.goto(site.url('/login'));
  const { password } = logInForm(page);
  const forms = words('en', 'forms');
  await password.fill('secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: forms('showPassword') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: forms('hidePassword') }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('the keyboard is enough to log in, past the header at once', async ({ page, site }) => {
  await page.goto(site.url('/login'));
  await expect(logInForm(page).button).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('en', 'common')('header.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(logInForm(page).username).toBeFocused();
  await page.keyboard.type(customers.emily);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sunny-day-7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', signOut)).toBeVisible();
});

test('the session cookie is out of reach of scripts', async ({ page, site }) => {
  await page.goto(site.url('/login'));
  await logIn(page, customers.emily);
  await expect(page.getByRole('button', signOut)).toBeVisible();
  const cookies = await page.context().cookies(site.url('/'));
  expect(cookies).toHaveLength(1);
  expect(cookies).toMatchObject([
    { httpOnly: true, sameSite: sameSiteOf(site), path: '/', domain: 'localhost' },
  ]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(cookies[0]?.value);
});

test('logging in brings a session of its own, and logging out ends it', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  const session = async () => (await page.context().cookies(site.url('/')))[0]?.value;
  const planted = await session();
  await page.goto(site.url('/profile'));
  await page.getByRole('button', signOut).click();
  await expect(heading(page, logInWords('title'))).toBeVisible();
  expect(await session()).toBeUndefined();
  await logIn(page, customers.emily);
  await expect(page.getByRole('button', signOut)).toBeVisible();
  expect(await session()).not.toBe(planted);
});

test('after logging out the back button shows nothing of the customer', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/profile'));
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customers.emily);
  await page.getByRole('button', signOut).click();
  await expect(heading(page, logInWords('title'))).toBeVisible();
  await page.goBack();
  await expect(heading(page, logInWords('title'))).toBeVisible();
  await expect(heading(page, profileTitle)).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(customers.emily);
});

test(
  'logging out that the org does not hear of leaves nothing on the device, and is told later',
  deep,
  async ({ page, site, announce }) => {
    announce(/\[portal\] header\.logOut/);
    await signIn({ page, site, username: customers.emily });
    await page.goto(site.url('/profile'));
    await expect(heading(page, profileTitle)).toBeVisible();
    site.breakDown('/logOut', 503);
    await page.getByRole('button', signOut).click();
    await expect(heading(page, words('en', 'common')('signedOut.title'))).toBeVisible();
    await expect(page.locator('body')).not.toContainText(customers.emily);
    await page.goto(site.url('/profile'));
    await expect(heading(page, words('en', 'common')('signedOut.title'))).toBeVisible();
    await expect(page.locator('body')).not.toContainText(customers.emily);
    site.heal();
    await expect(heading(page, logInWords('title'))).toBeVisible({ timeout: 15_000 });
    await page.goto(site.url('/profile'));
    await expect(heading(page, logInWords('title'))).toBeVisible();
  },
);

test('an org that is down is told on the log-in page, what was typed stays, and trying again works', async ({
  page,
  site,
}) => {
  await page.goto(site.url('/login'));
  await expect(logInForm(page).button).toBeVisible();
  site.breakDown('/logIn', 503);
  await logIn(page, customers.emily);
  await expect(errorSummary(page)).toContainText(words('en', 'errors')('somethingWentWrong'));
  await expect(logInForm(page).username).toHaveValue(customers.emily);
  site.heal();
  await logInForm(page).button.click();
  await expect(page.getByRole('button', signOut)).toBeVisible();
});
