import { customers, signIn } from './customers.ts';
import { showAccountThat } from './shown-account.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, test } from './site.ts';
import { words } from './words.ts';

const t = words('en', 'screens/account/move');

test.beforeEach(({ site }) => {
  site.org.reset();
});

test('customers of gas who move see the price at their new home, too', deep, async ({ page, site }) => {
  await signIn({ page, site, username: customers.maria });
  await showAccountThat(
    { page, site },
    ({ group, commodities }) => group !== 'closed' && commodities.includes('gas'),
  );
  // The demo's gas runs by a plan that is sold no more: as if it were one that is.
  const sold = { planId: 'plan_hg12_a', planName: 'Hearth Gas 12' };
  await page.route('**/getMoveOut?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: Object.assign(await answer.json(), sold) });
  });
  const main = page.getByRole('main');
  await page.goto(site.url('/move'));
  await expect(main.getByText('per therm')).toHaveCount(0);
  await main.getByLabel(t('fields.zipCode.label')).fill('78704');
  await expect(
    main.getByText(/Hearth Gas 12 costs \d+(?:\.\d+)?¢ per therm at your new home, and \$/),
  ).toBeVisible();
  await expectAccessible(page);
});
