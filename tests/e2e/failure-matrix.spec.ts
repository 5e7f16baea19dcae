import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import type { Submission } from '@energy-portal/portal/publish';
import { seenOfSending } from '../contract/failures/cells.ts';
import { failureKinds, type FailureKind } from '../contract/failures/kinds.ts';
import { command } from './catalogue/visit.ts';
import { errorSummary, newestCode, signIn } from './customers.ts';
import { isDeep } from './depth.ts';
import { otherEnds, type End } from './failure-ends.ts';
import { sendByKeyboard } from './keyboard.ts';
import type { Place } from './places.ts';
import { expect, expectAccessible, expectArrived, test, type Site } from './site.ts';
import { readTypedForms, type TypedForm } from './typed-forms.ts';
import { words } from './words.ts';

/** Cells of each commit: an answer that was lost, and one that says nothing. `npm run test:deep` goes through all. */
const isQuick = ({ place, kind }: Cell): boolean =>
  place.id === 'messages/new' && ['lost answer', 'garbage'].includes(kind.name);

/** Milliseconds after which the host has given up an answer, with room for a slow machine. */
const HOST_PATIENCE = 25_000;

/** A form and what goes wrong when it is sent. */
interface Cell extends TypedForm {
  readonly submission: Submission;
  readonly kind: FailureKind;
  /** The sentence by its key, or that it is done. */
  readonly seen: string;
  /** The end that this screen has instead. */
  readonly end: End | undefined;
}

function submissionOf({ id }: Place): Submission {
  const text = readFileSync(new URL(`../../screen-configs/${id}.json`, import.meta.url), 'utf8');
  // The gate `screens` has checked the configs of screens.
  return (JSON.parse(text) as { readonly submit: Submission }).submit;
}

/** The English text by the key that an outcome names; one of another screen as `screen:key`. */
function textOf({ place, end }: Cell, key: string): string {
  const [screen = '', path = ''] = key.includes(':') ? key.split(':') : [place.id, key];
  if (path.startsWith('errors.')) return words('en', 'errors')(path.slice('errors.'.length));
  return words('en', `screens/${screen}`)(path, end?.values);
}

/** Collects what a page sends to the operations of a submission. */
function watchSent(page: Page, { operation, instead }: Submission): Request[] {
  const operations = [operation, ...(instead ?? []).map((one) => one.operation)];
  const sent: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isRecord = operation === 'updateRecord' && pathname.includes('/ui-api/records');
    const isForm = isRecord || operations.some((name) => pathname.endsWith(`/${name}`));
    if (isForm && request.method() !== 'GET') sent.push(request);
  });
  return sent;
}

/** Fills in the form of a cell, and sends it while its operation fails. */
async function sendFailing(page: Page, site: Site, { place, texts, kind }: Cell): Promise<void> {
  site.org.reset();
  if (place.username !== undefined) await signIn({ page, site, username: place.username });
  // The host asks again by itself where a used connection breaks.
  const times = kind.known === 'answered' ? 1 : 100;
  await command({ site }, 'errors', { operation: place.submits, ...kind.effect, times });
  await page.goto(site.url(place.path));
  await expect(page.getByRole('main').locator('.form .form-actions')).toBeVisible();
  await expectArrived(page);
  await sendByKeyboard(page, place, async () => ({ ...texts, code: (await newestCode(site)) ?? '482913' }));
}

/** The page says that it is done, in the way that the form's config names. */
async function expectDone(page: Page, cell: Cell): Promise<void> {
  const { message, go } = cell.submission.done;
  await expect(errorSummary(page)).toHaveCount(0);
  if (message !== undefined)
    await expect(page.getByRole('status').getByText(textOf(cell, `messages.${message}`))).toBeVisible();
  if (go !== undefined && go !== 'return') await expect(page).toHaveURL(new RegExp(`${go}$`));
}

/** Expects on the page what the table names. */
async function expectSeen(page: Page, cell: Cell): Promise<void> {
  const { seen, end, kind } = cell;
  const shown = kind.isTooLate ? { timeout: HOST_PATIENCE } : {};
  const { shows } = end ?? {};
  if (shows !== undefined) return expect(page.getByRole('main')).toContainText(textOf(cell, shows), shown);
  await expect(errorSummary(page)).toContainText(textOf(cell, seen.replace('told ', '')), shown);
  if (isDeep || cell.kind.name === 'cut') await expectAccessible(page);
}

/** Sends the same again, by one press of the button that is there for it. */
async function sendAgain(page: Page, cell: Cell): Promise<void> {
  const main = page.getByRole('main');
  const { again, after } = cell.end ?? {};
  const form = main.locator('.form .form-actions button').first();
  await (again === undefined ? form : main.getByRole('button', { name: textOf(cell, again) })).dblclick();
  if (after === undefined) await expectDone(page, cell);
  else await expect(main).toContainText(textOf(cell, after));
}

test.afterEach(async ({ site }) => {
  await command({ site }, 'errors');
  site.org.reset();
});

const cells = readTypedForms().flatMap((form) => {
  const { place } = form;
  const submission = submissionOf(place);
  return failureKinds.map((kind): Cell => {
    const end = otherEnds[place.id]?.[kind.name];
    return { ...form, submission, kind, seen: seenOfSending(submission, kind), end };
  });
});
for (const cell of cells) {
  const { place, submission, kind, seen, end } = cell;
  test(
    `after ${kind.name} ${place.id} has ${end?.shows ?? seen}`,
    { tag: isQuick(cell) ? '@quick' : '@deep' },
    async ({ page, site, tolerate }) => {
      tolerate(/Failed to load resource: net::/);
      if (end?.status !== undefined) tolerate(new RegExp(`^${end.status} `));
      if (kind.isTooLate) tolerate(/^504 /);
      const sent = watchSent(page, submission);
      await sendFailing(page, site, cell);
      const isOver = end === undefined ? seen === 'done' : end.shows !== undefined && end.again === undefined;
      if (isOver && end === undefined) await expectDone(page, cell);
      else await expectSeen(page, cell);
      await command({ site }, 'errors');
      if (!isOver) await sendAgain(page, cell);
      const bodies = sent.map((request) => request.postData());
      expect(bodies).toHaveLength(isOver ? 1 : 2);
      // The same under the same name, so that the org does it once.
      if (end?.isChange !== true) expect(new Set(bodies).size).toBe(1);
    },
  );
}
