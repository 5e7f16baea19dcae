/**
 * Takes the pictures of the README and the guide anew: `npm run docs:pictures`. Starts the product and the studio as `npm start`
 * and `npm run studio` do, and writes into `.github/`.
 */
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { customers } from '../tests/e2e/demo.ts';
import { launchBrowser } from './machine/browser.ts';
import { root } from './machine/process.ts';
import { logInByPage, startProgram } from './product/running-program.ts';

interface Picture {
  /** Name of its file. */
  readonly name: string;
  readonly address: string;
  readonly scheme?: 'light' | 'dark';
  readonly width?: number;
  readonly height: number;
  /** Prepares what is shown. */
  readonly show: (page: Page) => Promise<void>;
}

const heading = async (page: Page): Promise<void> => {
  await page.locator('h1[tabindex]').first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** As customers see it, who have no inspector. */
const withoutInspector = async (page: Page): Promise<void> => {
  await heading(page);
  await page.evaluate(() => document.querySelector('energy-inspector')?.remove());
};

const inspector =
  (tab: string, row: RegExp) =>
  async (page: Page): Promise<void> => {
    await heading(page);
    await page.getByRole('button', { name: 'Cache inspector' }).click();
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await page.getByRole('listbox').locator('[role=option]').filter({ hasText: row }).first().click();
    await page.getByRole('region', { name: 'Details' }).getByRole('heading').first().waitFor();
  };

const portalPictures = (base: string): readonly Picture[] => [
  { name: 'portal', address: `${base}/profile`, height: 1120, show: withoutInspector },
  { name: 'inspector', address: `${base}/`, height: 900, show: inspector('Queries', /getLobby|getRecord/) },
  {
    name: 'inspector-records',
    address: `${base}/profile`,
    scheme: 'dark',
    height: 900,
    show: inspector('Records', /Contact/),
  },
];

const previewed = async (page: Page): Promise<void> => {
  const shown = page.frameLocator('iframe:not([data-coming])');
  await shown.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

const studioPictures = (base: string): readonly Picture[] => [
  { name: 'studio', address: `${base}/#/messages/list`, height: 740, show: previewed },
  {
    name: 'studio-rule',
    address: `${base}/#/requests/new`,
    height: 740,
    async show(page) {
      await previewed(page);
      await page
        .getByRole('row', { name: /^Conditions/ })
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('row', { name: /^outage, Condition/ }).click();
      await page.getByRole('region', { name: 'Cases to try' }).waitFor();
    },
  },
  {
    name: 'studio-flow',
    address: `${base}/#/requests/new`,
    height: 740,
    async show(page) {
      await previewed(page);
      await page.getByRole('tab', { name: 'Flow' }).click();
      await page.getByRole('group', { name: 'Flow of the screen' }).waitFor();
    },
  },
];

async function take(browser: Browser, pictures: readonly Picture[], portal?: string): Promise<void> {
  for (const { name, address, scheme = 'light', width = 1280, height, show } of pictures) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
    if (portal !== undefined) await logInByPage(await context.newPage(), portal, customers.maria);
    const page = await context.newPage();
    // Nobody is shown around in a picture.
    await page.addInitScript(() => localStorage.setItem('studio.tour', 'seen'));
    await page.goto(address);
    await show(page);
    await page.screenshot({ path: join(root, `.github/${name}.png`), animations: 'disabled' });
    console.log(`.github/${name}.png`);
    // A page that is left says so to the studio; one that is closed by force does not.
    await page.goto('about:blank');
    await context.close();
  }
}

const portal = await startProgram('scripts/start.ts', /^Portal +http:\/\/localhost:(\d+)/, {
  PORT: process.env['PORT'] ?? '4179',
  CACHE_INSPECTOR: '1',
});
const browser = await launchBrowser();
try {
  const base = `http://brand-a.localhost:${portal.port}`;
  await take(browser, portalPictures(base), base);
} finally {
  await portal.stop();
}
const studio = await startProgram('scripts/studio.ts', /^Studio +http:\/\/[^:]+:(\d+)/, { PORT: '0' });
try {
  await take(browser, studioPictures(`http://127.0.0.1:${studio.port}`));
} finally {
  await studio.stop();
  await browser.close();
}
