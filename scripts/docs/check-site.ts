import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { ensureChromium } from '../machine/browser.ts';
import { coveringPages } from './sample-pages.ts';
import { serveFolder } from './serve-folder.ts';

/** Errors of a site, a line each, and the number of pages that were looked at. */
interface SiteReport {
  readonly errors: readonly string[];
  readonly pages: number;
}

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 780 };
const PAGES_AT_A_TIME = 2;
/** Pages that each commit looks at besides those with a frame: those with most kinds of elements for their length. */
const SAMPLED = 8;

/**
 * Looks at a built site in a browser: axe finds nothing, in light and dark and on a phone, no page is wider than its
 * window, no script fails, and the search finds its way.
 *
 * @param isWhole Looks at every page, which takes minutes.
 */
export async function checkSite(folder: string, isWhole: boolean): Promise<SiteReport> {
  const paths = await pagesToCheck(folder, isWhole);
  const server = await serveFolder(folder, 0);
  const executablePath = await ensureChromium((line) => console.log(line));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const queue = [...paths];
    const errors: string[] = [];
    const work = async (): Promise<void> => {
      const page = await openPage(browser, (error) => errors.push(error));
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        await page.goto(`${server.address}/${path}`);
        errors.push(...(await looksOf(page, path)).map((error) => `${path}: ${error}`));
      }
    };
    await Promise.all([
      ...Array.from({ length: PAGES_AT_A_TIME }, work),
      searchSite(browser, server.address, errors),
    ]);
    return { errors, pages: paths.length };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function pagesToCheck(folder: string, isWhole: boolean): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  // The page for what is not there is the theme's own, and has no content of ours.
  const paths = files.filter((file) => file.endsWith('.html') && file !== '404.html').toSorted();
  if (isWhole) return paths;
  const pages = paths.map(async (path) => ({ path, html: await readFile(join(folder, path), 'utf8') }));
  return [
    ...new Set([
      ...paths.filter((path) => WITH_FRAME.test(path)),
      ...coveringPages(await Promise.all(pages)).slice(0, SAMPLED),
    ]),
  ];
}

async function openPage(browser: Browser, fail: (error: string) => void): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => fail(`${page.url()}: ${message}`));
  return page;
}

/** Pages whose frame is looked at, too: it is the same on all pages of a kind. */
const WITH_FRAME = /^(?:index|guide\/getting-started|reference\/index)\.html$/;

const CONTENT = '.VPContent main';

/** The whole of axe once, then what only dark and what only a phone can change. */
async function looksOf(page: Page, path: string): Promise<readonly string[]> {
  const within = WITH_FRAME.test(path) ? 'body' : CONTENT;
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axe(page, { look: 'light', within });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.dark').waitFor({ state: 'attached' });
  const dark = await axe(page, { look: 'dark', within, rules: ['color-contrast'] });
  await page.setViewportSize(PHONE);
  const phone = await axe(page, {
    look: 'phone',
    within,
    rules: ['scrollable-region-focusable', 'target-size'],
  });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...light, ...dark, ...phone, ...(over > 0 ? [`phone: ${over} px wider than the window`] : [])];
}

/** One run of axe. */
interface AxeRun {
  readonly look: string;
  /** Selector of what is looked at. */
  readonly within: string;
  readonly rules?: string[];
  readonly without?: string[];
}

async function axe(page: Page, { look, within, rules, without = [] }: AxeRun): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).include(within).disableRules(without).setLegacyMode();
  const { violations } = await (rules === undefined ? builder : builder.withRules(rules)).analyze();
  return violations.map(
    ({ id, nodes }) => `${look}: axe ${id} at ${nodes[0]?.target.join(' ') ?? ''} (${nodes.length})`,
  );
}

/** Words that a reader types, and the page that has to be among the first that are found. */
const SEARCHES = [
  ['getRecord', 'reference/ui-api/operations/getRecord.html'],
  ['RecordRepresentation', '#RecordRepresentation'],
  ['useSuspenseRead', 'reference/sdk/react.html'],
  ['optimistic', 'guide/mutations.html'],
  ['deployment', 'portal/deployment.html'],
  ['migrate from TanStack', 'guide/migrating-from-tanstack-query.html'],
] as const;

/** Presses the keys again until the page is alive and hears them: before, they are lost. */
async function openSearch(page: Page, box: Locator): Promise<void> {
  for (let tries = 30; tries > 0; tries -= 1) {
    await page.keyboard.press('Control+k');
    const isOpen = await box.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
  }
  await box.waitFor();
}

async function searchSite(browser: Browser, address: string, errors: string[]): Promise<void> {
  const page = await openPage(browser, (error) => errors.push(error));
  await page.goto(`${address}/`);
  const box = page.locator('#localsearch-input');
  await openSearch(page, box);
  for (const [words, wanted] of SEARCHES) {
    await box.fill(words);
    const found = page.locator(`.results a[href*="${wanted}"]`).first();
    await found
      .waitFor({ timeout: 20_000 })
      .catch(() => errors.push(`A search for "${words}" does not find ${wanted}.`));
  }
  // The theme's own: its results are links in options, and its buttons are named by their hints.
  const without = ['label-content-name-mismatch', 'nested-interactive'];
  errors.push(...(await axe(page, { look: 'search', within: '.VPLocalSearchBox', without })));
}
