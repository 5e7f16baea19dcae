/**
 * Takes a picture of every screen: `npm run screenshots`, or `npm run screenshots -- messages/` for some. Starts the
 * product as `npm start` does, goes to each screen as the demo's customer, in all languages, three brands and on a
 * phone, and writes `.cache/screenshots/index.html`, a contact sheet to look through.
 *
 * `--all` takes every brand in every language, width and scheme. `--keep` makes the pictures those that later runs are
 * compared with; a run after it writes `.cache/screenshots/review.html`, before and after side by side with the pixels
 * that differ, and lists them.
 */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './machine/environment.ts';
import { launchBrowser } from './machine/browser.ts';
import { root } from './machine/process.ts';
import { startProgram } from './product/running-program.ts';
import { allLooks, fewLooks } from './screenshots/looks.ts';
import { percent, sheetOf } from './screenshots/pages.ts';
import { writeReview } from './screenshots/review.ts';
import { pathOfPicture, readSights, takeLook } from './screenshots/take-pictures.ts';
import type { Sight } from './screenshots/take-pictures.ts';

const home = join(root, '.cache/screenshots');
const folders = {
  before: join(home, 'before'),
  after: join(home, 'now'),
  difference: join(home, 'difference'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, keep: { type: 'boolean' } },
});
const looks = values.all ? allLooks : fewLooks;

/** Starts the product, takes the pictures, and returns the screens that they are of. */
async function takePictures(wanted: string): Promise<readonly Sight[]> {
  const product = await startProgram('scripts/start.ts', /^Portal +http:\/\/localhost:(\d+)/, {
    PORT: process.env['PORT'] ?? '4179',
  });
  const browser = await launchBrowser();
  try {
    const screens = readSights(wanted);
    for (const look of screens.length === 0 ? [] : looks) {
      await takeLook(look, screens, { browser, port: product.port, folder: folders.after });
      console.log(`${look.name}: ${screens.length} pictures`);
    }
    return screens;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Writes the contact sheet of the pictures in a folder beside it. */
function writeSheet(screens: readonly Sight[], folder: 'now' | 'before'): void {
  const rows = screens.map((screen) => ({
    screen: screen.id,
    route: screen.route,
    pictures: looks.map((look) => ({ look: look.name, file: `${folder}/${pathOfPicture(screen, look)}` })),
  }));
  writeFileSync(join(home, 'index.html'), sheetOf(rows));
  console.log(`Look at ${join(home, 'index.html')}`);
}

/** Compares the pictures with those that were kept, and lists what differs. */
function review(screens: readonly Sight[]): void {
  const taken = new Set(screens.flatMap((screen) => looks.map((look) => pathOfPicture(screen, look))));
  const comparisons = writeReview(folders, (path) => taken.has(path.replaceAll('\\', '/')));
  const changed = comparisons.filter(({ share }) => share > 0);
  for (const { screen, look, share } of changed.toSorted((one, other) => other.share - one.share)) {
    console.log(`${percent(share).padStart(9)}  ${screen}  ${look}`);
  }
  console.log(`${changed.length} of ${comparisons.length} pictures differ.`);
  console.log(`Look at ${join(home, 'review.html')}`);
}

const wanted = positionals[0] ?? '';
rmSync(folders.after, { recursive: true, force: true });
const screens = await takePictures(wanted);
if (screens.length === 0) {
  fail(
    `No screen's id begins with "${wanted}". Name a folder or a file of screen-configs, such as account/.`,
  );
}
if (values.keep) {
  rmSync(folders.before, { recursive: true, force: true });
  renameSync(folders.after, folders.before);
  writeSheet(screens, 'before');
  console.log('Kept. The next run is compared with these.');
} else {
  writeSheet(screens, 'now');
  if (existsSync(folders.before)) review(screens);
}
