import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { customers, heading, mariasOrder, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { chooseByKeyboard, tabTo } from './keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Site } from './site.ts';
import { words, type Language } from './words.ts';

const t = words('en', 'screens/documents/hand-in');
const errors = words('en', 'errors');
const pdf = (name: string, size = 20) => {
  const buffer = Buffer.alloc(size, ' ');
  buffer.write('%PDF-1.7');
  return { name, mimeType: 'application/pdf', buffer };
};

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const row = (page: Page, file: string) => page.getByRole('listitem').filter({ hasText: file });
const files = (page: Page) => page.locator('input[type=file]').first();

/** Opens the enrolment that needs one document, with the one of the demo taken back. */
async function open(page: Page, site: Site, language: Language = 'en') {
  await site.org.reset();
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url(`${language === 'es' ? '/es' : ''}/documents?order=${mariasOrder}`));
  const remove = words(language, 'screens/documents/hand-in')('blocks.files.remove');
  await button(page, `${remove}: lease.pdf`).click();
  await expect(row(page, 'lease.pdf')).toHaveCount(0);
}

async function choose(page: Page, ...chosen: readonly ReturnType<typeof pdf>[]) {
  await page.getByLabel(t('blocks.files.types.lease'), { exact: true }).check();
  await files(page).setInputFiles([...chosen]);
}

test('several enrolments are offered, and the chosen one is opened', deep, async ({ page, site }) => {
  await site.org.reset();
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url('/documents'));
  await page.getByRole('link', { name: '210 Barton Springs' }).click();
  await expect(heading(page, t('title'))).toBeVisible();
  await expect(row(page, 'lease.pdf')).toContainText(t('blocks.files.states.quarantined'));
});

test('a type is chosen by its rules, then files are handed in and submitted', async ({ page, site }) => {
  await open(page, site);
  await expect(page.getByText(t('blocks.files.rules.bothSignatures')).first()).toBeVisible();
  await button(page, t('blocks.files.choose')).click();
  await expect(page.getByRole('alert').filter({ hasText: errors('documentTypeRequired') })).toBeVisible();
  await expectAccessible(page);
  await choose(page, pdf('page-1.pdf'), pdf('page-2.pdf', 3_000_000));
  for (const name of ['page-1.pdf', 'page-2.pdf'])
    await expect(button(page, `${t('blocks.files.remove')}: ${name}`)).toBeVisible();
  await page.getByLabel(t('fields.balance.options.yes')).check();
  await page
    .getByRole('group', { name: t('fields.hold.label') })
    .getByLabel(t('fields.hold.options.no'))
    .check();
  await button(page, t('submit')).click();
  await expect(page.getByText(t('blocks.submitted.heading'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('blocks.balanceSaid.body'))).toBeVisible();
  await expectAccessible(page);
  await button(page, t('blocks.holdNow.button')).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByText(t('blocks.holdSaid.body'))).toBeVisible();
});

test('a document is handed in with the keyboard alone', async ({ page, site }) => {
  page.on('filechooser', (chooser) => void chooser.setFiles([pdf('wrong.pdf'), pdf('right.pdf')]));
  await open(page, site);
  // Where the row was that is gone.
  const place = page.locator('main h2:focus');
  await expect(place).toBeVisible();
  const hold = page.getByRole('group', { name: t('fields.hold.label') });
  await chooseByKeyboard(page, page.getByLabel(t('blocks.files.types.lease'), { exact: true }));
  await tabTo(page, button(page, t('blocks.files.choose')));
  await page.keyboard.press('Enter');
  await expect(button(page, `${t('blocks.files.remove')}: right.pdf`)).toBeVisible();
  await tabTo(page, button(page, `${t('blocks.files.remove')}: wrong.pdf`));
  await page.keyboard.press('Enter');
  await expect(row(page, 'wrong.pdf')).toHaveCount(0);
  await expect(row(page, 'right.pdf')).toBeVisible();
  await expect(place).toBeVisible();
  await chooseByKeyboard(page, page.getByLabel(t('fields.balance.options.yes')));
  await chooseByKeyboard(page, hold.getByLabel(t('fields.hold.options.no')));
  await tabTo(page, button(page, t('submit')));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('blocks.submitted.heading'), { exact: true })).toBeVisible();
});

test('files that cannot be taken are told apart before they are sent', deep, async ({ page, site }) => {
  await open(page, site);
  await choose(
    page,
    pdf('notes.exe'),
    { ...pdf('picture.pdf'), buffer: Buffer.from([0xff, 0xd8, 0xff]) },
    { ...pdf('empty.pdf'), buffer: Buffer.alloc(0) },
    pdf('large.pdf', 10_485_761),
  );
  await expect(row(page, 'notes.exe')).toContainText(errors('fileFormatInvalid'));
  await expect(row(page, 'picture.pdf')).toContainText(t('blocks.files.errors.wrongContent'));
  await expect(row(page, 'empty.pdf')).toContainText(t('blocks.files.errors.empty'));
  await expect(row(page, 'large.pdf')).toContainText('File exceeds the maximum upload size.');
  await expectAccessible(page);
  await button(page, `${t('blocks.files.discard')}: notes.exe`).click();
  await expect(row(page, 'notes.exe')).toHaveCount(0);
});

test('a file that did not get through is tried again, and one under way can be cancelled', async ({
  page,
  site,
}) => {
  await open(page, site);
  site.breakDown('content-versions', 503);
  await choose(page, pdf('first.pdf'));
  await expect(row(page, 'first.pdf')).toContainText(t('messages.fileNotSent'));
  site.heal();
  await button(page, `${t('blocks.files.retry')}: first.pdf`).click();
  await expect(row(page, 'first.pdf')).toContainText(t('blocks.files.states.quarantined'));
  // Nobody answers it.
  await page.route('**/content-versions', () => undefined);
  await page.getByText(t('blocks.files.another')).click();
  await files(page).setInputFiles([pdf('second.pdf')]);
  await expect(row(page, 'second.pdf').getByRole('progressbar')).toBeVisible();
  await button(page, `${t('blocks.files.cancel')}: second.pdf`).click();
  await expect(row(page, 'second.pdf')).toHaveCount(0);
});

test('each state of a document says what to do', deep, async ({ page, site }) => {
  await site.org.reset();
  await signIn({ page, site, username: customers.maria });
  const states = ['refused', 'infected', 'quarantined', 'clean', 'accepted'] as const;
  await page.route('**/getRequiredDocuments**', async (route) => {
    const answer = await route.fetch();
    const body: { requirements: { documents: object[]; state: string }[] } = await answer.json();
    const [one] = body.requirements;
    const document = one?.documents[0];
    const documents = states.map((state) => ({
      ...document,
      state,
      documentId: `doc_${state}`,
      fileName: `${state}.pdf`,
      reason: state === 'refused' ? 'tooOld' : null,
    }));
    const requirements = [{ ...one, state: 'refused', documents }];
    await route.fulfill({ json: { ...body, requirements, submittedAt: '2026-11-21T15:00:00.000Z' } });
  });
  await page.goto(site.url(`/documents?order=${mariasOrder}`));
  for (const state of states)
    await expect(row(page, `${state}.pdf`)).toContainText(t(`blocks.files.help.${state}`));
  await expect(row(page, 'refused.pdf')).toContainText(t('blocks.files.reasons.tooOld'));
  await expect(button(page, t('blocks.files.choose'))).toBeVisible();
  await expectAccessible(page);
});

test('the screen speaks Spanish and fits a narrow phone', deep, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site, 'es');
  const es = words('es', 'screens/documents/hand-in');
  await page.getByText(es('blocks.files.allTypes')).click();
  await expect(page.getByText(es('blocks.files.types.vehicleRegistration'))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
