import { chromium } from '@playwright/test';

const named = process.env['CHROMIUM_PATH'];
const isShell = named === undefined || named.includes('shell');

/**
 * The whole browser, which alone has developer tools and notices: the gate's, the one that is named where it is no shell,
 * or Playwright's.
 */
export const wholeBrowser: string =
  process.env['WHOLE_CHROMIUM_PATH'] ?? (isShell ? chromium.executablePath() : named);
