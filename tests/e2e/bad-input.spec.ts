import { customers, errorSummary, logIn, logInForm, password, signIn } from './customers.ts';
import { expect, test } from './site.ts';
import { words } from './words.ts';

const write = words('en', 'screens/messages/new');
const profile = words('en', 'screens/account/my-profile');
const common = words('en', 'common');

test('spaces pasted around an e-mail, a phone and a ZIP code are cut off', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/profile'));
  const field = (name: string) => page.getByLabel(profile(`fields.${name}.label`));
  await field('mobilePhone').fill(' \t512 555 0177  ');
  await field('zipCode').fill('  78702 ');
  const email = await field('email').inputValue();
  await field('email').fill(`  ${email}  `);
  await page.getByRole('button', { name: profile('submit') }).click();
  await expect(page.getByText(profile('messages.saved'))).toBeVisible();
  await page.reload();
  await expect(field('mobilePhone')).toHaveValue('(512) 555-0177');
  await expect(field('zipCode')).toHaveValue('78702');
  await expect(field('email')).toHaveValue(email);
});

test('spaces around the user name do not keep a customer out', async ({ page, site }) => {
  await page.goto(site.url('/login'));
  await logIn(page, `  ${customers.diego} `, password);
  await expect(page).not.toHaveURL(/login/);
});

test('emoji and 10,000 characters are taken where there is room, and told kindly where there is none', async ({
  page,
  site,
}) => {
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/messages/new'));
  const [subject, description] = ['subject', 'description'].map((name) =>
    page.getByRole('main').getByLabel(write(`fields.${name}.label`)),
  );
  const send = page.getByRole('button', { name: write('submit') });
  await subject?.fill('x'.repeat(10_000));
  await description?.fill('🐝'.repeat(20));
  await send.click();
  await expect(errorSummary(page).getByRole('link')).toHaveCount(1);
  await expect(subject ?? page.locator('none')).toHaveAttribute('aria-invalid', 'true');
  const name = `Bees 👩‍👩‍👧 ${Date.now()}`;
  await subject?.fill(name);
  await send.click();
  await expect(page.getByText(write('messages.sent'))).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('logging out in one tab leaves nothing to see in the other', async ({ page, site, context }) => {
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/messages'));
  await expect(page.getByRole('table')).toBeVisible();
  const other = await context.newPage();
  await other.goto(site.url('/profile'));
  await other
    .getByRole('button', { name: common('header.signOut') })
    .first()
    .click();
  await expect(logInForm(other).button).toBeVisible();
  // The tabs tell each other.
  await expect(logInForm(page).button).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Lopez');
  await page.goBack();
  await expect(page.getByRole('table')).toHaveCount(0);
});
