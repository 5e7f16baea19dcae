import { newestCode, signIn } from './customers.ts';
import { tagOf } from './depth.ts';
import { sendByKeyboard } from './keyboard.ts';
import { readPlaces } from './places.ts';
import { expect, expectArrived, test } from './site.ts';
import { words } from './words.ts';

/** Forms that typing alone does not send, and why; journeys of their own send them, with the mouse. */
const others: Readonly<Record<string, string>> = {
  'account/passkeys': 'the device makes the key',
  'documents/hand-in': 'documents have to be chosen first',
  'usage/alerts': 'alerts by text need a phone that was confirmed',
};

test.afterEach(({ site }) => site.org.reset());

const places = readPlaces().filter(({ id, hasForm }) => hasForm && !Object.hasOwn(others, id));
for (const [at, place] of places.entries()) {
  test(
    `${place.id} is filled in and sent with the keyboard alone`,
    { tag: tagOf(at, 6) },
    async ({ page, site }) => {
      site.org.reset();
      if (place.username !== undefined) await signIn({ page, site, username: place.username });
      await page.goto(site.url(place.path));
      const form = page.getByRole('main').locator('.form');
      await expect(form.locator('.form-actions')).toBeVisible();
      await expectArrived(page);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words('en', 'common')('header.skip') });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      const code = async () => ({ code: (await newestCode(site)) ?? '482913' });
      const answers = await sendByKeyboard(page, place, code);
      expect(answers).toHaveLength(1);
      expect(answers[0]).toBeLessThan(300);
    },
  );
}
