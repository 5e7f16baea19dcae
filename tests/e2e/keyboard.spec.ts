import { newestCode, signIn } from './customers.ts';
import { tagOf } from './depth.ts';
import { sendByKeyboard } from './keyboard.ts';
import { expect, expectArrived, test } from './site.ts';
import { readTypedForms } from './typed-forms.ts';
import { words } from './words.ts';

test.afterEach(({ site }) => site.org.reset());

for (const [at, { place, texts }] of readTypedForms().entries()) {
  test(
    `${place.id} is filled in and sent with the keyboard alone`,
    { tag: tagOf(at, 15) },
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
      const code = async () => ({ ...texts, code: (await newestCode(site)) ?? '482913' });
      const answers = await sendByKeyboard(page, place, code);
      expect(answers).toHaveLength(1);
      expect(answers[0]).toBeLessThan(300);
    },
  );
}
