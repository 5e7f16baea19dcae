/** Finds a Chromium and measures the portal in it. */
import { ensureChromium } from './machine/browser.ts';
import { run } from './machine/process.ts';

const chromium = await ensureChromium((line) => console.log(line));
const { code } = await run(['node', 'tests/bench/portal/start.ts'], {
  env: { CHROMIUM_PATH: chromium },
  show: true,
});
process.exitCode = code;
