import type { Page } from '@playwright/test';
import { valueAt } from '../plan/contract.ts';
import { fill, patternOf } from '../plan/texts.ts';
import { blockIn, type Visit } from './visit.ts';

/** A button of a block, by the way to it: `<block>` or `<block>.actions.<action>`. */
type PlacedButton = Pick<Visit, 'screen' | 'language'> & { readonly at: string };

/** Presses a button of a block, and says yes where it asks. */
export async function pressButton(page: Page, { screen, language, at }: PlacedButton): Promise<void> {
  const [name = '', ...action] = at.split('.');
  const text = valueAt(screen.texts[language], ['blocks', name, ...action, 'button']);
  const pattern = patternOf(fill(String(text), {}, language), true);
  await blockIn(page, name).getByRole('button').filter({ hasText: pattern }).first().click();
  const dialog = page.getByRole('dialog');
  const isAsked = await dialog.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
  // The first one is the careful answer.
  if (isAsked) await dialog.getByRole('button').filter({ hasText: pattern }).last().click();
}
