import { heading } from './customers.ts';
import { afterFirst } from './depth.ts';
import { expect, expectAccessible, test } from './site.ts';
import { languages, words } from './words.ts';

for (const [at, language] of languages.entries())
  test(
    `the facts label of a plan is a page of its own, in ${language}`,
    afterFirst(at),
    async ({ page, site, announce }) => {
      const plan = words(language, 'screens/plans/plan');
      const facts = words(language, 'screens/plans/facts');
      await page.goto(site.url(`${language === 'es' ? '/es' : ''}/plans/plan_bc12_c?zip=78704`));
      await page.getByRole('link', { name: plan('blocks.facts.links.facts') }).click();
      await expect(heading(page, facts('title'))).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText(facts('blocks.credit.rows.from'))).toBeVisible();
      await expect(main.getByText('$60.00')).toBeVisible();
      await expect(main.getByText(facts('blocks.minimum.heading'))).toHaveCount(0);
      await expect(main.getByRole('button', { name: facts('blocks.print.button') })).toBeVisible();
      await expectAccessible(page);
      const address = page.url();
      await page.goto(address.replace('plan_bc12_c', 'plan_fw24_c'));
      await expect(main.getByText(facts('blocks.weekends.heading'))).toBeVisible();
      await expect(main.getByText(facts('blocks.daily.heading'))).toHaveCount(0);
      await expect(main.getByRole('definition').filter({ hasText: /^20\.56$/ })).toBeVisible();
      announce(/^404 GET .*\/getPlan/);
      await page.goto(site.url('/plans/plan_none/facts?zip=78704'));
      await expect(
        main.getByText(words('en', 'screens/plans/facts')('blocks.notOffered.heading')),
      ).toBeVisible();
    },
  );
