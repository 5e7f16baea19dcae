import type { Page, Route } from '@playwright/test';
import { beginSession, customers, errorSummary, heading, logIn, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Site } from './site.ts';
import { words } from './words.ts';

const shop = words('en', 'screens/plans/shop');
const plan = words('en', 'screens/plans/plan');
const change = words('en', 'screens/plans/change');
const year = words('en', 'screens/plans/year');
const enroll = words('en', 'screens/plans/enroll');
const join = words('en', 'screens/plans/join');
const forms = words('en', 'forms');
const errors = words('en', 'errors');
const austin = '78704';
/** Brand C; nobody else meets her. */
const grace = 'grace.dawson@example.com';

const cards = (page: Page) => page.getByRole('article');
const title = (page: Page, at: number) => cards(page).nth(at).getByRole('heading');

async function search(page: Page, zip: string) {
  await page.getByLabel(shop('blocks.find.label')).fill(zip);
  await page.getByRole('button', { name: shop('blocks.find.button') }).click();
}

/** Days from today, as a date field takes it. */
/** Days are those of the customers, wherever the journey runs. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format(Date.now());
const inDays = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);

interface Home {
  readonly start: string;
  readonly street?: string;
}

async function fillHome(page: Page, { start, street = '210 Barton Springs Rd' }: Home) {
  await page.getByLabel(enroll('fields.kind.options.moveIn')).check();
  await page.getByLabel(enroll('fields.street.label')).fill(street);
  await page.getByLabel(enroll('fields.requestedStartDate.label')).fill(start);
  await page.getByRole('button', { name: forms('next') }).click();
  await page.getByLabel(enroll('fields.acceptTerms.label')).check();
  await page.getByRole('button', { name: forms('next') }).click();
  await expect(page.getByRole('heading', { name: enroll('steps.review.title') })).toBeVisible();
}

const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: enroll('submit'), exact: true });

async function openForm(page: Page, site: Site, username: string, zip = austin) {
  await signIn({ page, site, username });
  await page.goto(site.url(`/plans/plan_gp24_c/enroll?zip=${zip}`));
  await expect(page.getByLabel(enroll('fields.email.label'))).toHaveValue(username);
  await page.getByRole('button', { name: forms('next') }).click();
  await expect(page.getByLabel(enroll('fields.zipCode.label'))).toHaveValue(zip);
}

/** The org's data of the account that a customer sees first. */
async function ownAccount(site: Site, username: string) {
  const { read } = await beginSession(site, username);
  // As the specs have it; the demo's accounts all have an address.
  const { accountNumber } = (await read('getCurrentSession')) as { accountNumber: string };
  const summary = await read(`getAccountSummary?accountNumber=${accountNumber}`);
  return summary as { zipCode: string; serviceAddress: string };
}

const ownZip = async (site: Site, username: string) => (await ownAccount(site, username)).zipCode;

test('a guest finds plans, sorts, filters and compares them', async ({ page, site }) => {
  await page.goto(site.url('/plans'));
  await expectAccessible(page);
  await search(page, austin);
  await expect(page).toHaveURL(/\/plans\?zip=78704$/);
  await expect(page.getByRole('heading', { name: 'Electricity in Austin' })).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
  await expectAccessible(page);
  await page.getByLabel(shop('blocks.electric.sort')).selectOption('greenest');
  await expect(title(page, 0)).toHaveText('Green Prairie 24');
  await page.getByLabel(shop('blocks.electric.filters.noFee')).check();
  await expect(page.getByText('Plans shown: 2')).toBeVisible();
  await page.getByLabel(shop('blocks.electric.filters.green')).check();
  await expect(page.getByText(shop('blocks.electric.noneLeft'))).toBeVisible();
  await page.getByLabel(shop('blocks.electric.filters.noFee')).uncheck();
  await page.getByLabel(shop('blocks.electric.filters.green')).uncheck();
  const compare = page.getByLabel(new RegExp(`^${shop('blocks.electric.compare')}`));
  for (const at of [0, 1, 2]) await compare.nth(at).check();
  await expect(compare.nth(3)).toBeDisabled();
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  const side = page.getByRole('table');
  await expect(side.getByRole('columnheader')).toHaveCount(4);
  await expect(side.getByRole('rowheader', { name: shop('blocks.electric.facts.term.label') })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone a card shows what decides, and the rest on demand', deep, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url(`/plans?zip=${austin}`));
  const card = cards(page).filter({ hasText: 'Sunrise Fixed 12' });
  const fact = (name: string) => card.getByText(shop(`blocks.electric.facts.${name}.label`), { exact: true });
  const label = card.getByRole('link', { name: shop('blocks.electric.links.facts') });
  for (const name of ['term', 'rate', 'cancellation']) await expect(fact(name)).toBeVisible();
  await expect(fact('renewable')).toBeHidden();
  await expect(label).toBeHidden();
  await card.locator('summary', { hasText: shop('blocks.electric.details') }).click();
  await expect(fact('renewable')).toBeVisible();
  await expect(label).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const at of [0, 1]) await cards(page).nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Compare (2)' }).click();
  await expect(
    page.getByRole('rowheader', { name: shop('blocks.electric.facts.renewable.label') }),
  ).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(card.locator('details')).toHaveCount(0);
  await expect(fact('renewable')).toBeVisible();
});

test('a zip code of another form, and one that is not served', deep, async ({ page, site }) => {
  await page.goto(site.url('/plans'));
  await search(page, '12');
  await expect(page.getByRole('alert').filter({ hasText: shop('blocks.find.error') })).toBeVisible();
  await expect(page.getByLabel(shop('blocks.find.label'))).toBeFocused();
  await search(page, '99501');
  await expect(page.getByText('We don’t deliver in 99501 yet')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.goto(site.url('/plans?zip=nowhere'));
  await expect(page.getByRole('alert').filter({ hasText: shop('blocks.find.error') })).toBeVisible();
  await expectAccessible(page);
});

test('a customer sees prices at their own use and enrols', async ({ page, site }) => {
  await signIn({ page, site, username: customers.emily });
  await page.goto(site.url(`/plans?zip=${austin}`));
  await page.setViewportSize({ width: 820, height: 1100 });
  await expect(cards(page).first()).toContainText(/Your next 12 months, [\d,]+\u00a0kWh/);
  // Costs of one size stand on one line, also where a tag marks one of them.
  const sizes = await page
    .locator('.plan-cost strong')
    .evaluateAll((costs) => costs.map((cost) => getComputedStyle(cost).fontSize));
  expect(sizes.length).toBeGreaterThan(2);
  expect(new Set(sizes).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 720 });
  await cards(page)
    .filter({ hasText: 'Green Prairie 24' })
    .getByRole('link', { name: /^View plan/ })
    .click();
  await expect(heading(page, 'Green Prairie 24')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: plan('blocks.renewWays.links.elsewhere') }).click();
  await page.getByRole('button', { name: forms('next') }).click();
  await fillHome(page, { start: inDays(20) });
  await expectAccessible(page);
  await send(page).click();
  await expect(page.getByText(/Your confirmation number is ENR-\d{4}-\d+/)).toBeVisible();
  await expect(page.getByText(enroll('blocks.depositHint.body'))).toBeVisible();
  await expect(page.getByText(enroll('blocks.done.heading'))).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: enroll('blocks.pay.links.deposit') }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test(
  'a customer has no second service at an own address, and no plan for new customers',
  deep,
  async ({ page, site, announce }) => {
    announce(/^409 POST .*\/enrollInPlan/);
    await openForm(page, site, customers.diego, await ownZip(site, customers.diego));
    await expect(page.getByText(enroll('blocks.served.heading'))).toBeVisible();
    const { serviceAddress } = await ownAccount(site, customers.diego);
    const [street = ''] = serviceAddress.split(', ');
    await fillHome(page, { start: inDays(20), street });
    await send(page).click();
    await errorSummary(page)
      .getByRole('link', { name: errors('serviceExists') })
      .click();
    await expect(page.getByLabel(enroll('fields.street.label'))).toBeFocused();
    await page.goto(site.url(`/plans?zip=${austin}`));
    const forNew = cards(page).filter({ hasText: 'Big Credit 12' });
    await expect(page.getByRole('heading', { name: shop('blocks.newOnly.heading') })).toBeVisible();
    await expect(forNew.getByRole('link', { name: /^View plan/ })).toHaveCount(0);
    await page.goto(site.url(`/plans/plan_bc12_c?zip=${austin}`));
    await expect(page.getByText(plan('blocks.forNew.body'))).toBeVisible();
    await expect(page.getByRole('link', { name: plan('blocks.customerWays.links.enroll') })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(site.url(`/plans/plan_bc12_c/enroll?zip=${austin}`));
    await expect(page.getByText(enroll('blocks.forNew.body'))).toBeVisible();
    await expect(page.getByLabel(enroll('fields.firstName.label'))).toHaveCount(0);
  },
);

test('a customer changes the plan at the present address', async ({ page, site }) => {
  await signIn({ page, site, username: grace });
  await page.goto(site.url('/plans'));
  const { zipCode } = await ownAccount(site, grace);
  await expect(page.getByLabel(shop('blocks.findHome.label'))).toHaveValue(zipCode);
  await cards(page)
    .filter({ hasText: 'Sunrise Fixed 12' })
    .getByRole('link', { name: /^View plan/ })
    .click();
  await page.getByRole('link', { name: plan('blocks.facts.links.year') }).click();
  await expect(heading(page, year('title'))).toBeFocused();
  await expectAccessible(page);
  const [told = ''] = await page.getByText(/^\$[\d,.]+ (less|more) than /).allTextContents();
  await page.getByRole('link', { name: year('blocks.ways.links.change') }).click();
  await expect(heading(page, change('title'))).toBeFocused();
  // The difference is the same on both pages.
  await expect(page.getByText(`${told.split(' than ', 1).join('')} (`)).toBeVisible();
  await expect(page.getByRole('heading', { name: change('blocks.versus.heading') })).toBeVisible();
  await expectAccessible(page);
  const inThreeWeeks = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(change('fields.requestedStartDate.label')).fill(inThreeWeeks);
  await page.getByLabel(change('fields.acceptTerms.label')).check();
  await page.getByRole('button', { name: forms('next') }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: change('submit'), exact: true })
    .click();
  await expect(page.getByText(/Your confirmation number is ENR-\d{4}-\d+/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(change('blocks.pending.heading'))).toBeVisible();
});

test('a guest is led to log in, and comes back', deep, async ({ page, site }) => {
  await page.goto(site.url(`/plans/plan_gp24_c?zip=${austin}`));
  await page.getByRole('link', { name: plan('blocks.guestWays.links.logIn') }).click();
  await logIn(page, customers.emily);
  await expect(page).toHaveURL(/\/plans\/plan_gp24_c\/enroll\?zip=78704$/);
});

/** The first step of a guest's enrolment. */
async function introduce(page: Page) {
  await page.getByLabel(join('fields.firstName.label')).fill('Ana');
  await page.getByLabel(join('fields.lastName.label')).fill('Nueva');
  await page.getByLabel(join('fields.email.label')).fill('ana.nueva@example.com');
  await page.getByLabel(join('fields.mobilePhone.label')).fill('(512) 555-0177');
  await page.getByRole('button', { name: forms('next') }).click();
}

test('a guest enrols as a new customer', async ({ page, site }) => {
  await page.goto(site.url(`/plans/plan_gp24_c?zip=${austin}`));
  await page.getByRole('link', { name: plan('blocks.guestWays.links.join') }).click();
  await introduce(page);
  await fillHome(page, { start: inDays(15) });
  await send(page).click();
  await expect(page.getByText(/Your confirmation number is ENR-\d{4}-\d+/)).toBeVisible();
  await expect(page.getByText('Next: pay your deposit of $150.00')).toBeVisible();
  await expectAccessible(page);
});

test('a plan that costs something else by now is shown again, and accepted again', async ({
  page,
  site,
  announce,
}) => {
  announce(/^409 POST .*\/enrollInPlan/);
  // As if the retailer had raised the price right after the page was opened.
  const earlier = { rate1000: 1.1, termsVersion: '2020-01' };
  const olden = async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: Object.assign(await answer.json(), earlier) });
  };
  await page.route('**/getPlan?*', olden, { times: 1 });
  await page.goto(site.url(`/plans/plan_gp24_c/join?zip=${austin}`));
  await introduce(page);
  await fillHome(page, { start: inDays(15) });
  await expect(cards(page)).toContainText('1.1¢');
  await send(page).click();
  await expect(errorSummary(page)).toContainText(errors('termsChanged'));
  await expect(cards(page)).not.toContainText('1.1¢');
  await expectAccessible(page);
  const accepted = page.getByLabel(join('fields.acceptTerms.label'));
  await expect(accepted).not.toBeChecked();
  await accepted.check();
  await page.getByRole('button', { name: forms('next') }).click();
  await send(page).click();
  await expect(page.getByText(/Your confirmation number is ENR-\d{4}-\d+/)).toBeVisible();
});

test(
  'a guest’s answers outlive a reload in the tab, until they are sent or somebody logs in',
  deep,
  async ({ page, site }) => {
    const address = site.url(`/plans/plan_gp24_c/join?zip=${austin}`);
    const kept = page.getByRole('status').filter({ hasText: forms('draft.title') });
    const step = (name: string) => page.getByRole('heading', { name: join(`steps.${name}.title`) });
    await page.goto(address);
    await introduce(page);
    await page.getByLabel(join('fields.street.label')).fill('210 Barton Springs Rd');
    await page.getByRole('link', { name: shop('navigation') }).click();
    await expect(heading(page, shop('title'))).toBeVisible();
    await page.goto(address);
    await expect(kept).toBeVisible();
    await page.reload();
    await expect(kept).toBeVisible();
    await expect(step('home')).toBeVisible();
    await expect(page.getByLabel(join('fields.street.label'))).toHaveValue('210 Barton Springs Rd');
    await expectAccessible(page);
    await page
      .getByRole('button', { name: forms('draft.continue') })
      .first()
      .click();
    await fillHome(page, { start: inDays(15) });
    await page.reload();
    await expect(step('agree')).toBeVisible();
    await expect(page.getByLabel(join('fields.acceptTerms.label'))).not.toBeChecked();
    await page
      .getByRole('button', { name: forms('draft.continue') })
      .first()
      .click();
    await page.getByLabel(join('fields.acceptTerms.label')).check();
    await page.getByRole('button', { name: forms('next') }).click();
    await send(page).click();
    await expect(page.getByText(/Your confirmation number is/)).toBeVisible();
    await page.goto(address);
    await expect(page.getByLabel(join('fields.firstName.label'))).toHaveValue('');
    await expect(kept).toHaveCount(0);
    await introduce(page);
    await expect(step('home')).toBeVisible();
    const inTab = await page.evaluate(() => Object.values(sessionStorage).join());
    expect(inTab).toContain('plans/join');
    expect(inTab).not.toContain('Nueva');
    await signIn({ page, site, username: customers.emily });
    await page.goto(site.url('/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Nueva');
  },
);

test('the documents of a consent are linked under its words', deep, async ({ page, site }) => {
  await page.goto(site.url(`/plans/plan_gp24_c/join?zip=${austin}`));
  await introduce(page);
  await page.getByLabel(enroll('fields.kind.options.moveIn')).check();
  await page.getByLabel(enroll('fields.street.label')).fill('210 Barton Springs Rd');
  await page.getByLabel(enroll('fields.requestedStartDate.label')).fill(inDays(15));
  await page.getByRole('button', { name: forms('next') }).click();
  const form = page.locator('.form');
  for (const name of ['facts', 'terms']) {
    const link = form.getByRole('link', { name: join(`fields.acceptTerms.documents.${name}`) });
    await expect(link).toHaveAttribute('href', /^https:\/\/brand-c\.example\.com\/.*\.pdf$/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expectAccessible(page);
});

test('a brand sells no plan of another', deep, async ({ page, site, announce }) => {
  for (const path of ['/plans/plan_ss12', '/plans/plan_ss12/join']) {
    announce(/^404 GET .*\/getPlan$/);
    await page.goto(site.url(`${path}?zip=${austin}`));
    await expect(page.getByText(plan('blocks.notOffered.heading'))).toBeVisible();
    await expect(page.getByLabel(join('fields.firstName.label'))).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See all plans for 78704' }).click();
    await expect(page).toHaveURL(/\/plans\?zip=78704$/);
    await expect(cards(page)).toHaveCount(8);
  }
  await page.goto(site.url(`/plans/plan_ss12?zip=${austin}`, 'a'));
  await expect(heading(page, 'Steady Saver 12')).toBeVisible();
  // Maria is a customer of the brand that sells it.
  await signIn({ page, site, username: customers.maria });
  await page.goto(site.url(`/plans/plan_ss12/enroll?zip=${austin}`));
  await expect(page.getByLabel(enroll('fields.firstName.label'))).toBeVisible();
});

test('a plan that is not there, and a plan without its zip code', deep, async ({ page, site, announce }) => {
  announce(/^404 GET .*\/getPlan/);
  await page.goto(site.url(`/plans/plan_none?zip=${austin}`));
  await expect(page.getByText(plan('blocks.notOffered.heading'))).toBeVisible();
  await page.goto(site.url('/plans/plan_gp24_c'));
  await expect(heading(page, plan('title'))).toBeVisible();
  const lead = page.locator('h1 ~ p');
  await expect(lead).toHaveCount(0);
  await page.getByLabel(plan('blocks.find.label')).fill(austin);
  await page.getByRole('button', { name: plan('blocks.find.button') }).click();
  await expect(heading(page, 'Green Prairie 24')).toBeVisible();
  await expect(lead).toHaveText(plan('lead', { zip: austin }));
});

test('fits a narrow phone in Spanish', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(site.url(`/es/plans?zip=${austin}`, 'a'));
  await expect(page.getByRole('heading', { name: 'Electricidad en Austin' })).toBeVisible();
  const compare = page.getByLabel(/^Comparar/);
  for (const at of [0, 1]) await compare.nth(at).check();
  await page.getByRole('button', { name: 'Comparar (2)' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
