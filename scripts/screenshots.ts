/**
 * Takes a picture of every screen: `npm run screenshots`, or `npm run screenshots -- messages/` for some. Starts the
 * product as `npm start` does, goes to each screen as the demo's customer, in both languages, three brands and on a
 * phone, and writes `.cache/screenshots/index.html`, a contact sheet to look through.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { addressOf, type PageBrand } from '../tests/e2e/addresses.ts';
import { customers } from '../tests/e2e/demo.ts';
import { launchBrowser } from './machine/browser.ts';
import { root } from './machine/process.ts';
import { logInByPage, startProgram } from './product/running-program.ts';

const folder = join(root, '.cache/screenshots');

interface Screen {
  readonly id: string;
  readonly route: string;
  readonly access: 'guest' | 'customer' | 'anyone';
}

/** A screen at one address. */
interface Sight extends Screen {
  readonly pathOf: (brand: PageBrand) => string;
}

/** One way to look at a screen. */
interface Look {
  readonly name: string;
  readonly brand: PageBrand;
  readonly language: 'en' | 'es';
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

const desktop = { brand: 'c', language: 'en', width: 1280, scheme: 'light' } as const;
const LOOKS: readonly Look[] = [
  { ...desktop, name: 'wide' },
  { ...desktop, name: 'phone', width: 360 },
  { ...desktop, name: 'spanish phone', language: 'es', width: 360 },
  { ...desktop, name: 'brand A', brand: 'a' },
  { ...desktop, name: 'brand B, dark', brand: 'b', scheme: 'dark' },
];

function readSights(filter: string): readonly Sight[] {
  // The manifest is what the portal itself goes by.
  const manifest = JSON.parse(readFileSync(join(root, 'portal/dist/published/manifest.json'), 'utf8')) as {
    readonly screens: readonly Screen[];
  };
  return manifest.screens.filter(({ id }) => id.startsWith(filter)).flatMap(sightsOf);
}

/** A screen as it is found, and as a link leads to it where that shows more. */
function sightsOf(screen: Screen): readonly Sight[] {
  const at = (brand: PageBrand) => addressOf(screen, brand);
  const found = { ...screen, pathOf: (brand: PageBrand) => at(brand).path };
  const byLink = (brand: PageBrand) => at(brand).path + at(brand).tail;
  return at('c').tail === '' ? [found] : [found, { ...found, id: `${screen.id}-by-link`, pathOf: byLink }];
}

async function takePicture(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url);
  await page.locator('h1[tabindex]').first().waitFor();
  await page.waitForLoadState('networkidle');
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

/** All pictures of one look, each by the screen's id. */
async function takeLook(browser: Browser, look: Look, { screens, port }: Sheet): Promise<void> {
  const word = look.brand === 'c' ? '' : `brand-${look.brand}.`;
  const base = `http://${word}localhost:${port}`;
  const options = { viewport: { width: look.width, height: 800 }, colorScheme: look.scheme };
  const customer = await browser.newContext(options);
  await logInByPage(await customer.newPage(), base, customers.maria);
  const guest = await browser.newContext(options);
  for (const screen of screens) {
    const page = await (screen.access === 'customer' ? customer : guest).newPage();
    const path = screen.pathOf(look.brand);
    const prefix = look.language === 'es' ? '/es' : '';
    await takePicture(page, `${base}${prefix}${path === '/' && prefix ? '' : path}`, fileOf(screen, look));
    await page.close();
  }
  await customer.close();
  await guest.close();
}

const fileOf = (screen: Sight, look: Look): string =>
  join(folder, screen.id, `${look.name.replaceAll(/\W+/g, '-')}.png`);

interface Sheet {
  readonly screens: readonly Sight[];
  readonly port: string;
}

function sheetOf(screens: readonly Sight[]): string {
  const pictures = (screen: Sight): string =>
    LOOKS.map((look) => {
      const file = `${screen.id}/${look.name.replaceAll(/\W+/g, '-')}.png`;
      return `<figure><a href="${file}"><img src="${file}" alt="${screen.id}, ${look.name}" loading="lazy"></a><figcaption>${look.name}</figcaption></figure>`;
    }).join('');
  const sections = screens.map(
    (screen) => `<h2>${screen.id} <small>${screen.route}</small></h2><div>${pictures(screen)}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body{font:15px/1.5 system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start;overflow:auto}
figure{margin:0}img{height:26rem;border:1px solid #ccc}small{color:#666;font-weight:400}</style>
${sections.join('\n')}</html>`;
}

const wanted = process.argv[2] ?? '';
const screens = readSights(wanted);
if (screens.length === 0) {
  console.error(
    `No screen's id begins with "${wanted}". Name a folder or a file of screen-configs, such as account/.`,
  );
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
const product = await startProgram('scripts/start.ts', /^Portal +http:\/\/localhost:(\d+)/, {
  PORT: process.env['PORT'] ?? '4179',
});
try {
  const browser = await launchBrowser();
  for (const look of LOOKS) {
    await takeLook(browser, look, { screens, port: product.port });
    console.log(`${look.name}: ${screens.length} pictures`);
  }
  await browser.close();
} finally {
  await product.stop();
}
writeFileSync(join(folder, 'index.html'), sheetOf(screens));
console.log(`Look at ${join(folder, 'index.html')}`);
