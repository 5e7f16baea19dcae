import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { done, openStudio } from '@energy-portal/portal/studio';
import { createSandboxOrg } from '../sandbox/index.ts';
import { startSandboxServer } from '../sandbox/server.ts';
import { addressOf } from './addresses.ts';
import { customers, password } from './demo.ts';
import { dist } from './site.ts';

const checkout = fileURLToPath(new URL('../../', import.meta.url));
/** The folders that the studio reads; it works on a copy, so that no journey writes into the checkout. */
const copied = [
  'screen-configs',
  'locales',
  'portal/src/brand',
  'portal/screen-language/generated/catalogue.gen.json',
];

/** A studio over a copy of the project. */
interface StudioSite {
  readonly url: string;
  /** The text of a file, by its path from the project's root. */
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  readonly published: string[];
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  server.close();
  await once(server, 'close');
  return port;
}

async function startStudio(give: (site: StudioSite) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'studio-'));
  for (const path of copied) cpSync(join(checkout, path), join(root, path), { recursive: true });
  const org = createSandboxOrg({ database: ':memory:', clock: Date, seed: 'demo', passwordCost: 16 });
  const server = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  const [studioPort, ...previews] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const published: string[] = [];
  const studio = await openStudio({
    root,
    dist,
    folder: join(root, '.cache/studio'),
    format: async (text) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`,
    orgUrl: server.url,
    paymentsUrl: undefined,
    ports: { studio: studioPort, previews },
    settings: {
      brands: [
        { id: 'a', name: 'Marigold Energy' },
        { id: 'c', name: 'Tidewell Energy' },
      ],
      viewers: [{ username: customers.maria, note: 'Brand A' }],
    },
    password,
    sampleAddress: (screen, brand) => {
      const { path, tail } = addressOf(screen, brand === 'a' ? 'a' : 'c');
      return path + tail;
    },
    async publish() {
      published.push(readFileSync(join(root, 'locales/en/screens/messages/list.json'), 'utf8'));
      return done('Published 1 screen.');
    },
  });
  await give({
    url: studio.url,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => writeFileSync(join(root, path), text),
    published,
  });
  await studio.stop();
  await server.close();
  rmSync(root, { recursive: true, force: true });
}

const test = base.extend<{ studio: StudioSite }>({
  // Playwright reads the fixtures that are needed from the first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  studio: async ({}, give) => startStudio(give),
  page: async ({ page }, give) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await give(page);
    expect(problems).toEqual([]);
  },
});

const texts = { en: 'locales/en/screens/messages/list.json', es: 'locales/es/screens/messages/list.json' };
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const shown = (page: Page) => page.frameLocator('iframe:not([data-coming])');
const openMessages = async (page: Page, { url }: StudioSite) => {
  await page.goto(`${url}/#/messages/list`);
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Messages');
};

test(
  'what is typed is seen in the portal of each brand and in both languages, and saved only when told',
  { tag: '@deep' },
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
    expect(studio.published).toEqual([]);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published 1 screen.')).toBeVisible();
    expect(studio.published).toEqual([studio.read(texts.en)]);
  },
);

test('a problem is told with its place, stops saving, and leaves the preview as it was', async ({
  page,
  studio,
}) => {
  await openMessages(page, studio);
  await tab(page, 'Screen').click();
  await page.getByText('"getListRecordsByName"').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('There are problems. This is the portal as it was before them.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Messages');
  await tab(page, 'Problems').click();
  const line =
    studio
      .read('screen-configs/messages/list.json')
      .split('\n')
      .findIndex((row) => row.includes('"with"')) + 1;
  await page.getByRole('button', { name: `screen-configs/messages/list.json:${line}` }).click();
  await expect(tab(page, 'Screen')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.cm-activeLine')).toContainText('"with"');
  await page.keyboard.press('Control+z');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Discarded.')).toBeVisible();
  await tab(page, 'Problems').click();
  await expect(page.getByText('No problems. This can be saved and published.')).toBeVisible();
});

test('words of the schema are offered while they are typed', async ({ page, studio }) => {
  await openMessages(page, studio);
  await tab(page, 'Screen').click();
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
  { tag: '@deep' },
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
  { tag: '@deep' },
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

test('two windows do not write over each other', { tag: '@deep' }, async ({ page, studio, context }) => {
  await openMessages(page, studio);
  const other = await context.newPage();
  await openMessages(other, studio);
  await page.getByLabel('title, English').fill('Mine');
  await expect(page.getByRole('img', { name: 'not saved' })).toBeVisible();
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(other.getByLabel('title, English')).toHaveValue('Mine');
  await page.getByLabel('title, English').fill('Mine, longer');
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Mine, longer');
  await other.getByLabel('title, English').fill('Other');
  await expect(other.getByText(`${texts.en} is edited in another window.`)).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('title, English')).toHaveValue('Mine, longer');
});

test('drafts outlive the page', { tag: '@deep' }, async ({ page, studio }) => {
  await openMessages(page, studio);
  await page.getByLabel('title, English').fill('Kept');
  await expect(page.getByRole('img', { name: 'not saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('title, English')).toHaveValue('Kept');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `every tab is accessible, ${colorScheme}`,
    { tag: colorScheme === 'light' ? '@quick' : '@deep' },
    async ({ page, studio }) => {
      await page.emulateMedia({ colorScheme });
      await openMessages(page, studio);
      for (const name of ['Texts', 'Screen', 'Problems', 'Changes']) {
        await tab(page, name).click();
        // The editor's content takes the focus and scrolls with it; the portal in the frame has its own journeys.
        const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').exclude('.cm-scroller');
        const { violations } = await axe.analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      }
    },
  );
}
