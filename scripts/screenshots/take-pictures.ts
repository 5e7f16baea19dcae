import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { basePathOf } from '@energy-portal/portal/server';
import { addressOf, type PageBrand } from '../../tests/e2e/addresses.ts';
import { customers } from '../../tests/e2e/demo.ts';
import { root } from '../machine/process.ts';
import { logInByPage } from '../product/running-program.ts';
import type { Look } from './looks.ts';

interface Screen {
  readonly id: string;
  readonly route: string;
  readonly access: 'guest' | 'customer' | 'anyone';
}

/** A screen at one address. */
export interface Sight extends Screen {
  readonly pathOf: (brand: PageBrand) => string;
}

/** An address that no screen has. */
const lost: Sight = {
  id: 'app/not-found',
  route: '/no-such-page',
  access: 'anyone',
  pathOf: () => '/no-such-page',
};

/** The screens whose id begins with a text, out of the manifest: what the portal itself goes by. */
export function readSights(beginning: string): readonly Sight[] {
  const manifest = JSON.parse(readFileSync(join(root, 'portal/dist/published/manifest.json'), 'utf8')) as {
    readonly screens: readonly Screen[];
  };
  return [...manifest.screens.flatMap(sightsOf), lost].filter(({ id }) => id.startsWith(beginning));
}

/** A screen as it is found, and as a link leads to it where that shows more. */
function sightsOf(screen: Screen): readonly Sight[] {
  const at = (brand: PageBrand) => addressOf(screen, brand);
  const found = { ...screen, pathOf: (brand: PageBrand) => at(brand).path };
  const byLink = (brand: PageBrand) => at(brand).path + at(brand).tail;
  return at('c').tail === '' ? [found] : [found, { ...found, id: `${screen.id}-by-link`, pathOf: byLink }];
}

/** Where the pictures come from, and where they go. */
interface Session {
  readonly browser: Browser;
  readonly port: string;
  readonly folder: string;
}

/** Path of a picture in the folder of a run. */
export const pathOfPicture = (screen: Pick<Sight, 'id'>, look: Pick<Look, 'name'>): string =>
  `${screen.id}/${look.name}.png`;

/** Takes a picture of every screen in one look. */
export async function takeLook(look: Look, screens: readonly Sight[], session: Session): Promise<void> {
  const { browser, port, folder } = session;
  const word = look.brand === 'c' ? '' : `brand-${look.brand}.`;
  const base = `http://${word}localhost:${port}`;
  const options = {
    viewport: { width: look.width, height: 800 },
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
  } as const;
  const customer = await browser.newContext(options);
  await logInByPage(await customer.newPage(), base, customers.maria);
  const guest = await browser.newContext(options);
  for (const screen of screens) {
    const page = await (screen.access === 'customer' ? customer : guest).newPage();
    const path = screen.pathOf(look.brand);
    const prefix = basePathOf(look.language);
    const address = `${base}${prefix}${path === '/' && prefix !== '' ? '' : path}`;
    await takePicture(page, address, join(folder, pathOfPicture(screen, look)));
    await page.close();
  }
  await customer.close();
  await guest.close();
}

async function takePicture(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1[tabindex]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}
