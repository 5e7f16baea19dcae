import type { Page } from '@playwright/test';
import { createHost } from '@energy-portal/portal/server';
import { startMockOrg } from '../contract/mock-org.ts';
import { createSandboxOrg, startProcessorServer } from '../sandbox/index.ts';
import { errorSummary } from './customers.ts';
import { sendByKeyboard } from './keyboard.ts';
import { tagOf } from './depth.ts';
import { readPlaces } from './places.ts';
import { dist } from './site-kinds.ts';
import { expect, listen, test as base } from './site.ts';

/** Gives the address of a portal whose org is nothing but the examples of the specs. */
async function startMocks(give: (url: string) => Promise<void>): Promise<void> {
  const org = await startMockOrg({ host: '127.0.0.1', port: 0 });
  // The payment processor is behind no spec: the sandbox's stands in, without a customer.
  const sandbox = createSandboxOrg({ database: ':memory:', clock: Date, seed: 'empty' });
  const portalUrls: string[] = [];
  const processor = await startProcessorServer(sandbox, { host: 'localhost', port: 0, portalUrls });
  const host = await createHost({
    orgUrl: org.url,
    paymentsUrl: processor.url,
    dist,
    clock: Date,
    validatesAnswers: true,
  });
  const url = `http://localhost:${await listen(host)}`;
  portalUrls.push(url);
  await give(url);
  await host.stop();
  await Promise.all([processor.close(), org.close()]);
  sandbox.close();
}

const test = base.extend<object, { mocks: string }>({
  // Playwright reads the fixtures that are needed from the first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  mocks: [async ({}, give) => startMocks(give), { scope: 'worker' }],
});

/** Which example answers, where the first one of an operation is not the one that a form needs. */
const preferred: readonly (readonly [request: RegExp, example: string])[] = [
  [/\/records\/.*[?&]fields=User\./, 'user'],
  [/\/records\/.*[?&]fields=Case\./, 'case'],
  [/\/getIdentityVerification\b/, 'question'],
  [/\/getAutopay\b/, 'off'],
];

/** Asks for examples as Prism's clients do: by a header. */
async function preferExamples(page: Page, session: 'guest' | 'customer'): Promise<void> {
  const examples = [...preferred, [/\/getCurrentSession\b/, session] as const];
  await page.route(/\/(services|lwr)\//, (route) => {
    const request = route.request();
    const found = examples.find(([pattern]) => pattern.test(request.url()));
    if (found === undefined) return route.fallback();
    return route.fallback({ headers: { ...request.headers(), prefer: `example=${found[1]}` } });
  });
}

// One worker is enough, and reads the specs once.
test.describe.configure({ mode: 'default' });

const places = readPlaces().filter(({ hasForm }) => hasForm);
for (const [at, place] of places.entries()) {
  test(
    `${place.id} is filled in and sent to a mock of the specs`,
    { tag: tagOf(at + 1, 18) },
    async ({ page, mocks }) => {
      await preferExamples(page, place.username === undefined ? 'guest' : 'customer');
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400)
          refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
      });
      await page.goto(`${mocks}${place.path}`);
      await expect(page.getByRole('main').locator('.form .form-actions')).toBeVisible();
      const answers = await sendByKeyboard(page, place);
      await expect(errorSummary(page)).toHaveCount(0);
      expect(answers).toHaveLength(1);
      expect(refused).toEqual([]);
    },
  );
}
