import type { Page } from '@playwright/test';
import { customers, heading, signIn } from './customers.ts';
import { afterFirst } from './depth.ts';
import { expect, expectAccessible, expectArrived, test } from './site.ts';
import type { Site } from './site.ts';
import { languages, words } from './words.ts';

const minute = 60_000;

for (const [at, language] of languages.entries()) {
  test(
    `an idle customer is asked in time, stays with one press, and loses nothing, in ${language}`,
    afterFirst(at),
    async ({ page, site, tolerate }) => {
      tolerate(/net::ERR_FAILED|session\.(?:extend|getCurrent)Session/);
      await page.clock.install({ time: site.now() });
      const common = words(language, 'common');
      const profile = words(language, 'screens/account/my-profile');
      await page.setViewportSize({ width: 360, height: 640 });
      await signIn({ page, site, username: customers.emily });
      await page.goto(site.url(language === 'es' ? '/es/profile' : '/profile'));
      await expect(heading(page, profile('title'))).toBeVisible();
      await expectArrived(page);
      const phone = page.getByLabel(profile('fields.otherPhone.label'));
      await phone.fill('(713) 555-0166');
      const wait = async (minutes: number) => {
        site.wait(minutes * minute);
        await page.clock.fastForward(minutes * minute);
      };
      await wait(27);
      const question = page.getByRole('dialog', { name: common('session.title') });
      await expect(question).toHaveCount(0);
      await wait(2);
      await expect(question).toBeVisible();
      await expectAccessible(page);
      const stay = question.getByRole('button', { name: common('session.stay') });
      const calls = /extendSession|getCurrentSession/;
      await page.route(calls, (route) => route.abort());
      await stay.click();
      await expect(question.getByRole('status')).toHaveText(common('session.failed'));
      await page.unroute(calls);
      const extended = page.waitForResponse(/extendSession/);
      await stay.click();
      expect((await extended).status()).toBe(200);
      await expect(question).toHaveCount(0);
      await expect(phone).toBeFocused();
      await expect(phone).toHaveValue('(713) 555-0166');
    },
  );
}

for (const [device, ahead] of [
  ['two hours behind', -120],
  ['three quarters of an hour ahead', 45],
] as const)
  test(`an idle customer is asked and signed out in time on a device that is ${device}`, async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(/^401 /);
    await page.clock.install({ time: site.now() + ahead * minute });
    await signIn({ page, site, username: customers.emily });
    let asked = 0;
    page.on('response', (response) => (asked += Number(response.url().includes('getCurrentSession'))));
    await page.goto(site.url('/profile'));
    await expectArrived(page);
    // One that seems to be over is asked for again.
    await expect.poll(() => asked).toBeGreaterThanOrEqual(ahead > 0 ? 2 : 1);
    const question = page.getByRole('dialog', { name: words('en', 'common')('session.title') });
    await page.clock.fastForward(27 * minute);
    await expect(question).toHaveCount(0);
    await page.clock.fastForward(2 * minute);
    await expect(question).toBeVisible();
    site.wait(40 * minute);
    await page.clock.fastForward(3 * minute);
    await expect(
      page.getByText(words('en', 'screens/account/log-in')('blocks.expired.heading')),
    ).toBeVisible();
  });

test('a page that asks by itself keeps the session of nobody who has left it', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/^401 /);
  await page.clock.install({ time: site.now() });
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/messages'));
  await expectArrived(page);
  await page.getByRole('main').getByRole('link').filter({ hasText: /bill/ }).first().click();
  await expect(page).toHaveURL(/messages\/500/);
  const ended = page.getByText(words('en', 'screens/account/log-in')('blocks.expired.heading'));
  let waited = 0;
  while (waited < 120 && !(await ended.isVisible())) {
    waited += 1;
    site.wait(minute);
    await page.clock.fastForward(minute);
    // What was asked in this minute is answered in it.
    await page.waitForLoadState('networkidle');
  }
  // A busy machine answers some minutes late; a page that kept the session would do so for ever.
  expect(waited).toBeLessThan(90);
});

/** Two pages of one browser that show a customer. */
async function openTwo(page: Page, site: Site): Promise<readonly [Page, Page]> {
  await signIn({ page, site, username: customers.emily });
  const other = await page.context().newPage();
  for (const one of [page, other]) {
    await one.clock.install({ time: site.now() });
    await one.goto(site.url('/profile'));
    await expectArrived(one);
  }
  return [page, other];
}

test('two idle pages that end together log nobody out who logs in again', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/^401 /);
  const [one, other] = await openTwo(page, site);
  // Each asks while the other one hears that the session is over.
  for (const [at, each] of [one, other].entries())
    await each.route(/PortalDataController/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 60 * (at + 1)));
      await route.continue();
    });
  let leaves = 0;
  page.context().on('request', (request) => (leaves += Number(request.url().endsWith('/logOut'))));
  site.wait(31 * minute);
  await Promise.all([one, other].map((each) => each.clock.fastForward(31 * minute)));
  for (const each of [one, other]) await expect(each).toHaveURL(/\/login/);
  expect(leaves).toBe(0);
});

test('a sign-out that the org did not hear of blanks every page of the browser', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/^(?:401|503) |logOut/);
  const [one, other] = await openTwo(page, site);
  const isAway = (url: URL) => url.pathname.endsWith('/logOut');
  await page.context().route(isAway, (route) => route.fulfill({ status: 503, json: [] }));
  await one
    .getByRole('banner')
    .getByRole('button', { name: words('en', 'common')('header.signOut') })
    .click();
  const signedOut = words('en', 'common')('signedOut.title');
  for (const each of [one, other]) await expect(heading(each, signedOut)).toBeVisible();
  await one.close();
  await page.context().unroute(isAway);
  await other.clock.fastForward(minute);
  await expect(other).toHaveURL(/\/login/);
});

test('who does not answer is signed out in time, and told so', async ({ page, site, tolerate }) => {
  tolerate(/^401 /);
  await page.clock.install({ time: site.now() });
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/profile'));
  await expectArrived(page);
  await page.clock.fastForward(29 * minute);
  await expect(page.getByRole('dialog', { name: words('en', 'common')('session.title') })).toBeVisible();
  site.wait(40 * minute);
  await page.clock.fastForward(3 * minute);
  const log = words('en', 'screens/account/log-in');
  await expect(page.getByText(log('blocks.expired.heading'))).toBeVisible();
});
