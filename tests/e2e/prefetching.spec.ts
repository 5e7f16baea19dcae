import { signIn } from './customers.ts';
import { expect, test } from './site.ts';
import { words } from './words.ts';

test.use({ prefetches: true });

const usage = words('en', 'screens/usage/comparison');

/** Files that screens are made of. */
const isFile = (address: string): boolean => /\/(?:assets|published)\//.test(new URL(address).pathname);

/** In the page, asked again and again: whether no file has come during the pause. */
function isQuiet(pause: number): boolean {
  const count = performance.getEntriesByType('resource').length;
  if (Reflect.get(window, 'filesSeen') !== count) {
    Reflect.set(window, 'filesSeen', count);
    Reflect.set(window, 'filesSeenAt', performance.now());
  }
  return performance.now() - Number(Reflect.get(window, 'filesSeenAt')) >= pause;
}

test('a screen of the header is there with its data alone, as its files were fetched ahead', async ({
  page,
  site,
}) => {
  const last = page.waitForResponse((response) =>
    response.url().includes('/published/screens/usage/comparison.en'),
  );
  await signIn({ page, site, username: 'maria.lopez@example.com' });
  await page.goto(site.url('/'));
  await last;
  // The code of its blocks comes after its texts.
  await page.waitForFunction(isQuiet, 1000);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const files = new Map<string, string>();
  const calls: string[] = [];
  const cached = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (isFile(request.url)) files.set(requestId, new URL(request.url).pathname);
    else calls.push(request.url);
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) cached.add(requestId);
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: usage('navigation') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: usage('title') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).not.toEqual([]);
  const fetched = [...files].filter(([id]) => !cached.has(id)).map(([, path]) => path);
  expect(fetched).toEqual([]);
});
