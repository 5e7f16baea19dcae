import type { Page } from '@playwright/test';
import { errorSummary, heading, logIn, newestCode } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, headlessTest as test, type Site } from './site.ts';
import { words, type Language } from './words.ts';

const errors = words('en', 'errors');
const texts = (screen: string, language: Language = 'en') => words(language, `screens/account/${screen}`);
const maria = 'maria.lopez@example.com';
const signOut = (page: Page) =>
  page.getByRole('button', { name: words('en', 'common')('header.signOut'), exact: true });

/** A screen's form as a customer sees it. */
function formOf(page: Page, screen: string, language: Language = 'en') {
  const t = texts(screen, language);
  const main = page.getByRole('main');
  return {
    t,
    main,
    field: (name: string) => main.getByLabel(t(`fields.${name}.label`), { exact: true }),
    press: (key: string) => main.getByRole('button', { name: t(key), exact: true }).click(),
  };
}

const linkTo = async (site: Site, address: string): Promise<string> =>
  (await site.outbox(address))[0]?.link ?? '';

const wrong = (secret: string): string => secret.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

test('a forgotten password is replaced by the code of the org, which our link carries', async ({
  page,
  site,
  announce,
}) => {
  announce(/^404 POST .*\/setNewPassword/);
  announce(/^400 POST .*\/setNewPassword/);
  announce(/^404 POST .*\/checkPasswordResetLink/);
  const email = 'james.carter@example.com';
  await page.goto(site.url('/forgot-password'));
  const forgotten = formOf(page, 'forgot-password');
  await forgotten.field('email').fill(email);
  await forgotten.press('submit');
  await expect(page.getByText(forgotten.t('blocks.sentHere.body', { email }))).toBeVisible();
  await expectAccessible(page);
  const link = await linkTo(site, email);
  const chosen = formOf(page, 'new-password');
  const choose = async (password: string) => {
    await chosen.field('newPassword').fill(password);
    await chosen.field('confirmPassword').fill(password);
    await chosen.press('submit');
  };
  await page.goto(site.url(wrong(link)));
  await choose('Cloudy-day-8');
  await expect(errorSummary(page)).toContainText(errors('resetLinkInvalid'));
  await page.goto(site.url(link));
  await page.reload();
  await choose('Sunny-day-7');
  await expect(errorSummary(page)).toContainText(errors('passwordReused'));
  await choose('Cloudy-day-8');
  await expect(page.getByText(chosen.t('blocks.changed.heading'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(chosen.t('blocks.invalid.body'))).toBeVisible();
  await page.goto(site.url('/login'));
  await logIn(page, email, 'Cloudy-day-8');
  await expect(signOut(page)).toBeVisible();
});

test('a customer registers, and the org makes the user when our link brings its code', async ({
  page,
  site,
  announce,
}) => {
  announce(/^404 POST .*\/confirmRegistration/);
  const email = 'marta.headless@example.com';
  const form = formOf(page, 'register');
  await page.goto(site.url('/register'));
  await form.field('confirmationNumber').fill('ENR-2026-104417');
  await form.field('lastName').fill('Lopez');
  await form.field('zipCode').fill('78701');
  await form.press('steps.find.next');
  await form.main.getByRole('radio', { name: /@example\.com/ }).check();
  await form.press('steps.channel.next');
  await form.field('code').fill((await newestCode(site)) ?? '');
  await form.press('steps.code.next');
  await form.field('email').fill(email);
  await form.field('newPassword').fill('Cloudy-day-8');
  await form.field('confirmPassword').fill('Cloudy-day-8');
  await form.field('acceptTerms').check();
  await form.press('submit');
  await expect(page.getByText(form.t('blocks.sentHere.body', { email }))).toBeVisible();
  await expectAccessible(page);
  const confirm = formOf(page, 'confirm-registration');
  const link = await linkTo(site, email);
  await page.goto(site.url(wrong(link)));
  await confirm.press('blocks.confirm.button');
  await expect(page.getByRole('alert')).toContainText(errors('emailLinkInvalid'));
  await page.goto(site.url(link));
  await page.reload();
  await confirm.press('blocks.confirm.button');
  await expect(page.getByText(confirm.t('blocks.confirmed.heading'))).toBeVisible();
  await page.goto(site.url('/login'));
  await logIn(page, email, 'Cloudy-day-8');
  await expect(signOut(page)).toBeVisible();
});

test('a customer logs in by a code, after a wrong one, at 320 pixels too', async ({
  page,
  site,
  announce,
}) => {
  announce(/^400 POST .*\/logInWithCode/);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(site.url('/login'));
  await page.getByRole('link', { name: texts('log-in')('blocks.code.links.code') }).click();
  const form = formOf(page, 'log-in-code');
  await expect(heading(page, form.t('title'))).toBeVisible();
  await expectAccessible(page);
  await form.field('username').fill(maria);
  await form.press('steps.name.next');
  await expect(form.main.getByRole('heading', { level: 2, name: form.t('steps.code.title') })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const codeNow = async () => /\d{6}/.exec((await site.outbox(maria))[0]?.text ?? '')?.[0] ?? '';
  await form.press('blocks.resend.button');
  await expect(page.getByText(form.t('messages.codeSent'))).toBeVisible();
  const code = await codeNow();
  await form.field('code').fill(wrong(code));
  await form.press('submit');
  await expect(errorSummary(page)).toContainText(errors('codeInvalid'));
  await form.field('code').fill(code);
  await form.press('submit');
  await expect(page).toHaveURL(site.url('/'));
  const kept = JSON.stringify(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('00D');
});

test('too many wrong codes, and a name that nobody has', deep, async ({ page, site, tolerate }) => {
  tolerate(/^4(?:00|29) POST .*\/logInWithCode/);
  await page.goto(site.url('/es/login/code'));
  const form = formOf(page, 'log-in-code', 'es');
  const username = 'nobody@example.com';
  await form.field('username').fill(username);
  await form.press('steps.name.next');
  await expect(form.main).toContainText(form.t('steps.code.hint', { username }));
  expect(await site.outbox(username)).toEqual([]);
  for (let at = 0; at < 6; at += 1) {
    await form.field('code').fill(`00000${at}`);
    await form.press('submit');
    await expect(errorSummary(page, 'es')).toBeVisible();
  }
  await expect(errorSummary(page, 'es')).toContainText(words('es', 'errors')('tooManyRequests'));
});
