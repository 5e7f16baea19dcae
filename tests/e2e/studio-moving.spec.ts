import { expect, type Page } from '@playwright/test';
import { deep } from './depth.ts';
import { shown, tab, test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

const moveOut = 'screen-configs/account/move-out.json';
const thing = (page: Page, name: string | RegExp) =>
  page.getByRole('treegrid', { name: 'Structure of the screen' }).getByRole('row', { name });
/** The names of the questions of each step. */
const stepsOf = (studio: StudioSite, path: string) =>
  (JSON.parse(studio.read(path)) as { steps: { fields?: { name: string }[] }[] }).steps.map(
    ({ fields = [] }) => fields.map(({ name }) => name),
  );
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
};

test('questions go from step to step by keyboard alone, and it is said', deep, async ({ page, studio }) => {
  const [first = [], second = []] = stepsOf(studio, moveOut);
  await page.goto(`${studio.url}/#/account/move-out`);
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  await thing(page, /^New street address, Question/).click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Move “New street address”: done.')).toBeAttached();
  await save(page);
  expect(stepsOf(studio, moveOut).slice(0, 2)).toEqual([[...first, 'street'], second.slice(1)]);
  // The handle takes it up by Enter; Tab and arrows go from place to place, and each is told.
  await thing(page, /^City, Question/)
    .getByRole('button', { name: /^Drag/ })
    .focus();
  await page.keyboard.press('Enter');
  const place = /between Last day of service.* and New street address/;
  const said = page.locator('[data-live-announcer]');
  await expect(said).toContainText('Started dragging');
  const target = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let presses = 0; presses < 60 && !place.test(await target()); presses += 1)
    await page.keyboard.press('ArrowUp');
  expect(await target()).toMatch(place);
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Drop complete');
  await save(page);
  expect(stepsOf(studio, moveOut)[0]).toEqual([...first, 'city', 'street']);
});

test(
  'a question is cut out of one screen and put into another with its texts',
  deep,
  async ({ page, studio }) => {
    await page.goto(`${studio.url}/#/account/my-profile`);
    await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
    await thing(page, /^ZIP code, Question/).click();
    await page.keyboard.press('Control+x');
    await expect(thing(page, /^ZIP code, Question/)).toHaveCount(0);
    await page.getByRole('link', { name: /^Write a message/ }).click();
    await thing(page, /^message, Step/).click();
    await page.keyboard.press('Control+v');
    await expect(thing(page, /^ZIP code, Question/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.structure-form').getByLabel('Label, Spanish')).toHaveValue('Código postal');
    await page.getByRole('button', { name: 'Undo: Paste “ZIP code”' }).click();
    await page.getByRole('button', { name: 'Undo: Cut “ZIP code”' }).click();
    await expect(thing(page, /^ZIP code, Question/)).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'not saved' })).toHaveCount(0);
  },
);

test(
  'what a screen can name is offered in its JSON, and values of texts are chips',
  deep,
  async ({ page, studio }) => {
    await page.goto(`${studio.url}/#/account/move-out`);
    await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
    await tab(page, 'JSON').click();
    await page.getByText('"getMoveOut"').dblclick();
    await page.keyboard.type('getAccountSu');
    const offer = page.getByRole('option', { name: /^getAccountSummary/ });
    await expect(offer).toBeVisible();
    await offer.click();
    await expect(page.getByText('"getAccountSummary"')).toBeVisible();
    await page.getByRole('button', { name: /^Undo: Type in/ }).click();
    await tab(page, 'Texts').click();
    const spanish = page.getByLabel('fields.endsOn.hint, Spanish');
    await spanish.fill('Desde el ');
    const chip = page
      .locator('td[lang=es]', { has: spanish })
      .getByRole('button', { name: 'Put {{earliest}} in' });
    await expect(chip).toHaveAttribute('data-missing');
    await chip.click();
    await expect(spanish).toHaveValue('Desde el {{earliest}}');
    await expect(spanish).toBeFocused();
    await expect(chip).not.toHaveAttribute('data-missing');
  },
);

test(
  'how a save lays files out is no change of somebody else, though the window is looked at meanwhile',
  deep,
  async ({ page, studio }) => {
    await page.goto(`${studio.url}/#/account/my-profile`);
    await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
    const names = () => thing(page, /, Question$/).allInnerTexts();
    const first = await names();
    await thing(page, /^ZIP code, Question/).click();
    await page.getByRole('button', { name: 'Move up' }).click();
    await expect.poll(names).not.toEqual(first);
    await page.route('**/api/save', async (route) => {
      const response = await route.fetch();
      await page.evaluate(async () => {
        window.dispatchEvent(new Event('focus'));
        // Whatever that asks for is answered before this.
        for (let i = 0; i < 10; i += 1) await fetch('/api/project');
      });
      await route.fulfill({ response });
    });
    await save(page);
    await page.keyboard.press('Control+z');
    await expect.poll(names).toEqual(first);
    await expect(page.getByText('changed elsewhere')).toBeHidden();
  },
);
