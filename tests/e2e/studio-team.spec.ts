import { expect } from '@playwright/test';
import { tab, teamTest as test } from './studio-site.ts';

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
