import type { Page } from '@playwright/test';
import { customers, errorSummary, heading, mariasCase, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Site } from './site.ts';
import { words } from './words.ts';

const list = words('en', 'screens/messages/list');
const write = words('en', 'screens/messages/new');
const talk = words('en', 'screens/messages/case');
const forms = words('en', 'forms');
const promise = 'within 24 to 48 business hours';

const messageTable = (page: Page) => page.getByRole('table', { name: list('blocks.cases.caption') });
/** Rows without the one of the headings. */
const messageRows = (page: Page) =>
  messageTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

function messageForm(page: Page) {
  const main = page.getByRole('main');
  return {
    subject: main.getByLabel(write('fields.subject.label')),
    description: main.getByLabel(write('fields.description.label')),
    send: main.getByRole('button', { name: write('submit') }),
  };
}

async function open(page: Page, site: Site, visit: { readonly username: string; readonly path: string }) {
  await signIn({ page, site, username: visit.username });
  await page.goto(site.url(visit.path));
}

test('messages are listed, and more come on demand', async ({ page, site }) => {
  await open(page, site, { username: customers.maria, path: '/messages' });
  await expect(messageTable(page).getByRole('columnheader')).toHaveText([
    list('blocks.cases.columns.subject'),
    list('blocks.cases.columns.number'),
    list('blocks.cases.columns.status'),
    list('blocks.cases.columns.created'),
    list('blocks.cases.columns.updated'),
  ]);
  await expect(messageRows(page)).toHaveCount(10);
  await page.getByRole('button', { name: forms('more') }).click();
  await expect.poll(() => messageRows(page).count()).toBeGreaterThanOrEqual(14);
  await expect(page.getByRole('button', { name: forms('more') })).toHaveCount(0);
});

const subjects = (page: Page) => messageRows(page).getByRole('link').allInnerTexts();

/** The order of the rows by the day of their last activity, their last fact. */
async function orderOf(page: Page): Promise<'newest' | 'oldest' | undefined> {
  const rows = await messageRows(page).allInnerTexts();
  const days = rows.map((row) => Date.parse(/\w{3}\s\d{1,2},\s\d{4}$/.exec(row.trim())?.[0] ?? ''));
  if (days.length < 2) return undefined;
  const steps = days.slice(1).map((day, at) => day - (days[at] ?? Number.NaN));
  if (steps.every((step) => step <= 0)) return 'newest';
  return steps.every((step) => step >= 0) ? 'oldest' : undefined;
}

const found = (count: number) => list('blocks.cases.found', { count: String(count) });

test('messages are filtered, sorted and searched by the address, and Back undoes it', async ({
  page,
  site,
}) => {
  await open(page, site, { username: customers.maria, path: '/messages' });
  const all = page.getByRole('link', { name: list('blocks.cases.filter.options.all'), exact: true });
  const closed = page.getByRole('link', { name: list('blocks.cases.filter.options.closed'), exact: true });
  await expect(all).toHaveAttribute('aria-current', 'true');
  await closed.click();
  await expect(page).toHaveURL(site.url('/messages?show=closed'));
  await expect(closed).toHaveAttribute('aria-current', 'true');
  await expect(messageRows(page).filter({ hasNotText: forms('statuses.Closed') })).toHaveCount(0);
  await expect.poll(() => orderOf(page)).toBe('newest');
  const newestFirst = await subjects(page);
  const sort = page.getByLabel(list('blocks.cases.sort.label'));
  await sort.selectOption({ label: list('blocks.cases.sort.options.oldest') });
  await expect(page).toHaveURL(site.url('/messages?show=closed&sort=oldest'));
  await expect.poll(() => orderOf(page)).toBe('oldest');
  const oldestFirst = await subjects(page);
  const search = page.getByRole('searchbox', { name: list('blocks.cases.search.label') });
  await search.fill(' smart METER ');
  await search.press('Enter');
  await expect(search).toHaveValue('smart METER');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(site.url('/messages?show=closed&sort=oldest&words=smart+METER'));
  await expect(page.getByRole('status').filter({ hasText: found(1) })).toBeVisible();
  await expect(messageRows(page)).toHaveCount(1);
  await expect(messageRows(page)).toContainText('Smart meter shows no data');
  await expectAccessible(page);
  await page.goBack();
  await expect.poll(() => subjects(page)).toEqual(oldestFirst);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(sort).toHaveValue('newest');
  await expect.poll(() => subjects(page)).toEqual(newestFirst);
});

test(
  'an address opens the list as it was, in either language, and what it does not know is no error',
  deep,
  async ({ page, site }) => {
    await open(page, site, { username: customers.maria, path: '/es/messages?show=open&sort=oldest&page=9' });
    const t = words('es', 'screens/messages/list');
    await expect(page.getByLabel(t('blocks.cases.sort.label'))).toHaveValue('oldest');
    const rows = page.getByRole('table', { name: t('blocks.cases.caption') }).getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    await expect(rows.filter({ hasText: words('es', 'forms')('statuses.Closed') })).toHaveCount(0);
    await page.goto(site.url('/messages?show=everything&sort=random&words='));
    await expect(messageRows(page)).toHaveCount(10);
  },
);

test('where no message fits, one link shows all of them again', deep, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, site, { username: customers.emily, path: '/messages?words=unheard-of' });
  await expect(page.getByRole('heading', { name: list('blocks.cases.noMatch') })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: list('blocks.cases.noMatch') })).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: list('blocks.cases.clear') }).click();
  await expect(page).toHaveURL(site.url('/messages'));
  await expect(messageRows(page).first()).toBeVisible();
  await expect(heading(page, list('title'))).toBeFocused();
});

test('a message opens with its replies, oldest first, and without internal notes', async ({ page, site }) => {
  await open(page, site, { username: customers.maria, path: `/messages/${mariasCase}` });
  await expect(heading(page, 'Question about my last bill')).toBeVisible();
  await expect(page).toHaveTitle(/^Question about my last bill/);
  const entries = page
    .getByRole('region', { name: talk('blocks.conversation.heading') })
    .or(page.locator('.thread'));
  await expect(entries.getByRole('listitem').nth(0)).toContainText('The bill counts 35 days.');
  await expect(entries.getByRole('listitem').nth(0)).toContainText(talk('blocks.conversation.you'));
  await expect(entries.getByRole('listitem').nth(1)).toContainText('Your meter was read three days late.');
  await expect(entries.getByRole('listitem').nth(1)).toContainText(talk('blocks.conversation.us'));
  await expect(entries.getByRole('listitem').nth(2)).toContainText('Thank you, the new amount looks right.');
  await expect(page.getByRole('main')).not.toContainText('Internal:');
});

test('a message is opened out of the list, and the link leads back', deep, async ({ page, site }) => {
  await open(page, site, { username: customers.emily, path: '/messages' });
  const link = messageRows(page).last().getByRole('link');
  const subject = await link.innerText();
  await link.click();
  await expect(heading(page, subject)).toBeFocused();
  await page.getByRole('link', { name: talk('blocks.back.links.all') }).click();
  await expect(heading(page, list('title'))).toBeVisible();
});

test('a sent message is confirmed with the time to an answer, and is in the list at once', async ({
  page,
  site,
}) => {
  await open(page, site, { username: customers.emily, path: '/messages' });
  await expect(messageRows(page).first()).toBeVisible();
  await page.getByRole('link', { name: list('blocks.actions.links.new') }).click();
  await expect(heading(page, write('title'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(promise);
  const { subject, description, send } = messageForm(page);
  const unique = `Refund of ${Date.now()} cents`;
  await subject.fill(unique);
  await description.fill('Please send it back to my bank account.');
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: write('messages.sent') })).toBeVisible();
  expect(write('messages.sent')).toContain(promise);
  await expect(page).toHaveURL(site.url('/messages'));
  await expect(messageRows(page).first()).toContainText(unique);
  await expect(messageRows(page).first()).toContainText(forms('statuses.New'));
  await messageRows(page).first().getByRole('link').click();
  await expect(page.getByText('Please send it back to my bank account.')).toBeVisible();
});

test('a reply is added to the conversation at once, and the field is empty again', async ({ page, site }) => {
  await open(page, site, { username: customers.maria, path: `/messages/${mariasCase}` });
  const reply = page.getByLabel(talk('fields.reply.label'));
  const send = page.getByRole('button', { name: talk('submit') });
  await send.click();
  await expect(errorSummary(page).getByRole('link')).toHaveText([talk('fields.reply.errors.required')]);
  const text = `One more thing, number ${Date.now()}.`;
  await reply.fill(text);
  await send.click();
  await expect(page.getByText(talk('messages.sent'))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  await expect(reply).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText(
    talk('blocks.conversation.you'),
  );
});

/** An advisor closes a case at the org's advisor console. */
async function closeCase(site: Site, caseId: string): Promise<void> {
  const address = `http://org.test/__sandbox/cases/${caseId}`;
  const advisorConsole = await (await site.org.fetch(new Request(address))).text();
  const advisor = /<option value="(005\w+)"/.exec(advisorConsole)?.[1] ?? '';
  const body = new URLSearchParams({ advisor, status: 'Closed', text: 'All done.' });
  await site.org.fetch(new Request(address, { method: 'POST', body }));
}

test('a reply that was begun stays when the case is closed meanwhile, and opens it again', async ({
  page,
  site,
}) => {
  site.org.reset();
  await open(page, site, { username: customers.maria, path: `/messages/${mariasCase}` });
  const reply = page.getByLabel(talk('fields.reply.label'));
  await reply.fill('And the late fee?');
  await closeCase(site, mariasCase);
  // The page asks again every twenty seconds.
  await expect(page.getByText(talk('blocks.closed.body'))).toBeVisible({ timeout: 25_000 });
  await expect(reply).toHaveValue('And the late fee?');
  await expect(page.getByRole('link', { name: talk('blocks.other.links.new') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: talk('submit') }).click();
  await expect(page.getByText(talk('messages.sent'))).toBeVisible();
  await expect(page.getByText(talk('blocks.closed.body'))).toHaveCount(0);
});

test('a customer without messages is invited to write one', deep, async ({ page, site }) => {
  await open(page, site, { username: customers.diego, path: '/messages' });
  await expect(page.getByRole('heading', { name: list('blocks.cases.empty') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(promise);
  await expect(messageTable(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

for (const [what, id] of [
  ['somebody else', mariasCase],
  ['nobody', '500RM00000ZZZZZYAA'],
] as const) {
  test(
    `a message of ${what} is not found`,
    what === 'nobody' ? deep : {},
    async ({ page, site, announce }) => {
      announce(/^404 GET .*\/getMessageAttachments/);
      announce(new RegExp(`^404 GET .*/records/${id}`));
      announce(new RegExp(`^404 POST .*/related-list-records/${id}`));
      await open(page, site, { username: customers.emily, path: `/messages/${id}` });
      await expect(page.getByRole('main')).toContainText(forms('notFound.title'));
      await expect(page.getByRole('main')).not.toContainText('bill');
      await expect(page.getByRole('textbox')).toHaveCount(0);
    },
  );
}

test('text that looks like code is shown as text', async ({ page, site }) => {
  await open(page, site, { username: customers.emily, path: '/messages/new' });
  const hostile = `<img src=x onerror="window.__xss=1"> {{name}} \${1} ${Date.now()}`;
  const { subject, description, send } = messageForm(page);
  await subject.fill(hostile);
  await description.fill('<script>window.__xss=1</script>');
  await send.click();
  await messageRows(page).getByRole('link', { name: hostile }).click();
  await expect(heading(page, hostile)).toBeVisible();
  await expect(page.getByText('<script>window.__xss=1</script>')).toBeVisible();
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});
