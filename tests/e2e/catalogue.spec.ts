import type { Page } from '@playwright/test';
import { accountCauses } from './catalogue/account-causes.ts';
import { addressCauses } from './catalogue/address-causes.ts';
import type { Message } from './catalogue/message.ts';
import { messages, type MessageId } from './catalogue/messages.ts';
import { serviceCauses } from './catalogue/service-causes.ts';
import { command, type Cause } from './catalogue/visit.ts';
import { tagOf, isDeep } from './depth.ts';
import { expectInView, expectOutcome, windows } from './in-view.ts';
import { expect, test } from './site.ts';
import { languages, words, type Language } from './words.ts';

/** Every message has its cause: one without is an error of types. */
const causes: Readonly<Record<MessageId, Cause>> = { ...accountCauses, ...addressCauses, ...serviceCauses };
// `Object.keys` forgets that the keys of the table are the names of messages.
const ids = Object.keys(messages) as readonly MessageId[];
const screens = [...new Set(ids.map((id) => messages[id].screen))];

/** A text as it is looked for: whatever stands in the place of its values. */
function patternOf(language: Language, address: string): RegExp {
  const [file = '', path = ''] = address.split(':');
  const text = words(language, file, () => '\u0000')(path);
  const pieces = text.split('\u0000').map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(pieces.join('.+'));
}

async function expectSeen(
  page: Page,
  language: Language,
  { texts, isFoundOnArrival }: Message,
): Promise<void> {
  for (const [at, address] of texts.entries()) {
    const text = page.getByText(patternOf(language, address)).filter({ visible: true }).first();
    await expect(text, address).toBeVisible();
    if (at === 0) await (isFoundOnArrival === true ? expectInView : expectOutcome)(text);
  }
}

test.afterEach(async ({ site }) => {
  await command({ site }, 'clock', { release: true });
  await command({ site }, 'errors');
  site.org.reset();
});

screens.forEach((screen, at) => {
  for (const language of languages) {
    // Each commit goes through every fourth screen in one language, and through every other message.
    const tag = language === languages[at % languages.length] ? tagOf(at, 24) : '@deep';
    test(
      `the messages of ${screen} are reached in ${language}`,
      { tag },
      async ({ page, site, announce, tolerate }) => {
        // Most causes are what the org refuses.
        tolerate(/^4\d\d \w+ \/(?:lwr|services)\//);
        // Who is offline meanwhile keeps a draft in vain.
        tolerate(/ERR_INTERNET_DISCONNECTED/);
        await page.setViewportSize(language === 'es' ? windows.phone : windows.desktop);
        const own = ids.filter((one) => messages[one].screen === screen);
        for (const id of own.filter((_, turn) => isDeep || turn % 2 === 0)) {
          await test.step(`${id}: ${messages[id].cause}`, async () => {
            await command({ site }, 'clock', { release: true });
            site.org.reset();
            await causes[id]({ page, site, language, announce });
            await expectSeen(page, language, messages[id]);
            await page.unrouteAll();
            await page.context().setOffline(false);
            site.heal();
          });
        }
      },
    );
  }
});
