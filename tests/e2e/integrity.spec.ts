import type { Page } from '@playwright/test';
import { afterFirst } from './depth.ts';
import { expect, test } from './site.ts';

const scripts = /\/(?:assets|published)\/.*\.js$/;
/** A browser tells of bytes that are not those it was told, and the page of a chunk that it cannot have. */
const told = /integrity|module script|dynamically imported module|ChunkNotLoaded/i;

/** The scripts that a page loads by itself. */
async function scriptsOf(page: Page, url: string): Promise<readonly string[]> {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    if (scripts.test(response.url())) loaded.add(response.url());
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return [...loaded];
}

/** Opens a page with another script in the place of one of its own, and returns true when that ran. */
async function runsChanged(page: Page, url: string, script: string): Promise<boolean> {
  let hasRun = false;
  const mark = `changed:${script}`;
  page.on('console', (message) => {
    if (message.text() === mark) hasRun = true;
  });
  await page.route(script, async (route) => {
    const response = await route.fetch();
    const body = `console.info(${JSON.stringify(mark)});\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.unroute(script);
  return hasRun;
}

for (const [at, path] of ['/deposit', '/login'].entries()) {
  test(
    `no script of ${path} runs when its bytes are others`,
    afterFirst(at),
    async ({ page, site, tolerate }) => {
      tolerate(told);
      const url = site.url(path);
      const loaded = await scriptsOf(page, url);
      expect(loaded.length).toBeGreaterThan(5);
      const ran: string[] = [];
      for (const script of loaded) if (await runsChanged(page, url, script)) ran.push(script);
      expect(ran).toEqual([]);
    },
  );
}

test('without the import map, changed bytes would run', async ({ page, site, tolerate }) => {
  tolerate(told);
  const url = site.url('/login');
  const [script = ''] = await scriptsOf(page, url);
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const { 'integrity-policy': _, ...headers } = response.headers();
    const body = (await response.text()).replace(/<script type="importmap">.*?<\/script>/, '');
    await route.fulfill({ status: 200, headers, body });
  });
  expect(await runsChanged(page, url, script)).toBe(true);
});

test('a script that no document binds does not run', async ({ page, site, tolerate }) => {
  tolerate(told);
  await scriptsOf(page, site.url('/login'));
  await page.route('**/assets/other-1.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.hasRun = true;' }),
  );
  const outcome = await page.evaluate(() =>
    import(/* @vite-ignore */ `${location.origin}/assets/other-1.js`).then(
      () => 'ran',
      () => 'refused',
    ),
  );
  expect([outcome, await page.evaluate(() => 'hasRun' in globalThis)]).toEqual(['refused', false]);
});
