import { expect } from '@playwright/test';
import { deep } from './depth.ts';
import { shown, tab, test } from './studio-site.ts';

test(
  'work that is saved and not live is seen, named when something is published, and stays where it is left out',
  deep,
  async ({ page, studio }) => {
    await studio.publish();
    await page.goto(`${studio.url}/#/messages/list`);
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Messages');
    await tab(page, 'Texts').click();
    await page.getByLabel('title, English').fill('Your letters');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(
      page.getByRole('link', { name: /^Your letters/ }).getByRole('img', { name: 'not live' }),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Write a message/ }).click();
    await tab(page, 'Texts').click();
    await page.getByLabel('title, English').fill('Write to us');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await expect(dialog.getByRole('group', { name: 'This goes live:' }).getByRole('checkbox')).toHaveCount(2);
    await dialog.getByRole('checkbox', { name: /^Your letters/ }).uncheck();
    await dialog.getByLabel('Your name').fill('Maria');
    await dialog.getByLabel('Reason').fill('Friendlier');
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText(/as version 2\.$/)).toBeVisible();
    expect([studio.live('messages/new'), studio.live('messages/list')]).toEqual(['Write to us', 'Messages']);
    await expect(page.getByRole('img', { name: 'not live' })).toHaveCount(1);
  },
);
