import type { CDPSession, Page } from '@playwright/test';
import { customers, heading, logInForm, password, signIn } from './customers.ts';
import { afterFirst, deep } from './depth.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Site } from './site.ts';
import { languages, words, type Language } from './words.ts';

const own = (language: Language) => words(language, 'screens/account/passkeys');
const pathOf = (language: Language, path: string) => (language === 'es' ? `/es${path}` : path);

test.beforeEach(({ site }) => site.org.reset());

/** A phone of the customer's: it asks for a finger, which is there. */
async function plugInDevice(page: Page): Promise<{ readonly cdp: CDPSession; readonly id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

/** Fills in the form of a passkey. */
async function begin(page: Page, language: Language): Promise<void> {
  const t = own(language);
  await page.getByLabel(t('fields.name.label'), { exact: true }).fill('My phone');
  await page.getByLabel(t('fields.currentPassword.label'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('submit') }).click();
}

async function addPasskey(page: Page, site: Site, language: Language): Promise<void> {
  const t = own(language);
  await page.goto(site.url(pathOf(language, '/passkeys')));
  await expect(heading(page, t('title'))).toBeVisible();
  await begin(page, language);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('blocks.create.button') }).click();
  await expect(page.getByText(t('messages.added'))).toBeVisible();
  await expect(page.getByRole('main').getByText('My phone', { exact: true })).toBeVisible();
  await expectAccessible(page);
}

// An org that knows customers by tokens has passkeys of its own, on its own page.
const isOffered = process.env['E2E_ORG'] !== 'strict';

for (const [at, language] of (isOffered ? languages : []).entries())
  test(
    `a customer adds a passkey, logs in by it and removes it, in ${language}`,
    afterFirst(at),
    async ({ page, site, tolerate }) => {
      tolerate(/^401 POST/);
      const t = own(language);
      const logIn = words(language, 'screens/account/log-in');
      await page.setViewportSize(
        language === 'es' ? { width: 360, height: 740 } : { width: 1280, height: 800 },
      );
      await plugInDevice(page);
      await signIn({ page, site, username: customers.maria });
      await addPasskey(page, site, language);
      await expectNoSidewaysScroll(page);
      expect((await site.outbox(customers.maria)).map(({ kind }) => kind)).toContain('passkeyAdded');

      await page.context().clearCookies();
      await page.goto(site.url(pathOf(language, '/login')));
      const byPasskey = page.getByRole('button', { name: logIn('blocks.passkey.button') });
      await expect(byPasskey).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await byPasskey.click();
      await expect(page).not.toHaveURL(/login/);

      await page.goto(site.url(pathOf(language, '/passkeys')));
      await page
        .getByRole('button', { name: t('blocks.passkeys.actions.remove.button') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('My phone');
      await dialog.getByRole('button', { name: t('blocks.passkeys.actions.remove.button') }).click();
      await expect(page.getByText(t('messages.removed'))).toBeVisible();
      await expect(page.getByText(t('blocks.passkeys.empty'))).toBeVisible();

      // The device does not know that it opens nothing any more.
      await page.context().clearCookies();
      await page.goto(site.url(pathOf(language, '/login')));
      await byPasskey.click();
      await expect(page.getByRole('alert')).toHaveText(logIn('messages.notAccepted'));
    },
  );

if (isOffered)
  test(
    'a wrong password adds no passkey, and a finger that does not fit opens nothing',
    deep,
    async ({ page, site, tolerate }) => {
      tolerate(/^40\d POST/);
      const t = own('en');
      const { cdp, id } = await plugInDevice(page);
      await signIn({ page, site, username: customers.maria });
      await page.goto(site.url('/passkeys'));
      await page.getByLabel(t('fields.name.label'), { exact: true }).fill('My phone');
      await page.getByLabel(t('fields.currentPassword.label'), { exact: true }).fill('Rainy-day-8');
      await page.getByRole('button', { name: t('submit') }).click();
      await expect(page.getByText(words('en', 'errors')('passwordNotYours')).first()).toBeVisible();
      await addPasskey(page, site, 'en');

      await page.context().clearCookies();
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
      await page.goto(site.url('/login'));
      const logIn = words('en', 'screens/account/log-in');
      await page.getByRole('button', { name: logIn('blocks.passkey.button') }).click();
      await expect(page.getByRole('alert')).toHaveText(logIn('blocks.passkey.cancelled'));
      await expect(page).toHaveURL(/login/);
    },
  );

if (isOffered)
  test(
    'a customer who is slow, or whose answer was lost, begins again',
    deep,
    async ({ page, site, tolerate }) => {
      tolerate(/^400 POST/);
      const t = own('en');
      const create = page.getByRole('button', { name: t('blocks.create.button') });
      await plugInDevice(page);
      await signIn({ page, site, username: customers.maria });
      await page.goto(site.url('/passkeys'));
      await begin(page, 'en');
      await expect(create).toBeVisible();
      site.wait(6 * 60_000);
      await create.click();
      await expect(page.getByText(t('messages.notAccepted'))).toBeVisible();
      await expect(create).toHaveCount(0);

      await begin(page, 'en');
      // The org adds it, and nobody hears of it.
      await page.route('**/addPasskey', async (route) => {
        await route.fetch();
        await route.abort();
      });
      tolerate(/addPasskey|ERR_FAILED/);
      await create.click();
      await expect(page.getByText(t('messages.notSure'))).toBeVisible();
      await expect(page.getByRole('main').getByText('My phone', { exact: true })).toBeVisible();
      await page.unroute('**/addPasskey');
      await begin(page, 'en');
      await create.click();
      await expect(page.getByText(t('blocks.create.failed'))).toBeVisible();
    },
  );

if (isOffered)
  test('a changed password leaves a passkey, and the page says so', deep, async ({ page, site }) => {
    const t = words('en', 'screens/account/change-password');
    await plugInDevice(page);
    await signIn({ page, site, username: customers.maria });
    await addPasskey(page, site, 'en');
    await page.goto(site.url('/change-password'));
    const type = (name: string, text: string) =>
      page.getByLabel(t(`fields.${name}.label`), { exact: true }).fill(text);
    await type('currentPassword', password);
    await type('newPassword', 'Cloudy-day-8');
    await type('confirmPassword', 'Cloudy-day-8');
    await page.getByRole('button', { name: t('submit') }).click();
    await expect(page.getByText(t('blocks.changed.heading'))).toBeVisible();
    // There is no other device.
    await expect(page.getByText(t('blocks.loggedOut.body'))).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(t('blocks.passkeys.body', { passkeys: '1' }));
    await expectAccessible(page);
    await page.getByRole('link', { name: t('blocks.passkeysLink.links.passkeys') }).click();
    await expect(page.getByRole('main').getByText('My phone', { exact: true })).toBeVisible();
  });

test('a browser without passkeys logs in as ever', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto(site.url('/login'));
  await expect(logInForm(page).button).toBeVisible();
  const logIn = words('en', 'screens/account/log-in');
  await expect(page.getByRole('button', { name: logIn('blocks.passkey.button') })).toHaveCount(0);
});
