import { Buffer } from 'node:buffer';
import type { Locator } from '@playwright/test';
import { open, screenOf, type Visit } from './catalogue/visit.ts';
import { customers, mariasOrder, newestCode } from './customers.ts';
import { deep, tagOf } from './depth.ts';
import { expectInView, expectOutcome, windows } from './in-view.ts';
import { expect, test } from './site.ts';
import { words } from './words.ts';

/** Acts a customer to the end, and gives what the customer must see then. */
type Act = (visit: Visit) => Promise<Locator>;

const pdf = (name: string) => {
  const buffer = Buffer.alloc(2_000, ' ');
  buffer.write('%PDF-1.7');
  return { name, mimeType: 'application/pdf', buffer };
};

const outcome = (visit: Visit, text: string) =>
  visit.page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true }).first();

/** Maria's enrollment whose document she has taken back. */
async function openDocuments(visit: Visit) {
  await open(visit, `/documents?order=${mariasOrder}`, customers.maria);
  const form = screenOf(visit, 'documents/hand-in');
  const remove = form.main.getByRole('button', { name: `${form.t('blocks.files.remove')}: lease.pdf` });
  await remove.click();
  await remove.waitFor({ state: 'detached' });
  await form.main.getByLabel(form.t('blocks.files.types.lease'), { exact: true }).check();
  return form;
}

async function register(visit: Visit): Promise<Locator> {
  const { page, site } = visit;
  await open(visit, '/register');
  const form = screenOf(visit, 'account/register');
  await form.type({ confirmationNumber: 'ENR-2026-104417', lastName: 'Lopez', zipCode: '78701' });
  await form.press(form.t('steps.find.next'));
  await form.main.getByRole('radio', { name: /@example\.com/ }).check();
  await form.press(form.t('steps.channel.next'));
  await form.field('code').waitFor();
  await form.field('code').fill((await newestCode(site)) ?? '');
  await form.press(form.t('steps.code.next'));
  await form.type({ email: 'm@example.com', newPassword: 'Sunny-day-8', confirmPassword: 'Sunny-day-8' });
  await form.field('acceptTerms').check();
  await form.submit();
  await expect(page.locator('form')).toHaveCount(0);
  return outcome(visit, form.t('blocks.sent.heading'));
}

/** Actions beside the messages of the catalogue: answers that are no sentence of their own, and those of several steps. */
const acts: Readonly<Record<string, Act>> = {
  'a registration is sent': register,
  async 'a file is handed in'(visit) {
    const { main, t } = await openDocuments(visit);
    await visit.page
      .locator('input[type=file]')
      .first()
      .setInputFiles([pdf('signed.pdf')]);
    await main.getByRole('button', { name: `${t('blocks.files.remove')}: signed.pdf` }).waitFor();
    return main.getByRole('listitem').filter({ hasText: 'signed.pdf' });
  },
  async 'a file that is no document is refused'(visit) {
    const { main } = await openDocuments(visit);
    const notes = { ...pdf('notes.exe'), mimeType: 'application/octet-stream' };
    await visit.page.locator('input[type=file]').first().setInputFiles([notes]);
    return main.getByRole('listitem').filter({ hasText: 'notes.exe' });
  },
  async 'an outage is chosen'(visit) {
    await open(visit, '/requests/new', customers.emily);
    const { main } = screenOf(visit, 'requests/new');
    await main.locator('input[value=outage]').check();
    return main.getByRole('alert').filter({ hasText: '911' });
  },
  async 'an outage is reported'(visit) {
    await open(visit, '/requests/new', customers.emily);
    const form = screenOf(visit, 'requests/new');
    await form.main.locator('input[value=outage]').check();
    await form.type({ subject: 'No light', description: 'The whole street is dark.' });
    await form.submit();
    return form.main.getByText(form.t('blocks.outageSent.body'));
  },
  async 'text alerts are asked for'(visit) {
    await open(visit, '/preferences/text-alerts', customers.emily);
    const form = screenOf(visit, 'preferences/text-alerts');
    await form.type({ mobilePhone: '(512) 555-0142' });
    await form.choose('alerts', 'paymentDue');
    await form.field('consent').check();
    await form.submit();
    return form.main.getByText(/15\s(minutes|minutos)/).first();
  },
  async 'a profile is saved'(visit) {
    await open(visit, '/profile', customers.emily);
    const form = screenOf(visit, 'account/my-profile');
    await form.type({ otherPhone: '(713) 555-0188' });
    await form.submit();
    return visit.page.getByRole('status').getByText(form.t('messages.saved'));
  },
  async 'the switch hold is said to be removed'(visit) {
    await open(visit, `/enrollments/${mariasOrder}`, customers.maria);
    const form = screenOf(visit, 'account/enrollment');
    const name = form.t('blocks.blockers.actions.hold.button');
    await form.main.getByRole('button', { name }).first().click();
    await visit.page.getByRole('dialog').getByRole('button', { name }).click();
    return visit.page.getByRole('status').getByText(form.t('messages.noted'));
  },
  async 'another account is shown'(visit) {
    await open(visit, '/accounts', customers.maria);
    const form = screenOf(visit, 'account/accounts');
    await form.main
      .getByRole('button', { name: form.t('blocks.active.actions.switch.button') })
      .first()
      .click();
    return visit.page.getByRole('status').getByText(form.t('messages.switched'));
  },
  async 'questions about the identity are put off'(visit) {
    await open(visit, `/identity?order=${mariasOrder}`, customers.maria);
    const form = screenOf(visit, 'identity/verify');
    await form.press(form.t('blocks.later.button'));
    return outcome(visit, form.t('blocks.saved.heading'));
  },
  async 'a message is answered'(visit) {
    await open(visit, '/messages', customers.emily);
    const list = screenOf(visit, 'messages/list');
    await list.main.getByRole('row').nth(1).getByRole('link').click();
    const form = screenOf(visit, 'messages/case');
    await form.type({ reply: 'Thank you, that helps.' });
    await form.submit();
    return form.main.getByText('Thank you, that helps.', { exact: true }).last();
  },
};

test.afterEach(({ site }) => site.org.reset());

for (const [size, viewport] of Object.entries(windows)) {
  for (const [at, [name, act]] of Object.entries(acts).entries()) {
    // A phone has the least room: each commit looks there at all, and at a desktop at every other one.
    const tag = size === 'phone' ? tagOf(at, 8) : tagOf(at + 4, 16);
    test(`on a ${size} the answer is in view when ${name}`, { tag }, async ({ page, site, announce }) => {
      await page.setViewportSize(viewport);
      const language = size === 'phone' ? 'es' : 'en';
      await expectOutcome(await act({ page, site, language, announce }));
    });
  }
}

test(
  'a file that is taken back leaves the keyboard in its card, and a saved form at its button',
  deep,
  async ({ page, site, announce }) => {
    const visit: Visit = { page, site, language: 'en', announce };
    const documents = await openDocuments(visit);
    await page.route('**/content-versions', () => undefined);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([pdf('slow.pdf')]);
    await documents.main
      .getByRole('button', { name: `${documents.t('blocks.files.cancel')}: slow.pdf` })
      .click();
    await expect(documents.main.getByRole('listitem').filter({ hasText: 'slow.pdf' })).toHaveCount(0);
    await expect(page.locator('.card').first().locator(':focus')).toHaveCount(1);
    await open(visit, '/profile', customers.emily);
    const profile = screenOf(visit, 'account/my-profile');
    await profile.type({ otherPhone: '(713) 555-0189' });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText(profile.t('messages.saved'))).toBeVisible();
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expectInView(page.locator('main :focus'));
  },
);

test('a short message leaves by itself, but not from under the pointer, and not over the next answer', async ({
  page,
  site,
  announce,
}) => {
  const visit: Visit = { page, site, language: 'en', announce };
  const common = words('en', 'common');
  await acts['a profile is saved']?.(visit);
  const toast = page.locator('.toast');
  await toast.hover();
  await toast.evaluate((one) => {
    for (const animation of one.getAnimations()) animation.currentTime = 10_299;
  });
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toast).toHaveCount(0);
  const profile = screenOf(visit, 'account/my-profile');
  await profile.type({ otherPhone: '(713) 555-0190' });
  await profile.submit();
  await expect(toast.getByRole('button', { name: common('close') })).toBeVisible();
  await profile.type({ mobilePhone: '12' });
  await profile.submit();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(toast).toHaveCount(0);
});
