import type { Page } from '@playwright/test';
import { customers, heading, logInForm, mariasCase, signIn } from './customers.ts';
import { deep, tagOf } from './depth.ts';
import { expect, test } from './site.ts';
import { readTexts, words, type Language } from './words.ts';

const titles = { en: 'Switch to Español', es: 'Switch to English', vi: 'Switch to English' } as const;
const logInTitle = (language: Language) => words(language, 'screens/account/log-in')('title');
const switchOf = (page: Page, language: Language) => page.getByRole('button', { name: titles[language] });
const preferred = (page: Page) => page.evaluate(() => localStorage.getItem('preferredLanguage'));

test('the switch to Spanish adds the prefix, remembers the choice, and keeps the query', async ({
  page,
  site,
}) => {
  await page.goto(site.url('/login?orderId=1'));
  await expect(heading(page, logInTitle('en'))).toBeVisible();
  await expect(switchOf(page, 'en')).toHaveAttribute('title', titles.en);
  await switchOf(page, 'en').click();
  await expect(heading(page, logInTitle('es'))).toBeVisible();
  await expect(page).toHaveURL(site.url('/es/login?orderId=1'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(switchOf(page, 'es')).toHaveAttribute('title', titles.es);
  expect(await preferred(page)).toBe('es');
});

test('the switch to English takes the prefix away and adds redirect=false', async ({ page, site }) => {
  await page.goto(site.url('/es/login'));
  await expect(heading(page, logInTitle('es'))).toBeVisible();
  await switchOf(page, 'es').click();
  await expect(heading(page, logInTitle('en'))).toBeVisible();
  await expect(page).toHaveURL(site.url('/login?redirect=false'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await preferred(page)).toBe('en');
});

test('a redirect parameter that is there is left as it is', deep, async ({ page, site }) => {
  await page.goto(site.url('/es/login?redirect=true'));
  await expect(heading(page, logInTitle('es'))).toBeVisible();
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL(site.url('/login?redirect=true'));
});

test('the page loads anew when the language is switched', deep, async ({ page, site }) => {
  await page.goto(site.url('/login'));
  await expect(heading(page, logInTitle('en'))).toBeVisible();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await switchOf(page, 'en').click();
  await expect(heading(page, logInTitle('es'))).toBeVisible();
  expect(documents).toEqual(['/es/login']);
});

test('who prefers Spanish gets it at an English address, unless it says redirect=false', async ({
  page,
  site,
}) => {
  await page.goto(site.url('/es/login'));
  await page.evaluate(() => localStorage.setItem('preferredLanguage', 'es'));
  await page.goto(site.url('/login'));
  await expect(page).toHaveURL(site.url('/es/login'));
  await page.goto(site.url('/login?redirect=false'));
  await expect(heading(page, logInTitle('en'))).toBeVisible();
  await expect(page).toHaveURL(site.url('/login?redirect=false'));
});

test('a third language is chosen, kept and left like the second', async ({ page, site }) => {
  await page.goto(site.url('/es/login?orderId=1'));
  const to = (name: string) => page.getByRole('button', { name: `Switch to ${name}`, exact: true });
  await expect(to('English')).toBeVisible();
  await to('Tiếng Việt').click();
  await expect(heading(page, logInTitle('vi'))).toBeVisible();
  await expect(page).toHaveURL(site.url('/vi/login?orderId=1'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  expect(await preferred(page)).toBe('vi');
  await expect(to('Tiếng Việt')).toHaveCount(0);
  // The org speaks English to who reads Vietnamese, and its words say so.
  await expect(page.getByRole('contentinfo').locator('[lang="en"]').first()).toHaveText(/\S/);
  // A link of the org's messages leads to the English page, and from there to the one that was chosen.
  await page.goto(site.url('/register'));
  await expect(page).toHaveURL(site.url('/vi/register'));
  await to('English').click();
  await expect(page).toHaveURL(site.url('/register?redirect=false'));
});

test('the switch is a toggle from 769 pixels on, and short text below', async ({ page, site }) => {
  await page.goto(site.url('/login'));
  for (const [width, isToggle] of [
    [1280, true],
    [769, true],
    [768, false],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(switchOf(page, 'en')).toBeVisible();
    await expect(switchOf(page, 'en').getByText('ES', { exact: true })).toBeVisible({ visible: !isToggle });
    await expect(switchOf(page, 'en').getByText('Español', { exact: true })).toBeVisible({
      visible: isToggle,
    });
    await switchOf(page, 'en').click();
    await expect(switchOf(page, 'es').getByText('EN', { exact: true })).toBeVisible({ visible: !isToggle });
    await expect(switchOf(page, 'es').getByText('English', { exact: true })).toBeVisible({
      visible: isToggle,
    });
    await switchOf(page, 'es').click();
  }
});

test('links and pages after logging in stay in Spanish', async ({ page, site }) => {
  const t = words('es', 'screens/account/log-in');
  await page.goto(site.url('/es/messages'));
  const form = logInForm(page, 'es');
  await expect(heading(page, t('title'))).toBeVisible();
  await form.username.fill(customers.emily);
  await form.password.fill('Sunny-day-7');
  await form.button.click();
  await expect(page).toHaveURL(site.url('/es/messages'));
  await page.getByRole('main').getByRole('row').last().getByRole('link').click();
  await expect(page).toHaveURL(/\/es\/messages\/500/);
  await page.getByRole('button', { name: words('es', 'common')('header.signOut') }).click();
  await expect(page).toHaveURL(site.url('/es/login'));
});

test('switching never leaves the origin', async ({ page, site, announce }) => {
  for (const path of ['/es//evil.example/x', '/es/\\evil.example/x']) {
    announce(/^404 GET \/es\/\/evil\.example\/x/);
    announce(/^404 GET \/evil\.example\/x/);
    await page.goto(site.url(path));
    await switchOf(page, 'es').click();
    await page.waitForURL((url) => url.searchParams.get('redirect') === 'false');
    expect(new URL(page.url()).origin).toBe(new URL(site.url('/')).origin);
  }
});

/** Texts with at least two words that differ between the languages: they must not be seen in the other one. */
function telling(language: Language, other: Language, file: string): readonly string[] {
  const foreign = new Set(leaves(readTexts(other, file)));
  return leaves(readTexts(language, file)).filter(
    (text) => !foreign.has(text) && /\S\s\S/.test(text) && !text.includes('{{'),
  );
}

function leaves(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(leaves) : [];
}

const shared = ['common', 'errors', 'forms'];
const screens = [
  { path: '/es/login', file: 'screens/account/log-in', username: undefined },
  { path: '/es', file: 'screens/account/home', username: customers.emily },
  { path: '/es/profile', file: 'screens/account/my-profile', username: customers.emily },
  { path: '/es/messages', file: 'screens/messages/list', username: customers.diego },
  { path: '/es/messages', file: 'screens/messages/list', username: customers.maria },
  { path: '/es/messages/new', file: 'screens/messages/new', username: customers.emily },
  { path: `/es/messages/${mariasCase}`, file: 'screens/messages/case', username: customers.maria },
] as const;

for (const [at, { path, file, username }] of screens.entries()) {
  test(
    `nothing English is left at ${path}${username === undefined ? '' : ` for ${username}`}`,
    { tag: tagOf(at, 6) },
    async ({ page, site }) => {
      if (username !== undefined) await signIn({ page, site, username });
      await page.goto(site.url(path));
      const ofScreen = telling('es', 'en', file);
      const seen = async () => `${await page.locator('body').innerText()} ${await page.title()}`;
      await expect.poll(async () => ofScreen.some((text) => text.length > 0)).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(/horas|De lunes/);
      await expect(page.getByRole('main').getByText(words('es', 'common')('loading'))).toHaveCount(0);
      const text = await seen();
      const english = [...shared, file].flatMap((name) => telling('en', 'es', name));
      expect(english.filter((one) => text.includes(one))).toEqual([]);
      expect(ofScreen.some((one) => text.includes(one))).toBe(true);
      const spoken = await page
        .locator('[aria-label], [alt], [placeholder]')
        .evaluateAll((all) =>
          all.map((one) =>
            ['aria-label', 'alt', 'placeholder'].map((name) => one.getAttribute(name)).join(' '),
          ),
        );
      expect(english.filter((one) => spoken.some((label) => label.includes(one)))).toEqual([]);
    },
  );
}

test('each page names itself and its twin', async ({ page, site }) => {
  await page.goto(site.url('/es/login'));
  const href = (language: string) =>
    page.locator(`link[rel=alternate][hreflang="${language}"]`).getAttribute('href');
  expect(await href('en')).toBe(site.url('/login'));
  expect(await href('es')).toBe(site.url('/es/login'));
  expect(await href('x-default')).toBe(site.url('/login'));
});
