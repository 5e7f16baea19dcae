import type { Locator, Page } from '@playwright/test';
import { expect } from '../../e2e/site.ts';
import type { Scene } from '../org/scene.ts';
import type { Assignment, ExpectedText } from '../plan/types.ts';
import { patternOf } from '../plan/texts.ts';
import { stage, type StagedScreen, type Staging } from './staging.ts';
import type { ExampleSite } from './example-site.ts';

/** A browser at a screen in a setting. */
export interface Visit extends StagedScreen {
  readonly page: Page;
  readonly site: ExampleSite;
  readonly language: 'en' | 'es';
  readonly staging: Staging;
}

/** A browser, a site and the screen to open. */
export interface Visitor extends StagedScreen {
  readonly page: Page;
  readonly site: ExampleSite;
}

interface Opening {
  readonly language?: 'en' | 'es';
  /** Changes the scene of the setting. */
  readonly scene?: (scene: Scene) => Scene;
}

/** The form that is driven: of several forms of a page one. */
export function formOf({ page, screen }: Pick<Visitor, 'page' | 'screen'>): Locator {
  const { form } = screen.model;
  return form === undefined ? page.locator('.form') : blockIn(page, form).locator('.form');
}

/** Opens a screen in a setting, with nothing left on the device, and waits until it has come to rest. */
export async function open(visitor: Visitor, setting: Assignment, opening: Opening = {}): Promise<Visit> {
  const { page, site } = visitor;
  const { language = 'en', scene = (same) => same } = opening;
  const staging = stage(visitor, setting);
  await leave(page, site);
  site.org.play(scene(staging.before ?? staging.scene));
  await page.goto(
    site.url(language === 'en' ? staging.address : `/es${staging.address.replace(/^\/(?=[?#]|$)/, '')}`),
  );
  const { held } = staging.scene;
  if (held === undefined) await settle(page);
  else await waitFor(visitor, held);
  await unfold(page);
  return { ...visitor, language, staging };
}

/** Leaves the page without a question, and forgets what the device keeps. */
async function leave(page: Page, site: ExampleSite): Promise<void> {
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  // A question of the page about leaving may stop the first try.
  await page.goto('about:blank').catch(() => page.goto('about:blank'));
  await page.context().clearCookies();
  const session = await page.context().newCDPSession(page);
  const origin = new URL(site.url('/')).origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await session.detach();
}

/** Waits until the screen has its heading and waits for nothing. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1[tabindex]')).toHaveText(/\S/);
  await expect(page.locator('.screen .skeleton, .form .spinner')).toHaveCount(0);
}

/** Opens the lists that are folded, as customers do who look for something in them. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('details.entries-folded:not([open]) > summary');
  // From the last one on: one that is open is found no more.
  for (const list of (await folded.all()).toReversed()) await list.dispatchEvent('click');
}

/** Waits until the page has asked what is not answered. */
async function waitFor({ page, site }: Visitor, held: readonly string[]): Promise<void> {
  await expect(page.locator('h1[tabindex]')).toHaveText(/\S/);
  const asked = () => site.org.calls().map(({ operation }) => operation);
  await expect.poll(() => held.every((one) => asked().includes(one)), `${held.join()} is asked`).toBe(true);
  await settleCalls(page);
}

/** Waits until all that the page has begun to ask has reached the org. */
export async function settleCalls(page: Page): Promise<void> {
  // The second one waits for what the first one's answer begins.
  for (const turn of [1, 2])
    await page.evaluate((at) => fetch(`/robots.txt?turn=${at}`).then((answer) => answer.text()), turn);
}

/** A text somewhere inside of a place. */
export function shown(place: Page | Locator, text: ExpectedText, language: 'en' | 'es' = 'en'): Locator {
  return place.getByText(patternOf(text[language], true)).filter({ visible: true });
}

/** A block by its name; a message that is not told has no more than its place. */
export function blockIn(page: Page, name: string): Locator {
  return page.locator(`[data-block="${name}"]:not([aria-live]), [data-block="${name}"][data-outcome]`);
}
