/**
 * Draws the icons of the brands as apps out of their logos: `npm run icons:app`. The mark stands at the left of a logo,
 * in a square; with room around it, so that a phone may cut it to any shape.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './machine/browser.ts';

interface Row {
  readonly id: string;
  readonly color?: string;
}

const sizes = [180, 192, 512];
/** The share of the icon that the mark takes: maskable icons keep the inner four fifths. */
const markShare = 0.62;
const target = 'portal/src/brand/app-icons';

// The check of screens holds the file to its schema.
const { brands } = JSON.parse(readFileSync('screen-configs/brands.json', 'utf8')) as {
  brands: readonly Row[];
};
mkdirSync(target, { recursive: true });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ colorScheme: 'dark' });
  for (const { id, color = '#ffffff' } of brands) {
    const logo = readFileSync(`portal/src/brand/logos/${id}.svg`, 'utf8');
    const mark = logo.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, 'viewBox="0 0 40 40"');
    for (const size of sizes) {
      const room = `${((1 - markShare) / 2) * 100}%`;
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(
        `<style>body{margin:0;background:${color}}svg{position:fixed;inset:${room};width:${markShare * 100}%;height:${markShare * 100}%}</style>${mark}`,
      );
      writeFileSync(join(target, `${id}-${size}.png`), await page.screenshot());
    }
  }
} finally {
  await browser.close();
}
