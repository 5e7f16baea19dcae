import type { Page, Request } from '@playwright/test';
import { signIn } from './customers.ts';
import { sendByKeyboard } from './keyboard.ts';
import { readPlaces, readPlacesOf, type Place } from './places.ts';
import { expect, expectArrived, test, type Site } from './site.ts';

/** A number that every check of cards takes for one. */
const card = '4111 1111 1111 1111';
const digits = card.replaceAll(' ', '');

/** Returns true for a text that holds the number, however its digits are set apart or written in an address. */
function holdsCard(text: string): boolean {
  return readable(text)
    .replaceAll(/[\s.+-]/g, '')
    .includes(digits);
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Collects what the page, and no frame of the processor, sends with the number in it; passwords are nobody's to read. */
function watchRequests(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('request', (request: Request) => {
    if (request.frame().parentFrame() !== null) return;
    const sent = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
    if (holdsCard(sent)) found.push(sent.slice(0, 300));
  });
  return found;
}

/** In the page: all that IndexedDB keeps, as text. */
async function readDatabases(): Promise<string> {
  const read = <TValue>(request: IDBRequest<TValue>) =>
    new Promise<TValue>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const databases = await indexedDB.databases();
  const texts = databases.map(async ({ name = '' }) => {
    const database = await read(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const all = stores.map((store) => read(database.transaction(store).objectStore(store).getAll()));
    const text = JSON.stringify(await Promise.all(all));
    database.close();
    return text;
  });
  return (await Promise.all(texts)).join();
}

/** All that the browser keeps for the portal, as text. */
async function keptText(page: Page): Promise<string> {
  const stored = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]),
  );
  return stored + (await page.evaluate(readDatabases));
}

async function open(page: Page, site: Site, place: Place): Promise<void> {
  if (place.username !== undefined) await signIn({ page, site, username: place.username });
  await page.goto(site.url(place.path));
  await expect(page.getByRole('main').locator('.form')).toBeVisible();
  await expectArrived(page);
}

const typable =
  'input:not([type=radio]):not([type=checkbox]):not([type=password]):not([type=date]):not([type=time]):not([type=file]):not([readonly]), textarea:not([readonly])';

/** Types the number into whatever of the form takes it, and asks to go on. */
async function typeEverywhere(page: Page): Promise<void> {
  const fields = page.getByRole('main').locator('.form').locator(typable);
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue;
    // A field that knows what it takes, such as a number, refuses.
    await field.fill(card, { timeout: 2_000 }).catch(() => undefined);
    await field.blur();
  }
  await page.getByRole('main').locator('.form-actions button').first().click();
  await page.waitForLoadState('networkidle');
}

test.beforeEach(({ site }) => site.keepDrafts(true));
test.afterEach(({ site }) => void site.org.reset());

for (const place of readPlaces().filter(({ hasForm }) => hasForm)) {
  test(
    `no card number that is typed into ${place.id} is sent, kept or logged`,
    { tag: '@deep' },
    async ({ page, site, tolerate }) => {
      tolerate(/^4\d\d |\[portal\]/);
      const sent = watchRequests(page);
      await open(page, site, place);
      await typeEverywhere(page);
      expect(sent).toEqual([]);
      expect(holdsCard(await keptText(page))).toBe(false);
      expect(site.takeLog().filter(holdsCard)).toEqual([]);
    },
  );
}

/** Texts of one's own, in the forms that ask for some. */
const texts = Object.fromEntries(
  ['subject', 'description', 'reply'].map((name) => [name, `My card ${card}`]),
);

for (const place of readPlacesOf(['messages/new', 'messages/case', 'requests/new'])) {
  test(
    `a card number in a text of ${place.id} is cut before the form is sent`,
    { tag: '@deep' },
    async ({ page, site }) => {
      const sent = watchRequests(page);
      const posted: string[] = [];
      page.on('request', (request) => posted.push(request.postData() ?? ''));
      await open(page, site, place);
      await sendByKeyboard(page, place, async () => texts);
      expect(posted.join()).toContain('•••• 1111');
      expect(sent).toEqual([]);
      expect(holdsCard(await keptText(page))).toBe(false);
      expect(site.takeLog().filter(holdsCard)).toEqual([]);
    },
  );
}
