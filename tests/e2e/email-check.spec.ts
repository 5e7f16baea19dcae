import { customers, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { password } from './demo.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';
import { languages, words } from './words.ts';

for (const language of languages) {
  test(
    `who joins is told of a slip in the address before it is too late, in ${language}`,
    language === 'es' ? {} : deep,
    async ({ page, site }) => {
      const t = words(language, 'screens/plans/join');
      await page.setViewportSize({ width: 320, height: 700 });
      const prefix = language === 'es' ? '/es' : '';
      await page.goto(site.url(`${prefix}/plans/plan_gp24_c/join?zip=78704`));
      const email = page.getByLabel(t('fields.email.label'));
      await page.getByLabel(t('fields.firstName.label')).fill('Ana');
      await page.getByLabel(t('fields.lastName.label')).fill('Nueva');
      await page.getByLabel(t('fields.mobilePhone.label')).fill('(512) 555-0177');
      await email.fill('ana@gmial.com');
      await email.press('Enter');
      await expect(page.getByText(t('fields.email.warnings.undeliverable'))).toBeVisible();
      await expect(email).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const suggestion = t('fields.email.warnings.suggested', { suggestion: 'ana@gmail.com' });
      await page.getByRole('button', { name: suggestion }).click();
      await expect(email).toHaveValue('ana@gmail.com');
      await email.press('Enter');
      await expect(page.getByRole('heading', { name: t('steps.home.title') })).toBeFocused();
    },
  );
}

test('an address that only the org can tell to be none is told at its field', async ({
  page,
  site,
  announce,
}) => {
  announce(/^400 \w+ .*\/checkEmailAddress/);
  const t = words('en', 'screens/plans/join');
  await page.goto(site.url('/plans/plan_gp24_c/join?zip=78704'));
  const email = page.getByLabel(t('fields.email.label'));
  await email.fill('ana..nueva@gmail.com');
  await page.getByLabel(t('fields.firstName.label')).focus();
  await expect(page.getByText(t('fields.email.warnings.EMAIL_INVALID'))).toBeVisible();
  await email.fill('ana.nueva@gmail.com');
  await expect(page.getByText(t('fields.email.warnings.EMAIL_INVALID'))).toBeHidden();
});

test(
  'a warning that was seen forbids nothing, and what is no address is judged by the form',
  deep,
  async ({ page, site }) => {
    const t = words('en', 'screens/account/change-email');
    await signIn({ page, site, username: customers.emily });
    await page.goto(site.url('/change-email'));
    const field = (name: string) =>
      page.getByRole('textbox', { name: t(`fields.${name}.label`), exact: true });
    await field('newEmail').fill('emily');
    await field('confirmEmail').fill('emily');
    await expect(page.getByText(t('fields.newEmail.warnings.FORMAT_INVALID'))).toBeVisible();
    await page.getByRole('button', { name: t('submit') }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    const risky = 'emily@throwaway.example';
    await field('newEmail').fill(risky);
    await field('confirmEmail').fill(risky);
    await expect(page.getByText(t('fields.newEmail.warnings.highRisk'))).toBeVisible();
    await field('currentPassword').fill(password);
    await page.getByRole('button', { name: t('submit') }).click();
    await expect(page.getByText(t('blocks.sent.heading'))).toBeVisible();
  },
);
