import { customers, signIn } from './customers.ts';
import { afterFirst, isDeep } from './depth.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';
import { languages, words } from './words.ts';

/** Screens of what belongs to an account, by their addresses. */
const screens = {
  '/autopay': 'payments/autopay',
  '/autopay/set-up': 'payments/autopay-set-up',
  '/autopay/methods/new': 'payments/method-new',
  '/bills': 'payments/bills',
  '/move': 'account/move',
  '/move-out': 'account/move-out',
  '/refer': 'account/refer',
  '/more-time': 'payments/extension',
  '/outages/report': 'requests/report-outage',
  '/pay': 'payments/pay',
  '/plans/plan_ss12/year': 'plans/year',
  '/preferences': 'preferences/overview',
  '/preferences/paperless': 'preferences/paperless',
  '/preferences/text-alerts': 'preferences/text-alerts',
  '/usage': 'usage/comparison',
  '/usage/by-hour': 'usage/by-hour',
  '/usage/alerts': 'usage/alerts',
  '/usage/week': 'usage/week',
};

for (const [turn, language] of languages.entries()) {
  test(
    `who has no account yet is told so where one is needed, in ${language}`,
    afterFirst(turn),
    async ({ page, site }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.route('**/getCurrentSession*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), accountNumber: null } });
      });
      await signIn({ page, site, username: customers.emily });
      // Each commit looks at a screen in one of the languages.
      const seen = Object.entries(screens).filter((_, at) => isDeep || at % 8 === turn);
      for (const [path, screen] of seen) {
        await page.goto(site.url(language === 'es' ? `/es${path}` : path));
        const main = page.getByRole('main');
        await expect(
          main.getByText(words(language, `screens/${screen}`)('blocks.noAccount.body')),
        ).toBeVisible();
        await expect(main.locator('.skeleton')).toHaveCount(0);
        await expect(main.locator('form')).toHaveCount(0);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    },
  );
}
