/**
 * Takes a picture of each word of the screen language that can be seen, out of the gallery: `npm run docs:words`. It writes
 * `.github/words/`, from where the reference of the language takes them.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from 'vite';
import { launchBrowser } from './machine/browser.ts';
import { root, run } from './machine/process.ts';

const configFile = join(root, 'portal/gallery/vite.config.ts');
const folder = join(root, '.github/words');

/** The beginning of what is higher says enough. */
const mostPixels = 700;

/** The name of a picture: that of the section of the reference that shows it. */
function nameOf(id: string, title: string): string | undefined {
  if (id === 'block-gallery-sample-workedOut') return 'shape-Expression';
  if (id.startsWith('field-')) return id;
  return id.startsWith('block-') ? `block-${title.split(':')[0] ?? ''}` : undefined;
}

async function takePictures(address: string): Promise<number> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 800, height: 900 }, colorScheme: 'light' });
  await page.goto(`${address}?brand=a&scheme=light&language=en`);
  await page.waitForLoadState('networkidle');
  const taken = new Set<string>();
  for (const specimen of await page.locator('.specimen').all()) {
    const title = (await specimen.locator('h3').first().innerText()).trim();
    const name = nameOf((await specimen.getAttribute('id')) ?? '', title);
    if (name === undefined || taken.has(name)) continue;
    taken.add(name);
    const views = specimen.locator('.specimen-view');
    // The first state of a question is the empty one.
    const view = name.startsWith('field-') && (await views.count()) > 1 ? views.nth(1) : views.first();
    await view.locator('.specimen-state').evaluate((label) => label.remove());
    await view.evaluate((box, most) => {
      box.style.maxHeight = most;
      box.style.overflow = 'hidden';
    }, `${mostPixels}px`);
    await view.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  }
  await browser.close();
  return taken.size;
}

const { code } = await run(['vite', 'build', '--config', configFile], { show: true });
if (code === 0) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const server = await preview({ configFile, preview: { host: 'localhost', port: 0 }, logLevel: 'warn' });
  const count = await takePictures(server.resolvedUrls?.local[0] ?? '');
  await server.close();
  console.log(`${count} pictures: .github/words/`);
}
process.exitCode = code;
