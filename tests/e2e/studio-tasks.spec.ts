import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { deep } from './depth.ts';
import { customers, password } from './demo.ts';
import { shown, tab, teamTest, test } from './studio-site.ts';

const thing = (page: Page, name: string | RegExp) =>
  page.getByRole('treegrid', { name: 'Structure of the screen' }).getByRole('row', { name });

async function violationsOf(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').exclude('.cm-scroller');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('a group that repeats is made for an operation that takes a list', deep, async ({ page, studio }) => {
  let presses = 0;
  await page.exposeFunction('pressed', () => (presses += 1));
  await page.addInitScript("addEventListener('pointerdown', () => window.pressed(), true)");
  await page.goto(`${studio.url}/#/account/my-profile`);
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'New screen' }).click();
  await page.getByRole('combobox', { name: 'What its form sends' }).click();
  await page.keyboard.type('AuthorizedUsers');
  await page.getByRole('option', { name: /^setAuthorizedUsers/ }).click();
  for (const [language, words] of [
    ['Spanish', 'Quién puede'],
    ['Vietnamese', 'Ai có thể'],
  ] as const) {
    await page.getByLabel(`Title in ${language}`).click();
    await page.keyboard.type(words);
  }
  await page.getByRole('button', { name: 'Create' }).click();
  const group = thing(page, /^Authorized users, Question/);
  await expect(group).toBeVisible();
  await expect(tab(page, 'Problems')).toHaveText('Problems');
  // The portal asks it as often as a customer wants.
  const portal = shown(page);
  await portal.getByRole('button', { name: 'Add someone' }).click();
  await portal.getByRole('button', { name: 'Add someone' }).click();
  await expect(portal.getByLabel('First name')).toHaveCount(2);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(15);
  expect(studio.read('screen-configs/requests/set-authorized-users.json')).toContain('"as": "group"');
});

test(
  'a screen begins as a copy of another one, with its texts in all languages',
  deep,
  async ({ page, studio }) => {
    await page.goto(`${studio.url}/#/account/my-profile`);
    await page.getByRole('button', { name: 'New screen' }).click();
    await page.getByRole('button', { name: 'A copy of a screen' }).click();
    await page.getByRole('combobox', { name: 'The screen to copy' }).click();
    await page.keyboard.type('move-out');
    await page.getByRole('option', { name: /^account\/move-out/ }).click();
    await expect(page.getByLabel('Title in Spanish')).not.toHaveValue('');
    await expect(
      page.getByTitle('Preview of account/move-out').contentFrame().getByRole('heading', { level: 1 }),
    ).toBeVisible();
    await page.getByLabel('Title in English').fill('Leave us');
    await page.getByLabel('Name of its file').fill('leave');
    await page.getByLabel('Address', { exact: true }).fill('/leave');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(thing(page, /^Leave us, Screen/)).toBeVisible();
    await expect(tab(page, 'Problems')).toHaveText('Problems');
    await expect(shown(page).getByRole('heading', { level: 1, name: 'Leave us' })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    const [copy, original] = ['leave', 'move-out'].map(
      (name) =>
        JSON.parse(studio.read(`locales/es/screens/account/${name}.json`)) as { readonly fields: unknown },
    );
    expect(copy?.fields).toEqual(original?.fields);
  },
);

teamTest(
  'what broke something is taken back while a customer fills it in, who loses nothing',
  deep,
  async ({ studio, logIn, browser }) => {
    await studio.publish();
    const config = 'screen-configs/messages/new.json';
    const before = studio.read(config);
    studio.write(config, before.replace('"name": "comments",', '"name": "comments", "required": true,'));
    await studio.publish();
    const customer = await (await browser.newContext()).newPage();
    await customer.goto(`${studio.portal}/login`);
    await customer.getByLabel('Username or email').fill(customers.emily);
    await customer.getByLabel('Password', { exact: true }).fill(password);
    await customer.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(customer).not.toHaveURL(/\/login$/);
    await customer.goto(`${studio.portal}/messages/new`);
    await expect(customer.getByRole('heading', { level: 1, name: 'Write a message' })).toBeVisible();
    const typed = {
      Subject: 'Two bills',
      Description: 'My meter was read twice, and I was billed for both.',
    };
    for (const [label, words] of Object.entries(typed)) await customer.getByLabel(label).fill(words);
    await customer.getByRole('button', { name: 'Send message' }).click();
    // A question that nobody should have to answer stops everybody.
    await expect(customer.getByLabel(/^Comments/)).toHaveAttribute('aria-invalid', 'true');

    const maria = await logIn('maria');
    await maria.goto(`${studio.url}/#/messages/new`);
    await tab(maria, 'History').click();
    await maria.getByRole('button', { name: 'Put version 1 live again' }).click();
    await expect(maria.getByText(/as version 3\.$/)).toBeVisible();
    expect(studio.read(config)).toBe(before);
    await expect(async () => {
      await customer.reload();
      for (const [label, words] of Object.entries(typed))
        await expect(customer.getByLabel(label)).toHaveValue(words, { timeout: 10_000 });
      await customer.getByRole('button', { name: 'Send message' }).click();
      await expect(customer).toHaveURL(/\/messages$/, { timeout: 10_000 });
    }).toPass();
    await customer.context().close();
  },
);

teamTest('a publication is planned for a time and an end, and withdrawn', deep, async ({ studio, logIn }) => {
  await studio.publish();
  const maria = await logIn('maria');
  await tab(maria, 'Texts').click();
  await maria.getByLabel('title, English', { exact: true }).fill('Winter letters');
  await maria.getByRole('button', { name: 'Ask for approval' }).click();
  const dialog = maria.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('For the winter');
  await dialog.getByText('At a time, or until one …').click();
  await dialog.getByLabel(/^From/).fill('2030-12-01T08:00');
  await dialog.getByLabel(/^Until/).fill('2030-11-01T08:00');
  await expect(dialog.getByText('It ends before it begins.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ask for approval' })).toBeDisabled();
  await dialog.getByLabel(/^Until/).fill('2031-03-01T08:00');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(maria.getByText('Somebody else is asked to approve it.')).toBeVisible();

  const paul = await logIn('paul');
  await paul.getByRole('button', { name: /^Planned … 1 waiting/ }).click();
  const plan = paul.getByRole('listitem', { name: 'For the winter' });
  await expect(plan).toContainText(/Goes live .*2030.*, until .*2031/);
  await plan.getByRole('button', { name: 'Approve' }).click();
  await expect(plan).toContainText('scheduled');
  expect(studio.live('messages/list')).toBe('Messages');
  await plan.getByRole('button', { name: 'Withdraw' }).click();
  await expect(plan).toContainText('withdrawn');
});

test(
  'the builder is gone through by keyboard alone, in an order that is seen, and lets one out',
  deep,
  async ({ page, studio }) => {
    await page.goto(`${studio.url}/#/account/my-profile`);
    await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        if (element === null || element === document.body) return 'nothing';
        if (element.closest('.documents') !== null) return 'screens';
        if (element.closest('[role=treegrid]') !== null) return 'tree';
        if (element.closest('.structure-form') !== null) return 'form';
        if (element.tagName === 'IFRAME') return 'portal';
        if (element.closest('.workbench') !== null) return 'screen';
        return element.closest('.preview') === null ? 'others' : 'preview';
      });
    await thing(page, /^ZIP code, Question/).click();
    await page.keyboard.press('ArrowUp');
    await expect(thing(page, /^Other phone, Question/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const areas: string[] = [];
    for (let presses = 0; presses < 150 && areas.at(-1) !== 'preview'; presses += 1) {
      const area = await focused();
      if (area !== areas.at(-1)) areas.push(area);
      await page.keyboard.press('Tab');
    }
    // From the tree through the form of what is chosen in it to the preview, and never back before that.
    expect(areas).toEqual(['tree', 'form', 'preview']);
    for (let presses = 0; presses < 200 && (await focused()) !== 'tree'; presses += 1)
      await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('tree');
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  test(`flow, sentences and dialogs are accessible, ${colorScheme}`, deep, async ({ page, studio }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${studio.url}/#/requests/new`);
    await tab(page, 'Flow').click();
    const picture = page.getByRole('group', { name: 'Flow of the screen' });
    await expect(picture.getByRole('button').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    expect(await violationsOf(page)).toEqual([]);
    await tab(page, 'Structure').click();
    await thing(page, /^Conditions/)
      .getByRole('button')
      .first()
      .click();
    await thing(page, /^outage, Condition/).click();
    await page
      .locator('.structure-form')
      .getByLabel('What it is about')
      .selectOption('at least one of these holds');
    expect(await violationsOf(page)).toEqual([]);
    for (const [open, title] of [
      ['All texts …', 'All texts'],
      ['Staging …', 'Staging'],
      ['New screen', 'New screen'],
    ] as const) {
      await page.getByRole('button', { name: open }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
