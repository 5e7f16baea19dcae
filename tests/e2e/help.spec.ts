import { customers, signIn } from './customers.ts';
import { afterFirst } from './depth.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';
import { languages, words } from './words.ts';

const asked = { en: 'late fee', es: 'pago atrasado' } as const;

test.beforeEach(({ site }) => site.org.reset());

for (const [at, language] of languages.entries()) {
  const start = language === 'es' ? '/es' : '';
  test(
    `a guest searches the help and reads an answer, in ${language}`,
    afterFirst(at),
    async ({ page, site }) => {
      const t = words(language, 'screens/help/list');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(site.url(`${start}/help`));
      const main = page.getByRole('main');
      const answers = main.getByRole('row').or(main.getByRole('listitem'));
      await main.getByLabel(t('blocks.articles.search.label')).fill('giraffe');
      await main.getByRole('button', { name: t('blocks.articles.search.button') }).click();
      await expect(main.getByRole('heading', { name: t('blocks.articles.noMatch') })).toBeVisible();
      await main.getByLabel(t('blocks.articles.search.label')).fill(asked[language]);
      await main.getByRole('button', { name: t('blocks.articles.search.button') }).click();
      await expect(page).toHaveURL(/words=/);
      await expect(answers.first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await main.locator('a[href*="/help/late-fee"]').click();
      await expect(main.locator('.formatted li').first()).toBeVisible();
      await expect(main.getByText('$5.00').first()).toBeVisible();
      await expectAccessible(page);
      const logIn = words(language, 'screens/help/article')('blocks.person.links.logIn');
      await expect(main.getByRole('link', { name: logIn })).toBeVisible();
      await main.locator('a[href*="/help/autopay"]').click();
      await expect(page).toHaveURL(new RegExp(`${start}/help/autopay`));
    },
  );

  test(
    `a customer books a call, and calls it off, in ${language}`,
    afterFirst(at),
    async ({ page, site }) => {
      const t = words(language, 'screens/help/call');
      await signIn({ page, site, username: customers.emily });
      await page.goto(site.url(`${start}/help/call`));
      const main = page.getByRole('main');
      await expect(main.getByLabel(t(`fields.spoken.options.${language}`))).toBeChecked();
      await main.getByLabel(t('fields.topic.label')).selectOption('bills');
      await main.getByLabel(t('fields.spoken.options.vi')).check();
      await main.locator('.slot-times input').first().check();
      await main.getByLabel(t('fields.phone.label')).fill('5125550142');
      await main.getByRole('button', { name: t('submit') }).click();
      await expect(main.getByRole('button', { name: t('blocks.callOff.button') })).toBeVisible();
      await expect(main.locator('form')).toHaveCount(0);
      await expectAccessible(page);

      await page.goto(site.url(`${start}/help`));
      const list = words(language, 'screens/help/list');
      await main.getByRole('link', { name: list('blocks.change.links.change') }).click();
      await main.getByRole('button', { name: t('blocks.callOff.button') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('blocks.callOff.button') })
        .click();
      await expect(main.getByRole('button', { name: t('submit') })).toBeVisible();
    },
  );
}

test('a guest reads the help in Vietnamese, found without its marks', async ({ page, site }) => {
  const t = words('vi', 'screens/help/list');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url('/vi/help'));
  const main = page.getByRole('main');
  await main.getByLabel(t('blocks.articles.search.label')).fill('mui gas');
  await main.getByRole('button', { name: t('blocks.articles.search.button') }).click();
  await main.locator('a[href*="/vi/help/smell-gas"]').click();
  const answer = main.locator('.formatted');
  // For a moment the page before stands there, too.
  await expect(answer).toHaveCount(1);
  await expect(answer).not.toHaveAttribute('lang');
  await expect(answer.getByText('gọi 911')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
