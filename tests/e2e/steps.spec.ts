import type { Page } from '@playwright/test';
import { customers, errorSummary, heading, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, test, type Site } from './site.ts';
import { words } from './words.ts';

const enroll = words('en', 'screens/plans/enroll');
const plan = words('en', 'screens/plans/plan');
const register = words('en', 'screens/account/register');
const forms = words('en', 'forms');
const address = '/plans/plan_gp24_c?zip=78704';

const step = (page: Page, name: string) =>
  page.getByRole('heading', { name: enroll(`steps.${name}.title`), exact: true });
const street = (page: Page) => page.getByLabel(enroll('fields.street.label'));
const goOn = (page: Page) => page.getByRole('button', { name: forms('next') }).click();

/** At the second step of an enrolment that was begun on the plan's page. */
async function openSecondStep(page: Page, site: Site) {
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url(address));
  await page.getByRole('link', { name: plan('blocks.renewWays.links.elsewhere') }).click();
  await page.getByLabel(enroll('fields.firstName.label')).fill('Emilia');
  await goOn(page);
  await expect(step(page, 'home')).toBeFocused();
}

test('Back goes to the step before, with all answers, and then to the page before', async ({
  page,
  site,
}) => {
  await openSecondStep(page, site);
  await street(page).fill('7 Elm Street');
  await page.goBack();
  await expect(step(page, 'you')).toBeVisible();
  await expect(page.getByLabel(enroll('fields.firstName.label'))).toHaveValue('Emilia');
  await page.goForward();
  await expect(street(page)).toHaveValue('7 Elm Street');
  await page.getByRole('button', { name: forms('back') }).click();
  await expect(step(page, 'you')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Green Prairie 24')).toBeVisible();
});

test('Forward judges the step like the button', async ({ page, site }) => {
  await openSecondStep(page, site);
  await page.goBack();
  await page.getByLabel(enroll('fields.firstName.label')).fill('');
  await page.goForward();
  await expect(errorSummary(page)).toBeVisible();
  await expect(step(page, 'you')).toBeVisible();
  await page.getByLabel(enroll('fields.firstName.label')).fill('Emilia');
  await goOn(page);
  await expect(step(page, 'home')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'you')).toBeVisible();
});

test('a reload in the middle begins at the first step, and Back leads away', deep, async ({ page, site }) => {
  await openSecondStep(page, site);
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.stopImmediatePropagation()));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(step(page, 'you')).toBeVisible();
  await expect
    .poll(async () => page.evaluate(() => Reflect.get(history.state ?? {}, 'formStep') ?? 0))
    .toBe(0);
  await page.goBack();
  await expect(heading(page, 'Green Prairie 24')).toBeVisible();
});

test('what is done leads away with one step back', deep, async ({ page, site }) => {
  await page.goto(site.url(address));
  await page.getByRole('link', { name: plan('blocks.guestWays.links.join') }).click();
  await page.getByLabel(enroll('fields.firstName.label')).fill('Ana');
  await page.getByLabel(enroll('fields.lastName.label')).fill('Pasos');
  await page.getByLabel(enroll('fields.email.label')).fill('ana.pasos@example.com');
  await page.getByLabel(enroll('fields.mobilePhone.label')).fill('(512) 555-0176');
  await goOn(page);
  await page.getByLabel(enroll('fields.kind.options.switch')).check();
  await street(page).fill('9 Elm Street');
  const start = page.getByLabel(enroll('fields.requestedStartDate.label'));
  await start.fill((await start.getAttribute('max')) ?? '');
  await goOn(page);
  await page.getByLabel(enroll('fields.acceptTerms.label')).check();
  await goOn(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: enroll('submit'), exact: true })
    .click();
  await expect(page.getByText(/Your confirmation number is ENR-/)).toBeVisible();
  await expect
    .poll(async () => page.evaluate(() => Reflect.get(history.state ?? {}, 'formStep') ?? 0))
    .toBe(0);
  await page.goBack();
  await expect(heading(page, 'Green Prairie 24')).toBeVisible();
});

test('steps that ask the org are passed by their button alone', async ({ page, site }) => {
  site.org.reset();
  await page.goto(site.url('/register'));
  await page.getByLabel(register('fields.confirmationNumber.label')).fill('ENR-2026-104417');
  await page.getByLabel(register('fields.lastName.label')).fill('Lopez');
  await page.getByLabel(register('fields.zipCode.label')).fill('78701');
  await page.getByRole('button', { name: register('steps.find.next') }).click();
  await expect(page.getByRole('heading', { name: register('steps.channel.title') })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(register('fields.lastName.label'))).toHaveValue('Lopez');
  await page.goForward();
  await expect(page.getByLabel(register('fields.lastName.label'))).toHaveValue('Lopez');
  await expect(page.getByRole('heading', { name: register('steps.channel.title') })).toHaveCount(0);
});
