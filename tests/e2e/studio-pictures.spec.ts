import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { deep } from './depth.ts';
import { shown, tab, test } from './studio-site.ts';

test(
  'a change is compared picture by picture, in each language and width, and one can stop',
  deep,
  async ({ page, studio }) => {
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.goto(`${studio.url}/#/messages/list`);
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Messages');
    await tab(page, 'Texts').click();
    await page.getByLabel('title, English').fill('Your letters');
    await page.getByLabel('title, Spanish').fill('Sus cartas');
    await tab(page, 'Changes').click();
    await page.getByRole('button', { name: 'Pictures' }).click();
    const view = page.getByRole('region', { name: 'Before and after' });
    await view.getByRole('button', { name: 'Stop' }).click();
    await expect(view.getByText(/^\d+ of 12 pictures are there\.$/)).toBeVisible();
    await view.getByRole('button', { name: 'Go on' }).click();
    await view.getByRole('button', { name: 'Tiếng Việt' }).click();
    await expect(view.getByText('All 8 pictures are there.')).toBeVisible({ timeout: 120_000 });
    const title = (name: string) =>
      view.getByTitle(name, { exact: true }).contentFrame().getByRole('heading', { level: 1 });
    for (const size of ['Phone', 'Desktop']) {
      await expect(title(`Before: English · ${size}`)).toHaveText('Messages');
      await expect(title(`After: English · ${size}`)).toHaveText('Your letters');
      await expect(title(`Before: Español · ${size}`)).toHaveText('Mensajes');
      await expect(title(`After: Español · ${size}`)).toHaveText('Sus cartas');
    }
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // What is typed next is in the pictures, too, and what was before stays.
    await tab(page, 'Texts').click();
    await page.getByLabel('title, English').fill('All letters');
    await tab(page, 'Changes').click();
    await page.getByRole('button', { name: 'Pictures' }).click();
    await expect(title('After: English · Phone')).toHaveText('All letters');
    await expect(title('Before: English · Phone')).toHaveText('Messages');
    const preview = page.getByTitle('Preview of the portal').contentFrame();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('All letters');
  },
);
