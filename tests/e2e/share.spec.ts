import type { Page } from '@playwright/test';
import { customers, logIn, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, test } from './site.ts';
import { words } from './words.ts';

test.use({ prefetches: true });

const t = words('en', 'screens/documents/hand-in');
const forms = words('en', 'forms');

/** Sends files as another app does, by the address and the form that the manifest of the portal names. */
const share = (page: Page, names: readonly string[]) =>
  page.evaluate(async (given) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const { share_target: target } = await (await fetch(link?.href ?? '')).json();
    const form = Object.assign(document.createElement('form'), target);
    const data = new DataTransfer();
    for (const name of given)
      data.items.add(new File(['%PDF-1.7 of a lease'], name, { type: 'application/pdf' }));
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'files',
      multiple: true,
    });
    input.files = data.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, names);

test('files that another app shares wait, also through a log-in, until it is said what they are', async ({
  page,
  site,
}) => {
  await site.org.reset();
  await page.goto(site.url('/login'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await share(page, ['from-mail.pdf', 'holiday.pdf']);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, customers.maria);
  await expect(page).toHaveURL(/\/documents\?shared$/);
  await page.getByRole('link', { name: '210 Barton Springs' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: forms('files.shared.title') })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: `${forms('files.discard')}: holiday.pdf` }).click();
  const use = main
    .getByRole('button', { name: forms('files.shared.use', { file: 'from-mail.pdf' }) })
    .first();
  await use.click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await page.getByLabel(t('blocks.files.types.lease'), { exact: true }).first().check();
  await use.click();
  await expect(
    main.getByRole('button', { name: `${t('blocks.files.remove')}: from-mail.pdf` }),
  ).toBeVisible();
  await expect(main.getByText(forms('files.shared.title'))).toHaveCount(0);
});

test('files that were shared go with the session', deep, async ({ page, site }) => {
  await site.org.reset();
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/messages'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await share(page, ['from-mail.pdf']);
  await page.getByRole('link', { name: '210 Barton Springs' }).click();
  const title = page.getByRole('main').getByText(forms('files.shared.title'));
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: words('en', 'common')('header.signOut') }).click();
  await logIn(page, customers.maria);
  await page.getByRole('link', { name: '210 Barton Springs' }).first().click();
  await page.evaluate((path) => history.pushState(null, '', path), '/documents');
  await page.getByRole('main').getByRole('link', { name: '210 Barton Springs' }).click();
  await expect(
    page.getByText(words('en', 'screens/documents/hand-in')('blocks.files.another')).first(),
  ).toBeVisible();
  await expect(title).toHaveCount(0);
});
