import type { Locator, Page } from '@playwright/test';
import { command } from './catalogue/visit.ts';
import { errorSummary, newestCode, signIn } from './customers.ts';
import { tagOf } from './depth.ts';
import { fillByKeyboard, sendByKeyboard } from './keyboard.ts';
import { readPlacesOf, type Place } from './places.ts';
import { expect, expectAccessible, expectArrived, test, type Site } from './site.ts';

/** The ways in which sending fails before the org has done anything. */
const kinds = [
  { name: 'is refused', effect: { kind: 'status', status: 503 } },
  { name: 'is cut off', effect: { kind: 'cut' } },
] as const;

/** Forms of one step that stay where they are. */
const forms = [
  'account/change-email',
  'account/change-password',
  'account/forgot-password',
  'account/my-profile',
  'messages/new',
  'messages/case',
  'preferences/text-alerts',
  'requests/new',
];

/** Forms of several steps. What is not known of a payment is told in another way, which its own journeys show. */
const formsInSteps = [
  'account/register',
  'payments/autopay-set-up',
  'plans/change',
  'plans/enroll',
  'plans/join',
];

test.afterEach(async ({ site }) => {
  await command({ site }, 'errors');
  site.org.reset();
});

interface FailingForm {
  readonly page: Page;
  readonly site: Site;
  readonly place: Place;
  readonly kind: (typeof kinds)[number];
}

/** Opens a place whose form cannot be sent for now, and gives the form. */
async function openToFail({ page, site, place, kind }: FailingForm): Promise<Locator> {
  site.org.reset();
  if (place.username !== undefined) await signIn({ page, site, username: place.username });
  await command({ site }, 'errors', { operation: place.submits, ...kind.effect, times: 100 });
  await page.goto(site.url(place.path));
  const form = page.getByRole('main').locator('.form');
  await expect(form.locator('.form-actions')).toBeVisible();
  await expectArrived(page);
  return form;
}

readPlacesOf(forms).forEach((place, at) => {
  const kind = kinds[at % kinds.length] ?? kinds[0];
  test(
    `${place.id} keeps what was typed when sending ${kind.name}, and sends it once`,
    { tag: tagOf(at, 9) },
    async ({ page, site, tolerate }) => {
      tolerate(/Failed to load resource: net::/);
      const form = await openToFail({ page, site, place, kind });
      await fillByKeyboard(page);
      await expect(errorSummary(page)).toBeVisible();
      await expectAccessible(page);
      const values = () =>
        form
          .locator('input:not([type=radio]):not([type=checkbox]), textarea')
          .evaluateAll((all) => all.map((one) => ('value' in one ? one.value : '')));
      const kept = await values();
      expect(kept.filter((value) => value !== '')).not.toEqual([]);
      await command({ site }, 'errors');
      let sent = 0;
      page.on('request', (request) => {
        const path = new URL(request.url()).pathname;
        const isForm = path.endsWith(`/${place.submits}`) || path.includes('/ui-api/records');
        if (request.method() !== 'GET' && isForm && !path.endsWith('/batch')) sent += 1;
      });
      await form.locator('.form-actions button').first().dblclick();
      await expect(errorSummary(page)).toHaveCount(0);
      await expect.poll(() => sent).toBe(1);
      await expectAccessible(page);
    },
  );
});

readPlacesOf(formsInSteps).forEach((place, at) => {
  const kind = kinds[at % kinds.length] ?? kinds[0];
  test(
    `${place.id} sends all its steps again when sending ${kind.name}`,
    { tag: tagOf(at, 9) },
    async ({ page, site, tolerate }) => {
      tolerate(/Failed to load resource: net::/);
      const form = await openToFail({ page, site, place, kind });
      const sent: (string | null)[] = [];
      page.on('request', (request) => {
        const isForm = new URL(request.url()).pathname.endsWith(`/${place.submits}`);
        if (isForm && request.method() !== 'GET') sent.push(request.postData());
      });
      await sendByKeyboard(page, place, async () => ({ code: (await newestCode(site)) ?? '482913' }));
      await expect(errorSummary(page)).toBeVisible();
      await expectAccessible(page);
      await command({ site }, 'errors');
      await form.locator('.form-actions button').first().dblclick();
      await expect(errorSummary(page)).toHaveCount(0);
      const [first] = sent;
      expect(sent).toEqual([first, first]);
      await expectAccessible(page);
    },
  );
});

/** The ways in which the org does what it is asked, and the customer does not learn of it. */
const unsureKinds = [
  // The host asks again by itself when a used connection breaks: only what is lost twice reaches the customer.
  { name: 'the answer is lost', effect: { kind: 'lost', times: 2 } },
  { name: 'the answer is garbage', effect: { kind: 'malformed' } },
  { name: 'half of the answer comes', effect: { kind: 'truncated' } },
] as const;

/** Forms whose sending has a name, so that the same again is no second one. */
const namedForms = ['messages/new', 'messages/case', 'requests/new', 'plans/enroll', 'plans/join'];

readPlacesOf(namedForms).forEach((place, at) => {
  for (const [turn, kind] of unsureKinds.entries())
    test(
      `${place.id} does not say that it failed when ${kind.name}, and the same again is done once`,
      { tag: turn === at % unsureKinds.length ? tagOf(at, 9) : ['@deep'] },
      async ({ page, site, tolerate }) => {
        tolerate(/Failed to load resource: net::/);
        site.org.reset();
        if (place.username !== undefined) await signIn({ page, site, username: place.username });
        await command({ site }, 'errors', { operation: place.submits, ...kind.effect });
        const sent: (string | null)[] = [];
        page.on('request', (request) => {
          const isForm = new URL(request.url()).pathname.endsWith(`/${place.submits}`);
          if (isForm && request.method() !== 'GET') sent.push(request.postData());
        });
        await page.goto(site.url(place.path));
        await expect(page.getByRole('main').locator('.form-actions')).toBeVisible();
        await expectArrived(page);
        await sendByKeyboard(page, place, async () => ({ code: (await newestCode(site)) ?? '482913' }));
        await expect(errorSummary(page)).toContainText(/We could not confirm|we do not know whether/);
        await expectAccessible(page);
        await command({ site }, 'errors');
        await page.getByRole('main').locator('.form-actions button').first().click();
        await expect(errorSummary(page)).toHaveCount(0);
        const [first] = sent;
        expect(sent).toEqual([first, first]);
      },
    );
});
