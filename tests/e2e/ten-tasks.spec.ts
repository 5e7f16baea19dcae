import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { customers, heading, logInForm, password, signIn } from './customers.ts';
import { tagOf } from './depth.ts';
import { expect, test, type Site } from './site.ts';
import { secondsOfPress, secondsOfTyping, tenTasks, type TaskName } from './ten-tasks.ts';
import { words } from './words.ts';

const forms = words('en', 'forms');
const home = words('en', 'screens/account/home');

/** The hands of a customer: all that is pressed, chosen or typed is counted. */
function createHands() {
  const done = { steps: 0, seconds: 0 };
  const count = (seconds: number): void => {
    done.steps++;
    done.seconds += seconds;
  };
  return {
    done,
    async press(control: Locator): Promise<void> {
      count(secondsOfPress);
      await control.click();
    },
    async type(control: Locator, text: string): Promise<void> {
      count(secondsOfTyping(text));
      await control.fill(text);
    },
    async tick(control: Locator): Promise<void> {
      count(secondsOfPress);
      await control.check();
    },
    async choose(control: Locator, option: string): Promise<void> {
      count(2 * secondsOfPress);
      await control.selectOption(option);
    },
    /** The file is picked in the window of the system: a press more. */
    async pick(page: Page, control: Locator): Promise<void> {
      count(2 * secondsOfPress);
      const asked = page.waitForEvent('filechooser');
      await control.click();
      const buffer = Buffer.alloc(20, ' ');
      buffer.write('%PDF-1.7');
      await (await asked).setFiles([{ name: 'lease.pdf', mimeType: 'application/pdf', buffer }]);
    },
  };
}

type Hands = ReturnType<typeof createHands>;

interface Walk {
  readonly username: string;
  /** Brings about what the task begins with, before anything is counted. */
  readonly prepare?: (page: Page, site: Site) => Promise<void>;
  readonly walk: (page: Page, hands: Hands) => Promise<void>;
}

const main = (page: Page): Locator => page.getByRole('main');
const link = (page: Page, name: string | RegExp): Locator => main(page).getByRole('link', { name }).first();
const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });
const next = (page: Page): Locator => button(page, forms('next'));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function moveWithPlan(page: Page, { press, tick, type }: Hands): Promise<void> {
  const t = words('en', 'screens/account/move');
  await press(link(page, home('blocks.quick.links.move')));
  await type(page.getByLabel(t('fields.endsOn.label')), inDays(20));
  await type(page.getByLabel(t('fields.street.label')), '104 Pecan');
  await press(page.getByRole('option', { name: '104 Pecan Street, Dallas, TX 75201' }));
  await expect(page.getByText(/costs \d+(\.\d+)?¢ per kWh at your new home/)).toBeVisible();
  await tick(page.getByLabel(t('fields.acceptTerms.label')));
  await press(button(page, t('submit')));
  await expect(page.getByText(/Your confirmation number is ENR-\d{4}-\d+/)).toBeVisible();
}

const walks: Readonly<Record<TaskName, Walk>> = {
  'Log in': {
    username: '',
    async walk(page, { press, type }) {
      const form = logInForm(page);
      await type(form.username, customers.maria);
      await type(form.password, password);
      await press(form.button);
      await expect(heading(page, home('title', { name: 'Maria Lopez' }))).toBeVisible();
    },
  },
  'Understand the bill': {
    username: customers.maria,
    async walk(page, { press }) {
      await press(link(page, home('blocks.useWays.links.usage')));
      await expect(main(page).locator('.difference')).toBeVisible();
    },
  },
  Pay: {
    username: customers.maria,
    async walk(page, { press }) {
      const t = words('en', 'screens/payments/pay');
      await press(link(page, home('blocks.pay.links.pay')));
      await press(button(page, t('next')));
      await press(button(page, t('submit')));
      await expect(main(page).getByText(/PAY-\d+/)).toBeVisible();
    },
  },
  'See yesterday’s use': {
    username: customers.maria,
    async walk(page, { press }) {
      await press(link(page, home('blocks.useWays.links.byHour')));
      await expect(main(page).locator('.timeline-bar').first()).toBeVisible();
    },
  },
  'Find out what blocks the start': {
    username: customers.maria,
    async walk(page, { press }) {
      await press(link(page, new RegExp(`^${home('blocks.attention.links.enrollment')}`)));
      await expect(main(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  },
  'Upload a lease': {
    username: 'grace.dawson@example.com',
    async prepare(page, site) {
      await page.goto(site.url('/'));
      await moveWithPlan(page, createHands());
    },
    async walk(page, { press, tick, pick }) {
      const t = words('en', 'screens/documents/hand-in');
      await press(link(page, new RegExp(`^${home('blocks.attention.links.enrollment')}`)));
      await press(link(page, /^Upload/));
      await tick(page.getByLabel(t('blocks.files.types.lease'), { exact: true }));
      await pick(page, button(page, t('blocks.files.choose')));
      await expect(page.getByRole('listitem').filter({ hasText: 'lease.pdf' })).toBeVisible();
      await press(button(page, t('submit')));
      await expect(page.getByText(t('blocks.submitted.heading'), { exact: true })).toBeVisible();
    },
  },
  'Change plan': {
    username: 'grace.dawson@example.com',
    async walk(page, { press, tick }) {
      const shop = words('en', 'screens/plans/shop');
      const t = words('en', 'screens/plans/change');
      await press(page.getByRole('banner').getByRole('link', { name: shop('navigation') }));
      await press(
        page
          .locator('.plan')
          .filter({ hasText: 'Sunrise Fixed 12' })
          .getByRole('link', { name: /^View plan/ }),
      );
      await press(link(page, words('en', 'screens/plans/plan')('blocks.changeWays.links.change')));
      await tick(page.getByLabel(t('fields.acceptTerms.label')));
      await press(next(page));
      await press(button(page, t('submit')));
      await expect(page.getByText(/Your confirmation number is ENR-\d{4}-\d+/)).toBeVisible();
    },
  },
  Move: { username: 'grace.dawson@example.com', walk: moveWithPlan },
  'Report an outage': {
    username: customers.diego,
    async walk(page, { press, tick }) {
      const t = words('en', 'screens/requests/report-outage');
      await press(link(page, home('blocks.quick.links.outages')));
      await press(link(page, words('en', 'screens/requests/outages')('blocks.report.links.report')));
      const option = (field: string, name: string) =>
        main(page)
          .getByRole('group', { name: t(`fields.${field}.label`) })
          .getByLabel(t(`fields.${field}.options.${name}`), { exact: true });
      await tick(option('problem', 'allOut'));
      await tick(option('neighbors', 'yes'));
      await tick(option('follow', 'yes'));
      await press(button(page, t('submit')));
      await expect(main(page).getByText(/R-\d+/)).toBeVisible();
    },
  },
  'Reach a person': {
    username: customers.diego,
    async walk(page, { press, tick, choose }) {
      const t = words('en', 'screens/help/call');
      await press(
        page.getByRole('banner').getByRole('link', { name: words('en', 'screens/help/list')('navigation') }),
      );
      await press(link(page, words('en', 'screens/help/list')('blocks.person.links.call')));
      // The page before has a search of that name.
      await choose(page.getByRole('combobox', { name: t('fields.topic.label') }), 'bills');
      await tick(main(page).locator('.slot-times input').first());
      await press(button(page, t('submit')));
      await expect(button(page, t('blocks.callOff.button'))).toBeVisible();
    },
  },
};

test.beforeEach(({ site }) => site.org.reset());

for (const [at, { task, steps, seconds }] of tenTasks.entries())
  test(`takes no step more than its table says: ${task}`, { tag: tagOf(at, 4) }, async ({ page, site }) => {
    const { username, prepare, walk } = walks[task];
    if (username !== '') await signIn({ page, site, username });
    await prepare?.(page, site);
    await page.goto(site.url('/'));
    await expect(page.getByRole('heading', { level: 1 }).and(page.locator('[tabindex]'))).toBeVisible();
    const hands = createHands();
    await walk(page, hands);
    expect({ steps: hands.done.steps, seconds: Math.round(hands.done.seconds) }).toEqual({ steps, seconds });
  });
