import type { Page } from '@playwright/test';
import { customers, errorSummary, heading, logIn, newestCode, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, expectArrived, test } from './site.ts';
import { words } from './words.ts';

const errors = words('en', 'errors');
const texts = (screen: string) => words('en', `screens/account/${screen}`);
/** Marta: a prospect of the demo without a log-in. */
const marta = { confirmationNumber: 'ENR-2026-104417', lastName: 'Lopez', zipCode: '78701' } as const;

/** The registration's form as a customer sees it. */
function registration(page: Page) {
  const t = texts('register');
  const main = page.getByRole('main');
  return {
    t,
    field: (name: string) => main.getByLabel(t(`fields.${name}.label`), { exact: true }),
    press: (key: string) => main.getByRole('button', { name: t(key), exact: true }).click(),
    step: (id: string) => main.getByRole('heading', { level: 2, name: t(`steps.${id}.title`) }),
  };
}

async function find(page: Page, facts: { readonly [field: string]: string }) {
  const form = registration(page);
  for (const [name, value] of Object.entries(facts)) await form.field(name).fill(value);
  await form.press('steps.find.next');
}

test('a customer finds the enrollment, proves it, chooses a log-in and confirms the address', async ({
  page,
  site,
  announce,
}) => {
  announce(/^400 POST .*\/verifyRegistration/);
  const form = registration(page);
  const main = page.getByRole('main');
  await page.goto(site.url('/login'));
  await page.getByRole('link', { name: texts('log-in')('blocks.help.links.register') }).click();
  await expect(heading(page, form.t('title'))).toBeVisible();
  await expectAccessible(page);
  await find(page, marta);
  await expect(form.step('channel')).toBeFocused();
  await expect(main).toContainText(marta.confirmationNumber);
  await expectAccessible(page);
  await main.getByRole('radio', { name: /@example\.com/ }).check();
  await form.press('steps.channel.next');
  await expect(form.step('code')).toBeFocused();
  await expect(main).toContainText(words('en', 'forms')('stepOf', { at: '2', of: '3' }));
  const first = (await newestCode(site)) ?? '';
  await form.press('blocks.resend.button');
  await expect(page.getByText(form.t('messages.codeSent'))).toBeVisible();
  const second = (await newestCode(site)) ?? '';
  await form.field('code').fill(second === '000000' ? '111111' : '000000');
  await form.press('steps.code.next');
  await expect(errorSummary(page)).toContainText(errors('codeInvalid'));
  await expectAccessible(page);
  expect(second).not.toBe(first);
  await form.field('code').fill(second);
  await form.press('steps.code.next');
  await expect(form.step('logIn')).toBeFocused();
  await expect(main).toContainText(words('en', 'forms')('stepOf', { at: '3', of: '3' }));
  await form.field('email').fill('marta.new@example.com');
  await form.field('newPassword').fill('Sunny-day-8');
  await form.field('confirmPassword').fill('Sunny-day-9');
  await form.press('submit');
  await expect(errorSummary(page)).toContainText('New Password and Confirm New Password do not match.');
  await expect(errorSummary(page)).toContainText(form.t('fields.acceptTerms.errors.required'));
  await expectAccessible(page);
  await form.field('confirmPassword').fill('Sunny-day-8');
  const terms = page
    .getByRole('main')
    .getByRole('link', { name: form.t('fields.acceptTerms.documents.terms') });
  await expect(terms).toHaveAttribute('href', 'https://www.example.com/terms');
  await expect(terms).toHaveAttribute('target', '_blank');
  await form.field('acceptTerms').check();
  await form.press('submit');
  await expect(page.getByText(form.t('blocks.sent.heading'))).toBeVisible();
  await expectAccessible(page);
  const link = (await site.outbox('marta.new@example.com'))[0]?.link ?? '';
  await page.goto(site.url(link));
  await expectAccessible(page);
  const confirm = texts('confirm-registration');
  await page.getByRole('button', { name: confirm('blocks.confirm.button') }).click();
  await expect(page.getByText(confirm('blocks.confirmed.heading'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: confirm('blocks.done.links.logIn') })
    .click();
  await logIn(page, 'marta.new@example.com', 'Sunny-day-8');
  await expect(page.getByRole('button', { name: words('en', 'common')('header.signOut') })).toBeVisible();
});

test('a link that does not work leads to the facts, and back leads to the beginning', async ({
  page,
  site,
  announce,
}) => {
  announce(/^404 POST .*\/findMyEnrollment/);
  const form = registration(page);
  await page.goto(site.url('/register#token=doesNotWorkAtAll000000000'));
  await expect(page.getByText(form.t('blocks.invited.heading'))).toBeVisible();
  await form.press('steps.find.next');
  await expect(errorSummary(page)).toContainText(errors('orderNotFound'));
  await page.getByRole('link', { name: form.t('blocks.ways.links.facts') }).click();
  await expect(form.field('confirmationNumber')).toBeVisible();
});

test(
  'a session that ended is told kindly, and logging in leads back',
  deep,
  async ({ page, site, tolerate }) => {
    tolerate(/^401 GET .*\/(?:getLobby|getAccounts)/);
    await signIn({ page, site, username: customers.emily });
    await page.goto(site.url('/profile'));
    await expect(heading(page, texts('my-profile')('title'))).toBeVisible();
    await expectArrived(page);
    await page.context().clearCookies();
    await page.route('**/getCurrentSession', async (route) => {
      const answer = await route.fetch();
      const session: unknown = await answer.json();
      await route.fulfill({ response: answer, json: Object.assign({}, session, { endReason: 'expired' }) });
    });
    await page.getByRole('link', { name: texts('accounts')('navigation'), exact: true }).click();
    await expect(page.getByText(texts('log-in')('blocks.expired.heading'))).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/getCurrentSession');
    await logIn(page, customers.emily);
    await expect(heading(page, texts('accounts')('title'))).toBeVisible();
  },
);
