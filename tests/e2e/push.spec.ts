import type { BrowserContext, Page } from '@playwright/test';
import { customers, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, test } from './site.ts';
import { wholeBrowser } from './whole-browser.ts';
import { words } from './words.ts';

test.use({
  prefetches: true,
  launchOptions: { executablePath: wholeBrowser, args: ['--headless=new', '--no-sandbox', '--disable-gpu'] },
});

const t = words('en', 'screens/account/enrollment');
const endpoint = 'https://fcm.googleapis.com/fcm/send/a-phone';

/** A browser whose push service is no service: the address is made here. */
async function fakePushService(page: Page): Promise<void> {
  await page.addInitScript((address) => {
    const key = 'push-address';
    const subscription = () => ({ endpoint: address, unsubscribe: async () => localStorage.removeItem(key) });
    const own: Partial<Record<keyof PushManager, unknown>> = {
      getSubscription: async () => (localStorage.getItem(key) === null ? null : subscription()),
      subscribe: async ({ applicationServerKey: given }: PushSubscriptionOptionsInit) => {
        if (typeof given !== 'string' || !/^B[\w-]{86}$/.test(given)) throw new Error('That is no key.');
        localStorage.setItem(key, '1');
        return subscription();
      },
    };
    Object.assign(PushManager.prototype, own);
  }, endpoint);
}

/** Has the browser's push service bring a push with nothing in it to the page's worker. */
async function push(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '' });
}

const noticesOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, lang, data }) => ({ title, body, lang, data }));
  });

/** Presses the notice, as the customer does. @returns the page that comes of it */
async function pressNotice(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(async () => {
    const scope = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
    );
  });
}

test('a browser is told when the start date moves, with words that only it has', async ({
  page,
  site,
  context,
}) => {
  await site.org.reset();
  await context.grantPermissions(['notifications'], { origin: site.url('/') });
  await fakePushService(page);
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/accounts'));
  await page.getByRole('main').locator('a[href*="/enrollments/"]').first().click();
  await expect(page).toHaveURL(/\/enrollments\/\w+$/);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('blocks.moved.button') }).click();
  await expect(main.getByRole('status').filter({ hasText: t('blocks.moved.on') })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(main.getByRole('button', { name: t('blocks.moved.stop') })).toBeVisible();
  await push(page);
  const { pathname } = new URL(page.url());
  const notice = {
    title: t('blocks.moved.notice.title'),
    body: t('blocks.moved.notice.body'),
    lang: 'en',
    data: pathname,
  };
  await expect.poll(() => noticesOf(page)).toEqual([notice]);
  await pressNotice(context);
  await expect.poll(() => noticesOf(page)).toEqual([]);
  await main.getByRole('button', { name: t('blocks.moved.stop') }).click();
  await expect(main.getByRole('button', { name: t('blocks.moved.button') })).toBeVisible();
});

test('a browser that forbids messages says how to allow them', deep, async ({ page, site, context }) => {
  await site.org.reset();
  await fakePushService(page);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/accounts'));
  await page.getByRole('main').locator('a[href*="/enrollments/"]').first().click();
  const main = page.getByRole('main');
  await expect(main.getByText(t('blocks.moved.denied'))).toBeVisible();
  await expect(main.getByRole('button', { name: t('blocks.moved.button') })).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});
