import type { Page } from '@playwright/test';
import { command } from './catalogue/visit.ts';
import { customers, errorSummary, heading, logIn, password, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, test, type Site } from './site.ts';
import { words, type Words } from './words.ts';

const errors = words('en', 'errors');
/** Customers that no other journey meets: what is changed here stays changed. */
const movers = {
  link: 'ana.pena@example.com',
  password: 'beatriz.medina@example.com',
  email: 'elena.vasquez@example.com',
  made: 'manuel.ortega@example.com',
} as const;
const texts = (screen: string) => words('en', `screens/account/${screen}`);

/** The fields of a form and its button, by the texts of their screen. */
function formOf(page: Page, t: Words) {
  const main = page.getByRole('main');
  return {
    field: (name: string) => main.getByLabel(t(`fields.${name}.label`), { exact: true }),
    send: () => main.getByRole('button', { name: t('submit'), exact: true }).click(),
  };
}

/** Asks for a link as the customer does, and takes it out of the message. */
async function resetLink(page: Page, site: Site, email: string): Promise<string> {
  const t = texts('forgot-password');
  await page.goto(site.url('/login'));
  await page.getByRole('link', { name: texts('log-in')('blocks.forgotten.links.forgot') }).click();
  const form = formOf(page, t);
  await form.field('email').fill(email);
  await form.send();
  await expect(page.getByText(t('blocks.sent.heading'))).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  return (await site.outbox(email)).find(({ kind }) => kind === 'passwordReset')?.link ?? '';
}

async function choosePassword(page: Page, chosen: string, confirmed = chosen): Promise<void> {
  const form = formOf(page, texts('new-password'));
  await form.field('newPassword').fill(chosen);
  await form.field('confirmPassword').fill(confirmed);
  await form.send();
}

test('a forgotten password is replaced by a link that works once', async ({ page, site, announce }) => {
  announce(/^400 POST .*\/setNewPassword/);
  // The page is loaded anew after its link was used.
  announce(/^404 POST .*\/checkPasswordResetLink/);
  const t = texts('new-password');
  const link = await resetLink(page, site, movers.link);
  await page.goto(site.url(link));
  await expect(heading(page, t('title'))).toBeVisible();
  await expectAccessible(page);
  await choosePassword(page, 'Cloudy-day-8', 'Cloudy-day-9');
  await expect(errorSummary(page)).toContainText(t('fields.confirmPassword.errors.matches'));
  await choosePassword(page, password);
  await expect(errorSummary(page)).toContainText(errors('passwordReused'));
  await choosePassword(page, 'Cloudy-day-8');
  await expect(page.getByText(t('blocks.changed.heading'))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(t('blocks.invalid.body'))).toBeVisible();
  await page.goto(site.url('/login'));
  await logIn(page, movers.link, 'Cloudy-day-8');
  await expect(page.getByRole('button', { name: words('en', 'common')('header.signOut') })).toBeVisible();
});

test('a link of no account is promised in the same words, and none is sent', deep, async ({ page, site }) => {
  await resetLink(page, site, 'nobody@example.com');
  expect(await site.outbox('nobody@example.com')).toEqual([]);
});

test('an e-mail address is changed by a link to the new one', async ({ page, site, announce }) => {
  announce(/^409 POST .*\/requestEmailChange/);
  const t = texts('change-email');
  const confirm = texts('confirm-email');
  await signIn({ page, site, username: movers.email });
  await page.goto(site.url('/change-email'));
  const form = formOf(page, t);
  await expect(form.field('current')).toHaveValue(movers.email);
  await form.field('newEmail').fill('elena@gmial.com');
  await form.field('confirmEmail').focus();
  await expect(page.getByText(t('fields.newEmail.warnings.undeliverable'))).toBeVisible();
  await expectAccessible(page);
  const suggestion = t('fields.newEmail.warnings.suggested', { suggestion: 'elena@gmail.com' });
  await page.getByRole('button', { name: suggestion }).click();
  await expect(form.field('newEmail')).toHaveValue('elena@gmail.com');
  await expect(form.field('newEmail')).toBeFocused();
  await expect(page.getByText(t('fields.newEmail.warnings.undeliverable'))).toHaveCount(0);
  await form.field('newEmail').fill(customers.maria);
  await form.field('confirmEmail').fill(customers.maria);
  await form.field('currentPassword').fill(password);
  await form.send();
  await expect(errorSummary(page)).toContainText(errors('emailExists'));
  await expectAccessible(page);
  const wanted = 'elena.new@example.com';
  await form.field('newEmail').fill(wanted);
  await form.field('confirmEmail').fill(wanted);
  await form.send();
  await expect(page.getByText(t('blocks.sent.heading'))).toBeVisible();
  const link = (await site.outbox(wanted))[0]?.link ?? '';
  await page.goto(site.url(link));
  await page.getByRole('button', { name: confirm('blocks.confirm.button') }).click();
  await expect(page.getByText(confirm('blocks.confirmed.heading'))).toBeVisible();
  await expectAccessible(page);
});

/** Asks for a change of the e-mail address, and returns the form. */
async function askForChange({ page, site }: { readonly page: Page; readonly site: Site }, wanted: string) {
  await page.goto(site.url('/change-email'));
  const form = formOf(page, texts('change-email'));
  await form.field('newEmail').fill(wanted);
  await form.field('confirmEmail').fill(wanted);
  await form.field('currentPassword').fill(password);
  await form.send();
  return form;
}

test('a change of an e-mail address is withdrawn before its link is opened', async ({
  page,
  site,
  announce,
}) => {
  announce(/^404 POST .*\/confirmEmailChange/);
  const t = texts('change-email');
  const confirm = texts('confirm-email');
  const wanted = 'mistyped@example.com';
  await signIn({ page, site, username: customers.maria });
  const form = await askForChange({ page, site }, wanted);
  await expect(page.getByText(t('blocks.sent.heading'))).toBeVisible();
  await page.goto(site.url('/change-email'));
  await expect(page.getByText(t('blocks.waiting.heading'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('blocks.cancel.button') }).click();
  await expect(page.getByText(t('messages.cancelled'))).toBeVisible();
  await expect(page.getByText(t('blocks.waiting.heading'))).toHaveCount(0);
  await expect(form.field('newEmail')).toBeVisible();
  await page.goto(site.url((await site.outbox(wanted))[0]?.link ?? ''));
  await page.getByRole('button', { name: confirm('blocks.confirm.button') }).click();
  await expect(page.getByRole('main').getByText(confirm('blocks.invalid.heading'))).toBeVisible();
});

test(
  'a change of an e-mail address that was made is not told as withdrawn',
  deep,
  async ({ page, site, announce }) => {
    announce(/^409 POST .*\/cancelEmailChange/);
    const t = texts('change-email');
    const confirm = texts('confirm-email');
    const wanted = 'manuel.new@example.com';
    await signIn({ page, site, username: movers.made });
    const form = await askForChange({ page, site }, wanted);
    await expect(page.getByText(t('blocks.address.rows.current'))).toBeVisible();
    await page.goto(site.url('/change-email'));
    await expect(form.field('current')).toHaveValue(movers.made);
    const other = await page.context().newPage();
    await other.goto(site.url((await site.outbox(wanted))[0]?.link ?? ''));
    await other.getByRole('button', { name: confirm('blocks.confirm.button') }).click();
    await expect(other.getByText(confirm('blocks.confirmed.heading'))).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: t('blocks.cancel.button') }).click();
    await expect(page.getByText(t('messages.nothingWaits'))).toBeVisible();
    await expect(page.getByText(t('messages.cancelled'))).toHaveCount(0);
    await expect(form.field('current')).toHaveValue(wanted);
    await expectAccessible(page);
  },
);

test('a request opens a case that can be read at once', async ({ page, site }) => {
  const t = words('en', 'screens/requests/new');
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/requests/new'));
  const form = formOf(page, t);
  await form.send();
  await expect(errorSummary(page)).toContainText(t('fields.caseType.errors.required'));
  await page.getByRole('radio').first().check();
  await form.field('subject').fill('My last bill');
  await form.field('description').fill('It is higher than I thought.');
  await form.send();
  await page.getByRole('link', { name: t('blocks.ways.links.open') }).click();
  await expect(heading(page, 'My last bill')).toBeVisible();
});

test('nothing typed is lost while answers arrive on a slow machine', deep, async ({ page, site }) => {
  const t = texts('change-email');
  await signIn({ page, site, username: customers.maria });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const operation of ['getUserAccountInformation', 'checkEmailAddress'])
    await command({ site }, 'errors', { operation, kind: 'delay', milliseconds: 900, times: 100 });
  await page.goto(site.url('/change-email'), { waitUntil: 'commit' });
  const form = formOf(page, t);
  const typed = [
    ['newEmail', 'maria.moves.to.another@example.com'],
    ['confirmEmail', 'maria.moves.to.another@example.com'],
    ['currentPassword', password],
  ] as const;
  for (const [name, text] of typed)
    await form
      .field(name)
      .click()
      .then(() => page.keyboard.type(text, { delay: 30 }));
  await expect(page.getByRole('contentinfo')).toContainText('800-555-0110');
  for (const [name, text] of typed) await expect(form.field(name)).toHaveValue(text);
  await command({ site }, 'errors');
});
