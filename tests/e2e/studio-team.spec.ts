import { expect } from '@playwright/test';
import { countPresses, shown, tab, teamTest as test } from './studio-site.ts';

const english = 'title, English';

test(
  'a translator asks for approval, and another person approves it',
  { tag: '@deep' },
  async ({ studio, logIn }) => {
    await studio.publish();
    const tomas = await logIn('tomas');
    // What one may not do is not offered, or says why.
    await expect(tomas.getByText('Your role is to change texts.')).toBeVisible();
    await expect(tomas.getByRole('button', { name: 'Screen ▾' })).toHaveCount(0);
    await tab(tomas, 'Texts').click();
    await tomas.getByLabel(english, { exact: true }).fill('Your letters');
    await tomas.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(tomas.getByRole('dialog')).toContainText('Maria Lopez or Paul Meyer may approve it.');
    await tomas.getByLabel('Reason').fill('Plainer');
    await tomas.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
    await expect(tomas.getByText('Somebody else is asked to approve it.')).toBeVisible();
    expect(studio.live('messages/list')).toBe('Messages');

    const maria = await logIn('maria');
    await maria.getByRole('button', { name: /^Planned … 1 waiting/ }).click();
    await expect(maria.getByRole('listitem', { name: 'Plainer' })).toContainText('Your letters');
    await maria.getByRole('button', { name: 'Approve' }).click();
    await expect(maria.getByRole('listitem', { name: 'Plainer' })).toContainText('went live');
    expect(studio.live('messages/list')).toBe('Your letters');
  },
);

test(
  'what is saved otherwise after somebody looked at it is shown again before it is asked for',
  { tag: '@deep' },
  async ({ studio, logIn }) => {
    await studio.publish();
    const tomas = await logIn('tomas');
    await tab(tomas, 'Texts').click();
    await tomas.getByLabel(english, { exact: true }).fill('Your letters');
    await tomas.getByRole('button', { name: 'Ask for approval' }).click();
    const dialog = tomas.getByRole('dialog', { name: 'Ask for approval' });
    await dialog.getByText('All that changes').click();
    await expect(dialog.getByRole('textbox', { name: /list\.json, after$/ })).toContainText('Your letters');
    const path = 'locales/en/screens/messages/list.json';
    studio.write(path, studio.read(path).replace(/"lead": "[^"]*"/, '"lead": "Meanwhile."'));
    await dialog.getByLabel('Reason').fill('Plainer');
    await dialog.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(dialog.getByRole('alert')).toContainText('messages/list has changed since you looked.');
    await expect(dialog.getByRole('textbox', { name: /list\.json, after$/ })).toContainText('Meanwhile.');
    await dialog.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(tomas.getByText('Somebody else is asked to approve it.')).toBeVisible();
  },
);

test(
  'a preview is shared with a colleague who has no account, and approved by another person',
  { tag: '@deep' },
  async ({ studio, logIn, browser }) => {
    await studio.publish();
    const maria = await logIn('maria');
    await tab(maria, 'Texts').click();
    await maria.getByLabel(english, { exact: true }).fill('Your letters');
    // Counted from here.
    const presses = await countPresses(maria);
    await maria.getByRole('button', { name: 'Ask for approval' }).click();
    await maria.getByLabel('Reason').click();
    await maria.keyboard.type('Plainer');
    await maria.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
    await maria.getByRole('button', { name: /^Planned … 1 waiting/ }).click();
    await expect(maria.getByText('Another person who may publish decides on it.')).toBeVisible();
    await maria.getByRole('button', { name: 'Share a preview …' }).click();
    await maria.getByRole('button', { name: 'Make a link' }).click();
    const address = await maria.getByLabel('The link, which is told this once').inputValue();

    const colleague = await (await browser.newContext()).newPage();
    await colleague.goto(address);
    await expect(colleague.getByRole('heading', { name: 'Plainer' })).toBeVisible();
    await expect(shown(colleague).getByRole('heading', { level: 1 })).toHaveText('Your letters');
    await colleague.goto(studio.url);
    await expect(colleague.getByLabel('User name')).toBeVisible();
    await colleague.context().close();

    const paul = await logIn('paul');
    const others = await countPresses(paul);
    await paul.getByRole('button', { name: /^Planned … 1 waiting/ }).click();
    await paul.getByRole('button', { name: 'Approve' }).click();
    await expect(paul.getByRole('listitem', { name: 'Plainer' })).toContainText('went live');
    expect(studio.live('messages/list')).toBe('Your letters');
    expect((await presses()) + (await others())).toBeLessThanOrEqual(8);
  },
);

test(
  'a change is staged, seen by staff in the portal itself beside customers, and put live by another person',
  { tag: '@deep' },
  async ({ studio, logIn, browser }) => {
    await studio.publish();
    const maria = await logIn('maria');
    await tab(maria, 'Texts').click();
    await maria.goto(`${studio.url}/#/account/log-in`);
    await tab(maria, 'Texts').click();
    await maria.getByLabel(english, { exact: true }).fill('Come in');
    await maria.keyboard.press('Control+s');
    await expect(maria.getByText('Saved.')).toBeVisible();
    await maria.getByRole('button', { name: 'Staging …' }).click();
    const dialog = maria.getByRole('dialog', { name: 'Staging' });
    await dialog.getByLabel('Reason').fill('A friendlier door');
    await dialog.getByRole('button', { name: 'Stage', exact: true }).click();
    const staged = dialog.getByRole('region', { name: 'Staged now' });
    await expect(staged).toContainText('A friendlier door');
    // Nobody puts live what he has staged himself.
    await expect(staged).toContainText('Another person puts it live.');
    await expect(staged.getByRole('button', { name: 'Put live …' })).toHaveCount(0);
    await expect(maria.getByText('It is staged.')).toBeVisible();
    expect(studio.live('account/log-in')).not.toBe('Come in');

    const [portal] = await Promise.all([
      maria.context().waitForEvent('page'),
      staged.getByRole('button', { name: 'Look at it' }).click(),
    ]);
    await portal.getByRole('button', { name: 'Look at staging' }).click();
    const bar = portal.getByRole('complementary', { name: 'Staging' });
    await expect(bar).toContainText('“A friendlier door”, by Maria Lopez');
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Come in');
    const customer = await (await browser.newContext()).newPage();
    await customer.goto(`${studio.portal}/login`);
    await expect(customer.getByRole('heading', { level: 1 })).not.toHaveText('Come in');
    await expect(customer.getByText('Staging')).toHaveCount(0);
    // Whoever finds an address of staging in a history has nothing.
    await customer.goto(`${studio.portal}/staging?invitation=x`);
    await expect(customer.getByRole('heading', { name: 'This invitation is over' })).toBeVisible();

    const paul = await logIn('paul');
    await paul.getByRole('button', { name: /^Staging … staged/ }).click();
    await paul.getByRole('button', { name: 'Put live …' }).click();
    await paul.getByRole('button', { name: 'Put live', exact: true }).click();
    await expect(paul.getByText(/^Published \d+ screens/)).toBeVisible();
    expect(studio.live('account/log-in')).toBe('Come in');
    // The host reads and packs what is new before it serves it.
    await expect(async () => {
      await customer.goto(`${studio.portal}/login`);
      await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Come in', { timeout: 5_000 });
    }).toPass();
    await bar.getByRole('button', { name: 'Leave staging' }).click();
    await expect(bar).toHaveCount(0);
    await customer.context().close();
  },
);

test(
  'two people on one screen: what both change is kept, and where they meet both is shown',
  { tag: '@deep' },
  async ({ studio, logIn }) => {
    const [maria, paul] = [await logIn('maria'), await logIn('paul')];
    for (const page of [maria, paul]) await tab(page, 'Texts').click();
    await expect(paul.getByText('Maria Lopez is editing this')).toBeVisible();
    await maria.getByLabel(english, { exact: true }).fill('Letters');
    await paul.getByLabel('lead, English', { exact: true }).fill('All of it.');
    await expect(maria.getByRole('img', { name: 'not saved' })).toBeVisible();
    await maria.keyboard.press('Control+s');
    await expect(maria.getByText('Saved.')).toBeVisible();
    await expect(paul.getByLabel(english, { exact: true })).toHaveValue('Letters');
    await expect(paul.getByLabel('lead, English', { exact: true })).toHaveValue('All of it.');
    await paul.getByLabel(english, { exact: true }).fill('Post');
    await maria.getByLabel(english, { exact: true }).fill('Mail');
    await maria.keyboard.press('Control+s');
    await expect(paul.getByRole('button', { name: 'Put both together' })).toBeVisible();
    await paul.getByRole('button', { name: 'Put both together' }).click();
    const meeting = paul.getByRole('alert', { name: 'Changed by two people' });
    await expect(meeting.getByRole('row', { name: 'title Post Mail' })).toBeVisible();
    await meeting.getByRole('button', { name: 'Keep mine' }).click();
    await expect(paul.getByLabel(english, { exact: true })).toHaveValue('Post');
    await expect(paul.getByLabel('lead, English', { exact: true })).toHaveValue('All of it.');
    await paul.keyboard.press('Control+s');
    await expect(maria.getByLabel(english, { exact: true })).toHaveValue('Post');
    expect(studio.read('locales/en/screens/messages/list.json')).toContain('"lead": "All of it."');
  },
);
