import { deep } from './depth.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { countPresses, shown, tab, test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

const texts = { en: 'locales/en/screens/messages/list.json', es: 'locales/es/screens/messages/list.json' };
const openMessages = async (page: Page, { url }: StudioSite) => {
  await page.goto(`${url}/#/messages/list`);
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Messages');
  await tab(page, 'Texts').click();
};

test(
  'what is typed is seen in the portal of each brand and in both languages, and saved only when told',
  deep,
  async ({ page, studio }) => {
    await openMessages(page, studio);
    const before = studio.read(texts.en);
    await page.getByLabel('title, English').fill('Your letters');
    await page.getByLabel('title, Spanish').fill('Sus cartas');
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Your letters');
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByLabel(/^Brand/).selectOption('c');
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Sus cartas');
    await expect(shown(page).getByRole('img', { name: 'Tidewell Energy' }).first()).toBeVisible();
    expect(studio.read(texts.en)).toBe(before);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved.')).toBeVisible();
    expect([studio.read(texts.en), studio.read(texts.es)]).toEqual([
      before.replace('"title": "Messages"', '"title": "Your letters"'),
      expect.stringContaining('"title": "Sus cartas"'),
    ]);
  },
);

test('a problem is told with its place, stops saving, and leaves the preview as it was', async ({
  page,
  studio,
}) => {
  await openMessages(page, studio);
  await tab(page, 'JSON').click();
  await page.getByText('"getListRecordsByName"').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('There are problems. This is the screen as it was before them.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Messages');
  await tab(page, 'Problems').click();
  const line =
    studio
      .read('screen-configs/messages/list.json')
      .split('\n')
      .findIndex((row) => row.includes('"with"')) + 1;
  await page.getByRole('button', { name: `screen-configs/messages/list.json:${line}` }).click();
  await expect(tab(page, 'JSON')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.cm-activeLine')).toContainText('"with"');
  // Another tab and the jump back have not made it forget what was typed.
  await page.keyboard.press('Control+z');
  await tab(page, 'Problems').click();
  await expect(page.getByText('No problems. This can be saved and published.')).toBeVisible();
});

test('what is typed is seen at once, and customers stay where they are: step, answers, focus, scroll', async ({
  page,
  studio,
}) => {
  await page.goto(`${studio.url}/#/account/move-out`);
  const portal = shown(page);
  const day = portal.getByLabel('Last day of service');
  await day.fill((await day.getAttribute('max')) ?? '');
  await portal.getByRole('button', { name: 'Continue' }).click();
  await portal.getByLabel('New street address').fill('12 Elm Street');
  await portal.getByLabel('By email').check();
  const scrolled = () => portal.locator('html').evaluate(({ scrollTop }) => scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await tab(page, 'Texts').click();
  const label = page.getByLabel('fields.city.label, English');
  let frames = 0;
  page.on('framenavigated', () => (frames += 1));
  for (const words of ['Town', 'Town or city', 'Place', 'Village', 'City or village']) {
    await label.fill(words);
    await expect(portal.getByLabel(words, { exact: true })).toBeAttached();
  }
  // The running page is patched: none is loaded anew.
  expect(frames).toBe(0);
  await tab(page, 'Structure').click();
  await page.getByRole('row', { name: /^ZIP code, Question/ }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  const labels = () => portal.locator('form label').allInnerTexts();
  await expect.poll(async () => (await labels()).join()).toMatch(/ZIP code.*State/s);
  await expect(portal.getByLabel('New street address')).toHaveValue('12 Elm Street');
  await expect(portal.getByLabel('By email')).toBeChecked();
  expect(await scrolled()).toBe(before);
  // Another screen at once: what is discarded here is not read over it.
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByRole('treegrid', { name: 'Structure of the screen' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible();
});

test('words of the schema are offered while they are typed', deep, async ({ page, studio }) => {
  await openMessages(page, studio);
  await tab(page, 'JSON').click();
  await page.getByText('"customer"').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"tex');
  await page.getByRole('option', { name: 'texts' }).click();
  await expect(page.getByText('"texts": {},')).toBeVisible();
});

test('a new screen is a screen at once, and gone when it is discarded', async ({ page, studio }) => {
  await page.goto(studio.url);
  await page.getByRole('button', { name: 'New screen' }).click();
  const answers = { Folder: 'plans', 'Name of its file': 'my-offers', Address: '/messages' };
  for (const [label, answer] of Object.entries(answers))
    await page.getByLabel(label, { exact: true }).fill(answer);
  await page.getByLabel('Title in English').fill('Your offers');
  await page.getByLabel('Title in Spanish').fill('Sus ofertas');
  await page.getByLabel('Title in Vietnamese').fill('Ưu đãi của quý khách');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert')).toHaveText('"Messages" (messages/list) has this address already.');
  await page.getByLabel('Address', { exact: true }).fill('/offers');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Your offers');
  await expect(page.getByRole('link', { name: 'Your offers' })).toHaveAttribute('aria-current', 'page');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('link', { name: 'Your offers' })).toHaveCount(0);
});

test(
  'a file that somebody else has changed meanwhile is not written over without a word',
  deep,
  async ({ page, studio }) => {
    await openMessages(page, studio);
    await page.getByLabel('title, English').fill('Mine');
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Mine');
    const theirs = studio.read(texts.en).replace('"title": "Messages"', '"title": "Theirs"');
    studio.write(texts.en, theirs);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText(`Nothing was saved: ${texts.en} has been changed outside of the studio.`),
    ).toBeVisible();
    expect(studio.read(texts.en)).toBe(theirs);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByLabel('title, English')).toHaveValue('Theirs');
  },
);

test(
  'a file that changed before anything was typed is shown on coming back, and never typed over unseen',
  deep,
  async ({ page, studio }) => {
    await openMessages(page, studio);
    const change = (title: string) =>
      studio.write(texts.en, studio.read(texts.en).replace(/"title": "[^"]+"/, `"title": "${title}"`));
    change('Theirs');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByLabel('title, English')).toHaveValue('Theirs');
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Theirs');
    change('Theirs again');
    await page.getByLabel('title, English').fill('Mine');
    await expect(page.getByRole('alert')).toContainText('These files were changed outside of the studio');
  },
);

test('two windows do not write over each other', deep, async ({ page, studio, context }) => {
  await openMessages(page, studio);
  const other = await context.newPage();
  await openMessages(other, studio);
  await page.getByLabel('title, English').fill('Mine');
  await expect(page.getByRole('img', { name: 'not saved' })).toBeVisible();
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(other.getByLabel('title, English')).toHaveValue('Mine');
  // From here on neither hears of the other before both have typed.
  for (const one of [page, other]) await one.route('**/api/document?*', (route) => route.abort());
  await page.getByLabel('title, English').fill('Mine, longer');
  await page.getByLabel('title, Spanish').fill('Míos');
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Mine, longer');
  await other.getByLabel('lead, English').fill('Other lead');
  await expect(other.getByLabel('title, English')).toHaveValue('Mine, longer');
  // Whoever is kept later hears of both: it is to be this window.
  const isKept = other.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/drafts') && /title\\": \\"Other\\"/.test(answer.request().postData() ?? ''),
  );
  await other.getByLabel('title, English').fill('Other');
  await isKept;
  await expect(other.getByLabel('lead, English')).toHaveValue('Other lead');
  await page.getByLabel('title, English').fill('Yours');
  const meeting = page.getByRole('alert', { name: 'Changed by two people' });
  await expect(meeting.getByRole('row', { name: 'title Yours Other' })).toBeVisible();
  await expect(page.getByLabel('lead, English')).toHaveValue('Other lead');
  await meeting.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByLabel('title, English')).toHaveValue('Yours');
  await expect(page.getByText('Another window is editing this')).toBeVisible();
});

test('drafts outlive the page', deep, async ({ page, studio }) => {
  await openMessages(page, studio);
  await page.getByLabel('title, English').fill('Kept');
  await expect(page.getByRole('img', { name: 'not saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('title, English')).toHaveValue('Kept');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every tab is accessible, ${colorScheme}`, deep, async ({ page, studio }) => {
    await page.emulateMedia({ colorScheme });
    await openMessages(page, studio);
    for (const name of ['Structure', 'Texts', 'JSON', 'Problems', 'Changes']) {
      await tab(page, name).click();
      // The editor's content takes the focus and scrolls with it; the portal in the frame has its own journeys.
      const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').exclude('.cm-scroller');
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    }
  });
}

test('reworded in both languages, published with a name and a reason, and taken back', async ({
  page,
  studio,
}) => {
  await openMessages(page, studio);
  const presses = await countPresses(page);
  const before = [studio.read(texts.en), studio.read(texts.es)];
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  const publish = async (author: string, reason: string) => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByLabel('Your name').fill(author);
    await page.getByLabel('Reason').fill(reason);
    await page.getByRole('button', { name: 'Publish now' }).click();
  };
  await publish('Maria', 'The beginning');
  await expect(page.getByText(/as version 1\.$/)).toBeVisible();
  const first = await presses();
  await type('title, English', 'Your letters');
  await expect(page.getByText('The Spanish is older than the English')).toBeVisible();
  await type('title, Spanish', 'Sus cartas');
  await expect(page.getByText('The Spanish is older than the English')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'not live' })).toHaveCount(1);
  const changed = await presses();
  await tab(page, 'Changes').click();
  await page.getByRole('button', { name: 'Live → saved' }).click();
  await expect(page.locator('.changes').getByText('Your letters')).toBeVisible();
  const looked = await presses();
  await publish('Maria', 'Letters');
  await expect(page.getByText(/as version 2\.$/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'not live' })).toHaveCount(0);
  expect(studio.live('messages/list')).toBe('Your letters');
  await tab(page, 'History').click();
  await expect(page.getByRole('listitem', { name: 'Version 2' })).toContainText('Letters');
  await page.getByRole('button', { name: 'Put version 1 live again' }).click();
  await expect(page.getByText(/as version 3\.$/)).toBeVisible();
  // The look at what would go live is not counted.
  expect((await presses()) - looked + changed - first).toBeLessThanOrEqual(8);
  expect(studio.live('messages/list')).toBe('Messages');
  expect([studio.read(texts.en), studio.read(texts.es)]).toEqual(before);
  await tab(page, 'Texts').click();
  await expect(page.getByLabel('title, English')).toHaveValue('Messages');
});

test(
  'whoever comes for the first time is shown around, by keyboard too',
  deep,
  async ({ browser, studio }) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(studio.url);
    const tour = page.getByRole('dialog', { name: /^Tour/ });
    await expect(tour).toBeFocused();
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'My profile' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    for (const title of ['Change it by forms', 'See what', 'Nothing is lost', 'Publish, and take back']) {
      await tour.getByRole('button', { name: 'Next' }).click();
      await expect(tour.getByRole('heading', { name: title })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('treegrid', { name: 'Structure of the screen' })).toBeVisible();
    await expect(tour).toHaveCount(0);
    await page.context().close();
  },
);
