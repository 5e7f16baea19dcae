/**
 * Builds `docs-dist/`: the guide of the project's own Markdown, and the reference of the specs and of the SDK, as one
 * site. `-- --serve` shows it. Every link of every page has to lead somewhere.
 */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brokenLinks } from './docs/broken-links.ts';
import { buildSite } from './docs/build-site.ts';
import { serveFolder } from './docs/serve-folder.ts';
import { stageSite } from './docs/stage-site.ts';
import { root } from './machine/process.ts';

const output = join(root, 'docs-dist');

/** Builds all beside the output first, so that a failure leaves the previous one as it was. */
async function build(): Promise<boolean> {
  const folder = `${output}.${process.pid}.tmp`;
  const pages = join(root, '.cache/docs');
  try {
    const staged = await stageSite(root, pages);
    for (const error of staged.errors) console.error(error);
    if (staged.errors.length > 0) return false;
    await buildSite(pages, folder);
    const broken = await brokenLinks(folder);
    for (const link of broken) console.error(`This link leads nowhere: ${link}`);
    if (broken.length > 0) return false;
    await rm(output, { recursive: true, force: true });
    await rename(folder, output);
    console.log(`${staged.pages} pages: docs-dist/ (npm run docs -- --serve shows them)`);
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  const isBuilt = await build();
  if (!isBuilt) console.error('Nothing was written.');
  process.exitCode = isBuilt ? 0 : 1;
  if (isBuilt && process.argv.includes('--serve')) {
    const { address } = await serveFolder(output, Number(process.env['PORT'] ?? 4180));
    console.log(`The site is at ${address}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
