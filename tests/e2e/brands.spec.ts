import type { Page } from '@playwright/test';
import { customers, heading, mariasOrder, signIn, type BrandId } from './customers.ts';
import { deep } from './depth.ts';
import { expect, test } from './site.ts';
import { words } from './words.ts';

const names = { a: 'Marigold Energy', b: 'Fernway Power', c: 'Tidewell Energy' } as const;
const phones = { a: '800-555-0110', b: '800-555-0120', c: '800-555-0130' } as const;
const brandIds: readonly BrandId[] = ['a', 'b', 'c'];
const logInTitle = words('en', 'screens/account/log-in')('title');
const common = words('en', 'common');
/**
 * Chromium without a sanitiser of its own reports the hostile disclaimer of brand B while DOMPurify takes it apart;
 * nothing of it runs.
 */
const hostileDisclaimer = /Content Security Policy|Refused to execute inline/;

const footer = (page: Page) => page.getByRole('contentinfo');
const colourOf = (page: Page) =>
  footer(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const numbersOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

for (const brand of brandIds) {
  test(`the address of brand ${brand} brings its logo, its stylesheet, its service and a dark blue footer`, async ({
    page,
    site,
    tolerate,
  }) => {
    if (brand === 'b') tolerate(hostileDisclaimer);
    await page.goto(site.url('/login', brand));
    const logo = page
      .getByRole('banner')
      .getByRole('img', { name: common('header.home', { brand: names[brand] }) });
    await expect(logo).toBeVisible();
    await expect(logo).toHaveAttribute(
      'src',
      new RegExp(`/assets/${brand}-[^/]*\\.svg$|/assets/${brand}\\.`),
    );
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.locator(`link[rel=stylesheet][href*="/assets/${brand}-"]`).first()).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(page).toHaveTitle(`${logInTitle} · ${names[brand]}`);
    await expect(footer(page).getByRole('link', { name: phones[brand] })).toHaveAttribute(
      'href',
      `tel:${phones[brand].replaceAll('-', '')}`,
    );
    await expect(footer(page)).toContainText(names[brand]);
    await expect(footer(page)).toContainText(phones[brand]);
    const [red = 0, green = 0, blue = 0] = numbersOf(await colourOf(page));
    expect(blue).toBeGreaterThan(red);
    expect(blue).toBeGreaterThan(green);
    expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeLessThan(64);
  });
}

test(
  'the footers of customers have three colours, and none is that of guests',
  deep,
  async ({ browser, site }) => {
    const colours: string[] = [];
    for (const username of [undefined, customers.maria, customers.james, customers.emily]) {
      const context = await browser.newContext();
      const page = await context.newPage();
      if (username !== undefined) await signIn({ page, site, username });
      await page.goto(site.url(username === undefined ? '/login' : '/profile'));
      await expect(footer(page)).toContainText('800-555-01');
      colours.push(await colourOf(page));
      await context.close();
    }
    expect(new Set(colours).size).toBe(4);
  },
);

test('a customer’s footer follows the account, page and logo follow the address', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria, brand: 'c' });
  await page.goto(site.url('/profile', 'c'));
  await expect(footer(page)).toContainText(phones.a);
  await expect(footer(page)).toContainText(names.a);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'c');
  await expect(page.getByRole('img', { name: common('header.home', { brand: names.c }) })).toBeVisible();
  // One page has one type, whatever the colours of its footer.
  const type = (element: HTMLElement) => getComputedStyle(element).fontFamily;
  const ofPage = await page.getByRole('heading', { level: 1 }).evaluate(type);
  expect(await footer(page).getByRole('heading', { level: 2 }).evaluate(type)).toBe(ofPage);
});

test('the page stays while the colours of the footer are on their way', async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria, brand: 'c' });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/a-[^/]*\.css$/, async (route) => held.then(() => route.continue()));
  await page.goto(site.url('/profile', 'c'), { waitUntil: 'commit' });
  await expect(footer(page)).toContainText(phones.a);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await colourOf(page);
  release();
  await expect.poll(() => colourOf(page)).not.toBe(before);
});

test('hours, links and disclaimer come in the language of the page', async ({ page, site }) => {
  await page.goto(site.url('/es/login', 'b'));
  const es = words('es', 'common');
  await expect(footer(page)).toContainText('De lunes a sábado, de 8 a. m. a 8 p. m.');
  await expect(footer(page).getByRole('link', { name: es('footer.privacy') })).toHaveAttribute(
    'href',
    'https://brand-b.example.com/es/privacidad',
  );
  await expect(footer(page).getByRole('link', { name: es('footer.terms') })).toHaveAttribute(
    'href',
    'https://brand-b.example.com/es/terminos',
  );
  await expect(footer(page)).toContainText('Fernway Power vende electricidad 100 % de Texas.');
  await expect(footer(page).getByRole('link', { name: 'Más información' })).toHaveAttribute(
    'href',
    'https://brand-b.example.com/es/plan',
  );
});

test('the disclaimer is shown as HTML, with its links', async ({ page, site }) => {
  await page.goto(site.url('/login', 'c'));
  await expect(footer(page).getByRole('link', { name: 'Electricity Facts Label' })).toHaveAttribute(
    'href',
    'https://www.example.com/facts',
  );
  await expect(footer(page).getByRole('strong')).toHaveText('all');
  await expect(footer(page)).toContainText('Every day, 24 hours');
});

test('nothing of a hostile disclaimer runs or stays', async ({ page, site, tolerate }) => {
  tolerate(hostileDisclaimer);
  await page.goto(site.url('/login', 'b'));
  await expect(footer(page)).toContainText('Fernway Power sells 100% Texas electricity.');
  await footer(page).getByText('Read more').click();
  await expect(heading(page, logInTitle)).toBeVisible();
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  await expect(
    footer(page).locator('.footer-html').locator('img, script, [onerror], a[href^="javascript"]'),
  ).toHaveCount(0);
});

test('an order in the address shows its utility, to guests too', async ({ page, site }) => {
  await page.goto(site.url(`/login?orderId=${mariasOrder}`));
  await expect(footer(page).getByRole('heading', { name: common('footer.utility') })).toBeVisible();
  const phone = footer(page).getByRole('link', { name: common('footer.utilityPhone') });
  await expect(phone).toHaveAttribute('href', /^tel:\+?\d{7,}$/);
});

test('without an order there is no utility', async ({ page, site }) => {
  await page.goto(site.url('/login'));
  await expect(footer(page)).toContainText(phones.c);
  await expect(footer(page).getByText(common('footer.utility'))).toHaveCount(0);
});

test('the chat is told who is there', async ({ page, site }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('chat-parameters', (event) => told.push((event as CustomEvent).detail)); // dispatched as one
  });
  const told = () => page.evaluate(() => Reflect.get(window, 'told'));
  await page.goto(site.url('/login'));
  await expect
    .poll(told)
    .toEqual(
      [{ userId: '005RM00000GuestYAA' }].map(() => ({ userId: expect.stringMatching(/^005RM00000Guest/) })),
    );
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/profile'));
  await expect.poll(told).toEqual([{ userId: '005RM000001ctYFYAY' }]);
});

for (const call of ['getUtilityInfo', 'getBrandCustomerServiceInfo']) {
  test(
    `a guest sees nothing of a failing ${call}, and still whom to call`,
    call === 'getUtilityInfo' ? {} : deep,
    async ({ page, site, announce }) => {
      announce(new RegExp(`\\[portal\\] footer\\.${call}`));
      site.breakDown(`/${call}`, 500);
      await page.goto(site.url(`/login?orderId=${mariasOrder}`));
      await expect(heading(page, logInTitle)).toBeVisible();
      await expect(footer(page)).toContainText(names.c);
      await expect(footer(page).getByText(phones.c)).toBeVisible();
      const utility = footer(page).getByText(common('footer.utility'));
      await (call === 'getUtilityInfo' ? expect(utility).toHaveCount(0) : expect(utility).toBeVisible());
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}

test('without the account’s brand a customer’s footer follows the address', async ({
  page,
  site,
  announce,
}) => {
  announce(/\[portal\] footer\.getUserAccountInformation/);
  await signIn({ page, site, username: customers.maria });
  site.breakDown('/getUserAccountInformation', 500);
  await page.goto(site.url('/profile'));
  await expect(footer(page)).toContainText(phones.c);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
