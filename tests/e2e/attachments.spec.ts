import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { customers, errorSummary, heading, mariasCase, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Site } from './site.ts';
import { words } from './words.ts';

const write = words('en', 'screens/messages/new');
const talk = words('en', 'screens/messages/case');
const list = words('en', 'screens/messages/list');
const forms = words('en', 'forms');
const errors = words('en', 'errors');
const scanTime = 61_000;

const pdf = (name: string, size = 2000) => {
  const buffer = Buffer.alloc(size, ' ');
  buffer.write('%PDF-1.7');
  return { name, mimeType: 'application/pdf', buffer };
};

/** Its number ends in a zero right before the end of the line. */
const table = { name: 'usage.csv', mimeType: 'text/csv', buffer: Buffer.from('Month,kWh\nJan,1000\n') };

const files = (page: Page) => page.locator('input[type=file]').first();
const row = (page: Page, file: string) => page.locator('.upload-file').filter({ hasText: file });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Opens the form for a new message and writes one. */
async function begin(page: Page, site: Site, subject: string) {
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url('/messages/new'));
  await page.getByLabel(write('fields.subject.label')).fill(subject);
  await page.getByLabel(write('fields.description.label')).fill('See the papers.');
}

async function openMessage(page: Page, subject: string) {
  await page.getByRole('link', { name: subject, exact: true }).click();
  await expect(heading(page, subject)).toBeVisible();
}

/** Replies as an advisor, at the org's advisor console. */
async function replyAsAdvisor(site: Site, caseId: string, sent: readonly ReturnType<typeof pdf>[]) {
  const address = `http://org.test/__sandbox/cases/${caseId}`;
  const advisorConsole = await (await site.org.fetch(new Request(address))).text();
  const body = new FormData();
  body.append('advisor', /<option value="(005\w+)"/.exec(advisorConsole)?.[1] ?? '');
  body.append('status', 'Working');
  body.append('text', 'Here it is.');
  for (const { name, buffer } of sent) body.append('files', new File([new Uint8Array(buffer)], name));
  const answer = await site.org.fetch(new Request(address, { method: 'POST', body }));
  expect(answer.status).toBe(303);
}

const unique = (what: string) => `${what} ${Date.now()}`;

test('files go with a message, are scanned, and can be downloaded; an advisor sees them', async ({
  page,
  site,
}) => {
  const subject = unique('Two papers');
  await begin(page, site, subject);
  await files(page).setInputFiles([pdf('lease.pdf', 1_500_000), pdf('bill.pdf'), table]);
  await expect(row(page, 'lease.pdf')).toContainText(forms('files.there'));
  await expect(row(page, 'bill.pdf')).toContainText(forms('files.there'));
  await expect(row(page, 'usage.csv')).toContainText(forms('files.there'));
  await expectAccessible(page);
  await button(page, write('submit')).click();
  await expect(page.getByRole('status').filter({ hasText: write('messages.sent') })).toBeVisible();
  await openMessage(page, subject);
  const first = page.locator('.thread li').first();
  await expect(first).toContainText('lease.pdf');
  await expect(first).toContainText('PDF · 1.4 MB');
  await expect(first).toContainText('usage.csv');
  await expect(first).toContainText(talk('blocks.conversation.quarantined'));
  await expect(page.getByRole('link', { name: /lease\.pdf/ })).toHaveCount(0);
  await expectAccessible(page);
  site.wait(scanTime);
  await page.reload();
  const link = page.getByRole('link', { name: `${talk('blocks.conversation.download')}: bill.pdf` });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('bill.pdf');
  expect(await readFile(await download.path())).toEqual(pdf('bill.pdf').buffer);
  await expectAccessible(page);
  const caseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const advisorConsole = await site.org.fetch(new Request(`http://org.test/__sandbox/cases/${caseId}`));
  expect(await advisorConsole.text()).toContain('lease.pdf</a>');
});

test(
  'an advisor replies with files: the customer who comes back to the page sees and downloads them',
  deep,
  async ({ page, site }) => {
    const subject = unique('My old bill');
    await begin(page, site, subject);
    await button(page, write('submit')).click();
    await openMessage(page, subject);
    const caseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await replyAsAdvisor(site, caseId, [pdf('may.pdf'), pdf('june.pdf')]);
    site.wait(scanTime);
    const answer = page.getByLabel(talk('fields.reply.label'));
    await answer.fill('Thank');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const reply = page.locator('.thread li').filter({ hasText: 'Here it is.' });
    await expect(reply).toContainText('may.pdf');
    await expect(answer).toHaveValue('Thank');
    const link = reply.getByRole('link', { name: `${talk('blocks.conversation.download')}: june.pdf` });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(await readFile(await download.path())).toEqual(pdf('june.pdf').buffer);
    await expectAccessible(page);
  },
);

test(
  'files that cannot be taken are told at once, and nothing is sent without the customer’s word',
  deep,
  async ({ page, site }) => {
    await begin(page, site, unique('Wrong files'));
    await files(page).setInputFiles([
      pdf('program.exe'),
      { ...pdf('picture.png') },
      { ...pdf('nothing.pdf'), buffer: Buffer.alloc(0) },
      pdf('large.pdf', 10_485_761),
    ]);
    await expect(row(page, 'program.exe')).toContainText(errors('fileFormatInvalid'));
    await expect(row(page, 'picture.png')).toContainText(forms('files.errors.wrongContent'));
    await expect(row(page, 'nothing.pdf')).toContainText(forms('files.errors.empty'));
    await expect(row(page, 'large.pdf')).toContainText(errors('fileTooLarge'));
    await button(page, write('submit')).click();
    await expect(errorSummary(page).getByRole('link')).toHaveText([forms('rules.pending')]);
    await errorSummary(page).getByRole('link').click();
    await expect(button(page, forms('files.choose'))).toBeFocused();
    await expectAccessible(page);
    for (const name of ['program.exe', 'picture.png', 'nothing.pdf', 'large.pdf'])
      await button(page, `${forms('files.discard')}: ${name}`).click();
    await expect(button(page, forms('files.choose'))).toBeFocused();
    await button(page, write('submit')).click();
    await expect(page.getByText(write('messages.sent'))).toBeVisible();
  },
);

test('there is room for five files', async ({ page, site }) => {
  await begin(page, site, unique('Many files'));
  await files(page).setInputFiles(Array.from({ length: 6 }, (_, at) => pdf(`page-${at}.pdf`)));
  const tooMany = forms('files.tooMany', { most: '5' });
  await expect(row(page, 'page-5.pdf')).toContainText(tooMany);
  await expect(row(page, 'page-4.pdf')).toContainText(forms('files.there'));
  await button(page, `${forms('files.discard')}: page-5.pdf`).click();
  await button(page, `${forms('files.remove')}: page-0.pdf`).click();
  await files(page).setInputFiles([pdf('last.pdf')]);
  await expect(row(page, 'last.pdf')).toContainText(forms('files.there'));
});

test(
  'a file that does not get through costs nothing that was typed, and is tried again',
  deep,
  async ({ page, site }) => {
    const subject = unique('A broken line');
    await begin(page, site, subject);
    site.breakDown('content-versions', 503);
    await files(page).setInputFiles([pdf('meter.pdf')]);
    await expect(row(page, 'meter.pdf')).toContainText(write('messages.fileNotSent'));
    site.heal();
    await button(page, `${forms('files.retry')}: meter.pdf`).click();
    await expect(row(page, 'meter.pdf')).toContainText(forms('files.there'));
    // Nobody answers it.
    await page.route('**/content-versions', () => undefined);
    await files(page).setInputFiles([pdf('second.pdf')]);
    await expect(row(page, 'second.pdf').getByRole('progressbar')).toBeVisible();
    await button(page, write('submit')).click();
    await expect(errorSummary(page)).toContainText(forms('rules.pending'));
    await button(page, `${forms('files.cancel')}: second.pdf`).click();
    await expect(row(page, 'second.pdf')).toHaveCount(0);
    await expect(page.getByLabel(write('fields.subject.label'))).toHaveValue(subject);
    await button(page, write('submit')).click();
    await expect(page.getByText(write('messages.sent'))).toBeVisible();
  },
);

test(
  'a message whose answer was lost is sent once, with its file',
  deep,
  async ({ page, site, announce }) => {
    announce(/net::ERR_FAILED/);
    const subject = unique('Lost on the way');
    await begin(page, site, subject);
    await files(page).setInputFiles([pdf('meter.pdf')]);
    await expect(row(page, 'meter.pdf')).toContainText(forms('files.there'));
    let tries = 0;
    await page.route('**/sendMessage', async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await button(page, write('submit')).click();
    await expect(errorSummary(page)).toContainText(write('messages.notSent'));
    await expect(row(page, 'meter.pdf')).toContainText(forms('files.there'));
    await button(page, write('submit')).click();
    await expect(page.getByText(write('messages.sent'))).toBeVisible();
    await expect(page.getByRole('link', { name: subject, exact: true })).toHaveCount(1);
    await openMessage(page, subject);
    await expect(page.locator('.thread-files li')).toHaveCount(1);
  },
);

test(
  'a reply takes files along, in Spanish on a narrow phone too, and an infected one is never handed out',
  deep,
  async ({ page, site }) => {
    const t = words('es', 'screens/messages/case');
    const f = words('es', 'forms');
    await page.setViewportSize({ width: 320, height: 800 });
    await signIn({ page, site, username: customers.maria });
    await page.goto(site.url(`/es/messages/${mariasCase}`));
    const text = unique('Aquí está');
    await page.getByLabel(t('fields.reply.label')).fill(text);
    await expect(page.getByRole('group', { name: t('fields.attachments.label') })).toContainText('10 MB');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      button(page, f('files.choose')).press('Enter'),
    ]);
    await chooser.setFiles([pdf('infected.pdf')]);
    await expect(row(page, 'infected.pdf')).toContainText(f('files.there'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button(page, t('submit')).click();
    await expect(page.getByText(t('messages.sent'))).toBeVisible();
    const reply = page.locator('.thread > ol > li').filter({ hasText: text });
    await expect(reply).toContainText(t('blocks.conversation.quarantined'));
    await expect(page.locator('.upload-file')).toHaveCount(0);
    site.wait(scanTime);
    await page.reload();
    await expect(reply).toContainText(t('blocks.conversation.infected'));
    await expect(reply.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test('files of somebody else are as little found as the message', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  const path = `/lwr/apex/v64.0/PortalDataController/getMessageAttachments?caseId=${mariasCase}`;
  expect((await page.request.get(site.url(path))).status()).toBe(404);
  await page.goto(site.url('/messages'));
  await expect(heading(page, list('title'))).toBeVisible();
});
