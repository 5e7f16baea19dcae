import { readFileSync } from 'node:fs';
import { deep } from './depth.ts';
import { expect, type Page } from '@playwright/test';
import { countPresses, shown, tab, test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

const profile = {
  config: 'screen-configs/account/my-profile.json',
  en: 'locales/en/screens/account/my-profile.json',
  es: 'locales/es/screens/account/my-profile.json',
};

/** Opens a screen, and counts presses of the mouse from then on. */
async function open(page: Page, { url }: StudioSite, id: string): Promise<() => Promise<number>> {
  await page.goto(`${url}/#/${id}`);
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  return countPresses(page);
}

const thing = (page: Page, name: string | RegExp) =>
  page.getByRole('treegrid', { name: 'Structure of the screen' }).getByRole('row', { name });
const form = (page: Page) => page.locator('.structure-form');
const valueOf = (studio: StudioSite, path: string): unknown => JSON.parse(studio.read(path));
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
};

test('an optional question is added to the profile, in all languages, without JSON', async ({
  page,
  studio,
}) => {
  const presses = await open(page, studio, 'account/my-profile');
  await thing(page, /^contact, Step/).click();
  await page.getByRole('button', { name: '+ Question' }).click();
  await page.getByRole('combobox', { name: 'Its answer is sent as' }).click();
  await page.getByRole('option', { name: /fields\.MailingCity/ }).click();
  await page.getByLabel('Label in English').click();
  await page.keyboard.type('City');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ciudad');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Thành phố');
  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(thing(page, /^City, Question/)).toHaveAttribute('aria-selected', 'true');
  await expect(shown(page).getByLabel('City')).toBeVisible();
  await save(page);
  expect(await presses()).toBeLessThanOrEqual(10);
  expect(valueOf(studio, profile.config)).toMatchObject({
    reads: { contact: { with: { optionalFields: expect.arrayContaining(['Contact.MailingCity']) } } },
    steps: [
      {
        fields: expect.arrayContaining([
          {
            name: 'mailingCity',
            as: 'text',
            maxLength: 40,
            prefill: { from: 'reads.contact.fields.MailingCity.value' },
          },
        ]),
      },
    ],
    submit: { with: { 'fields.MailingCity': { field: 'mailingCity' } } },
  });
  expect(valueOf(studio, profile.es)).toMatchObject({ fields: { mailingCity: { label: 'Ciudad' } } });
});

test(
  'a question is required under a condition, with a message in all languages',
  deep,
  async ({ page, studio }) => {
    const presses = await open(page, studio, 'account/my-profile');
    await thing(page, /^Other phone, Question/).click();
    await page.getByRole('button', { name: 'New condition for Required while' }).click();
    await page.getByRole('combobox', { name: 'The answer to' }).click();
    await page.getByRole('option', { name: /mobilePhone/ }).click();
    await page.getByLabel('Comparison').selectOption('has no answer');
    await page.getByRole('button', { name: 'Add condition' }).click();
    await page.getByRole('combobox', { name: 'Add a text' }).click();
    await page.getByRole('option', { name: /Message: required/ }).click();
    await form(page).getByLabel('Message: required, English').click();
    await page.keyboard.type('Enter a phone number');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ingrese un número de teléfono');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Nhập số điện thoại');
    await expect(tab(page, 'Problems')).toHaveText('Problems');
    await save(page);
    expect(await presses()).toBeLessThanOrEqual(12);
    expect(valueOf(studio, profile.config)).toMatchObject({
      conditions: { mobilePhoneHasNoAnswer: { field: 'mobilePhone', filled: false } },
    });
    expect(studio.read(profile.config)).toContain('"requiredWhen": "mobilePhoneHasNoAnswer"');
    expect(valueOf(studio, profile.en)).toMatchObject({
      fields: { otherPhone: { errors: { required: 'Enter a phone number' } } },
    });
  },
);

test(
  'questions are moved by button, by keyboard and by the mouse, and each move can be undone',
  deep,
  async ({ page, studio }) => {
    const presses = await open(page, studio, 'account/my-profile');
    const names = () => thing(page, /, Question$/).allInnerTexts();
    const first = await names();
    await thing(page, /^ZIP code, Question/).click();
    await page.getByRole('button', { name: 'Move up' }).click();
    await expect.poll(names).not.toEqual(first);
    await page.keyboard.press('Alt+ArrowUp');
    expect(await presses()).toBeLessThanOrEqual(4);
    await thing(page, /^ZIP code, Question/).dragTo(thing(page, /^Email, Question/), {
      targetPosition: { x: 60, y: 2 },
    });
    await expect.poll(async () => (await names())[0]).toContain('ZIP code');
    const order = () =>
      (valueOf(studio, profile.config) as { steps: [{ fields: { name: string }[] }] }).steps[0].fields.map(
        ({ name }) => name,
      );
    await save(page);
    expect(order()).toEqual(['zipCode', 'email', 'mobilePhone', 'otherPhone']);
    for (const _ of [1, 2, 3]) await page.keyboard.press('Control+z');
    await expect.poll(names).toEqual(first);
  },
);

test(
  'what is done in one screen and tab is undone from another, with its name',
  deep,
  async ({ page, studio }) => {
    await open(page, studio, 'account/my-profile');
    await form(page).getByLabel('Title, English').fill('Your profile');
    await page.getByRole('link', { name: /^Messages/ }).click();
    await tab(page, 'Texts').click();
    await page.getByLabel('lead, English').fill('All letters.');
    await tab(page, 'Problems').click();
    await page.getByRole('button', { name: 'Undo: Reword “lead”' }).click();
    await page.getByRole('button', { name: 'Undo: Reword “Title”' }).click();
    await expect(page).toHaveURL(/#\/account\/my-profile$/);
    await expect(form(page).getByLabel('Title, English')).toHaveValue('My profile');
    await page.getByRole('button', { name: 'Redo: Reword “Title”' }).click();
    await expect(form(page).getByLabel('Title, English')).toHaveValue('Your profile');
  },
);

test('forms and JSON are one thing', deep, async ({ page, studio }) => {
  await open(page, studio, 'account/my-profile');
  await thing(page, /^ZIP code, Question/).click();
  await page.getByLabel('Show the JSON beside it').check();
  const json = page.getByRole('textbox', { name: profile.config });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('postcode');
  await page.keyboard.press('Enter');
  await expect(json).toContainText('"field": "postcode"');
  await json.getByText('"postcode"').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('2');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('postcode2');
  await page.keyboard.press('Tab');
  await expect(json).not.toBeFocused();
});

test(
  'a thing is duplicated with its texts, renamed everywhere, and deleted with them',
  deep,
  async ({ page, studio }) => {
    await open(page, studio, 'account/my-profile');
    await thing(page, /^ZIP code, Question/).click();
    await page.getByText('Used in one place').click();
    await page.locator('.node-uses').getByRole('button', { name: 'Change one record' }).click();
    await expect(thing(page, /^Change one record, Sending/)).toHaveAttribute('aria-selected', 'true');
    await thing(page, /^ZIP code, Question/).click();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('zipCode2');
    await expect(form(page).getByLabel('Label, Spanish')).toHaveValue('Código postal');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(thing(page, /^ZIP code, Question/)).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'not saved' })).toHaveCount(0);
    // Into another screen, where no question has this name.
    await thing(page, /^ZIP code, Question/).click();
    await page.keyboard.press('Control+c');
    await page.getByRole('link', { name: /^Write a message/ }).click();
    await thing(page, /^message, Step/).click();
    await page.getByRole('button', { name: 'Paste “ZIP code”' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('zipCode');
    await expect(form(page).getByLabel('Label, Spanish')).toHaveValue('Código postal');
  },
);

test(
  'a screen of two steps is made for an operation, in the menu and in all languages',
  deep,
  async ({ page, studio }) => {
    const presses = await open(page, studio, 'account/my-profile');
    await page.getByRole('button', { name: 'New screen' }).click();
    await page.getByRole('combobox', { name: 'What its form sends' }).click();
    const typed = ['moveOut', 'Mudarse', 'Dọn'];
    await page.keyboard.type(typed[0] ?? '');
    await page.getByRole('option', { name: /requestMoveOut/ }).click();
    await page.getByLabel('Title in Spanish').click();
    await page.keyboard.type(typed[1] ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed[2] ?? '');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(thing(page, /^check, Step|^Check your answers, Step/)).toBeVisible();
    await expect(shown(page).getByLabel('New street address')).toBeVisible();
    await expect(tab(page, 'Problems')).toHaveText('Problems');
    await save(page);
    expect((await presses()) + typed.join('').length).toBeLessThanOrEqual(40);
    expect(studio.read('locales/es/screens/requests/request-move-out.json')).toContain(
      '"navigation": "Mudarse"',
    );
    await page.getByRole('combobox', { name: /^State/ }).selectOption({ label: 'Everything answered' });
    await expect(shown(page).getByLabel('New street address')).not.toHaveValue('');
  },
);

test('a page is seen in states that are hard to come by', deep, async ({ page, studio }) => {
  await open(page, studio, 'account/my-profile');
  const show = (state: string) => page.getByLabel('State').selectOption({ label: state });
  await show('Every error at once');
  await expect(shown(page).getByRole('link', { name: 'Enter your ZIP code' })).toBeVisible();
  await show('The org is down');
  await expect(shown(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByLabel('State').selectOption('updateRecord UNABLE_TO_LOCK_ROW');
  await expect(shown(page).getByRole('alert')).toBeVisible();
  await show('As it opens');
  await page.getByRole('button', { name: '200 %' }).click();
  await expect(shown(page).locator('html')).toHaveCSS('font-size', '32px');
});

test('several previews are seen at once, on paper, and half answered', deep, async ({ page, studio }) => {
  await open(page, studio, 'requests/new');
  await page.getByLabel('State').selectOption({ label: 'Come back to, half answered' });
  await expect(shown(page).getByText('We kept what you typed')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('State').selectOption({ label: 'Printed' });
  await expect(shown(page).locator('.header-end').first()).toBeHidden({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Wall …' }).click();
  const wall = page.getByRole('dialog', { name: 'Wall of previews' });
  for (const name of ['Desktop', 'Dark']) await wall.getByRole('button', { name }).click();
  await expect(wall.locator('figcaption')).toHaveText([
    'Marigold Energy · English · Phone · Light',
    'Marigold Energy · Español · Phone · Light',
    'Marigold Energy · Tiếng Việt · Phone · Light',
  ]);
  for (const [at, title] of ['Submit a request', 'Enviar una solicitud', 'Gửi yêu cầu'].entries())
    await expect(wall.locator('iframe').nth(at).contentFrame().getByRole('heading', { level: 1 })).toHaveText(
      title,
      { timeout: 30_000 },
    );
  await page.keyboard.press('Escape');
  await expect(wall).toHaveCount(0);
});

test(
  'a text is found and changed everywhere, and comes back from translators',
  deep,
  async ({ page, studio }) => {
    const presses = await open(page, studio, 'account/my-profile');
    await page.getByRole('button', { name: 'All texts …' }).click();
    await page.getByLabel('Find', { exact: true }).fill('ZIP code');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Postal code');
    await page.getByRole('button', { name: /^Replace \d+ texts/ }).click();
    await expect(shown(page).getByLabel('Postal code')).toBeVisible();
    await page.getByRole('button', { name: 'Save all' }).click();
    await expect(page.getByText('Everything is saved.')).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(5);
    expect(valueOf(studio, profile.en)).toMatchObject({ fields: { zipCode: { label: 'Postal code' } } });
    expect(studio.read('locales/en/screens/account/move-out.json')).toContain('Postal code');
    await page.getByRole('button', { name: 'All texts …' }).click();
    const table = [
      'screen,text,English,Spanish,state',
      'account/my-profile,title,My profile,Su perfil,',
      'account/my-profile,gone,Gone,Nada,',
    ].join('\r\n');
    await page
      .getByLabel('Import a file')
      .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await expect(page.getByText('account/my-profile gone: there is no such text any more.')).toBeVisible();
    await page.getByRole('button', { name: 'Take 1 text in' }).click();
    await expect(form(page).getByLabel('Title, Spanish')).toHaveValue('Su perfil');
    await page.getByRole('button', { name: 'All texts …' }).click();
    const [out] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Vietnamese as XLIFF' }).click(),
    ]);
    const xliff = readFileSync(await out.path(), 'utf8');
    const unit =
      '<trans-unit id="title" approved="yes" xml:space="preserve"><source>My profile</source><target>Hồ sơ của tôi</target>';
    expect(xliff).toContain(unit);
    const worked = xliff.replace(unit, unit.replace('Hồ sơ của tôi', 'Hồ sơ của quý vị'));
    await page.getByLabel('Import a file').setInputFiles({
      name: 'texts.vi.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(worked),
    });
    await expect(page.getByText('It changes 1 text. Nothing is wrong with it.')).toBeVisible();
    await page.getByRole('button', { name: 'Take 1 text in' }).click();
    await expect(form(page).getByLabel('Title, Vietnamese')).toHaveValue('Hồ sơ của quý vị');
  },
);

test(
  'a screen is renamed with all that leads to it, and a redirect; it is deleted, and both are undone',
  deep,
  async ({ page, studio }) => {
    const presses = await open(page, studio, 'payments/bills');
    await page.getByRole('button', { name: 'Screen ▾' }).click();
    await page.getByRole('menuitem', { name: 'Rename or move …' }).click();
    await page.getByLabel('Address', { exact: true }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('/my-bills');
    await page.keyboard.press('Enter');
    await expect(shown(page).getByRole('heading', { level: 1, name: 'Bills and payments' })).toBeVisible();
    await expect(page.getByLabel('Address in the portal')).toHaveValue('/my-bills');
    await save(page);
    expect(await presses()).toBeLessThanOrEqual(5);
    expect(valueOf(studio, 'screen-configs/navigation.json')).toMatchObject({
      redirects: [{ from: '/bills', to: '/my-bills' }],
    });
    expect(studio.read('locales/es/screens/account/move-out.json')).toContain('](/my-bills)');
    // Whoever kept the old address comes to the new one.
    await page.getByLabel('Address in the portal').fill('/bills');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(shown(page).getByRole('heading', { level: 1, name: 'Bills and payments' })).toBeVisible();
    await page.getByRole('button', { name: 'Screen ▾' }).click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
    await expect(page.getByText(/^\d+ screens lead here:$/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('This screen is deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo: Delete “Bills and payments”' }).click();
    await expect(thing(page, /^Bills and payments, Screen/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'not saved' })).toHaveCount(0);
  },
);

test(
  'a name is found on all screens, and changed on those that one chooses',
  deep,
  async ({ page, studio }) => {
    await open(page, studio, 'account/my-profile');
    await thing(page, /^ZIP code, Question/).click();
    await page.getByRole('button', { name: 'zipCode on all screens …' }).click();
    const group = page.getByRole('listitem').filter({ hasText: 'zipCode Questions' });
    await group.getByLabel('New name').fill('postcode');
    await group.getByRole('button', { name: /^Rename on \d screens/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('postcode');
    await expect(tab(page, 'Problems')).toHaveText('Problems');
    await page.getByRole('button', { name: 'Where used …' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Kind' }).selectOption('Operations');
    await page.getByLabel('Name or words').fill('updateRecord');
    await page.getByRole('dialog').getByRole('button', { name: 'My profile' }).first().click();
    await expect(thing(page, /^Change one record, Sending/)).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'a rule is built as a sentence and tried on cases, and the flow leads to what it shows',
  deep,
  async ({ page, studio }) => {
    await open(page, studio, 'requests/new');
    await tab(page, 'Flow').click();
    const picture = page.getByRole('group', { name: 'Flow of the screen' });
    const send = picture.getByRole('button', { name: 'Submit a request Sends the form' });
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(thing(page, /^Submit a request, Sending/)).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Flow').click();
    await expect(picture.getByRole('button').first()).toBeVisible();
    const drawn = await picture.getByRole('button').count();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.locator('.flow-list').getByRole('button')).toHaveCount(drawn);
    const { messages } = valueOf(studio, 'locales/en/screens/requests/new.json') as {
      readonly messages: { readonly notSent: string };
    };
    await page.locator('.flow-list').getByRole('button', { name: messages.notSent }).click();
    await expect(thing(page, /^Submit a request, Sending/)).toHaveAttribute('aria-selected', 'true');
    await thing(page, /^Conditions/)
      .getByRole('button')
      .first()
      .click();
    await thing(page, /^outage, Condition/).click();
    await form(page).getByLabel('What it is about').selectOption('at least one of these holds');
    await form(page).getByRole('button', { name: '+ or …' }).click();
    await form(page).getByLabel('Comparison').last().selectOption('is');
    await form(page).getByLabel('Value', { exact: true }).last().fill('billing');
    await page.keyboard.press('Enter');
    await expect(form(page).getByText('caseType is “outage” or caseType is “billing”')).toBeVisible();
    const cases = form(page).getByRole('region', { name: 'Cases to try' });
    await cases.getByLabel('caseType, case 1').fill('billing');
    await expect(cases.getByRole('status').first()).toHaveText('yes');
    await cases.getByLabel('Should be, case 1').fill('no');
    await expect(cases.getByText('It is yes.')).toBeVisible();
    await expect(tab(page, 'Problems')).toHaveText('Problems');
  },
);
