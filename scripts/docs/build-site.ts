import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vitepress';

/** Settings, looks and pictures of the site. */
const SITE = fileURLToPath(new URL('site', import.meta.url));

/**
 * Makes a site of a folder of pages.
 *
 * @param pages Folder with the Markdown, and `navigation.json`.
 * @param output Folder that is filled; absolute, like the other one.
 */
export async function buildSite(pages: string, output: string): Promise<void> {
  const own = join(pages, '.vitepress');
  await mkdir(join(own, 'theme'), { recursive: true });
  await cp(join(SITE, 'public'), join(pages, 'public'), { recursive: true });
  const from = (folder: string, file: string): string => JSON.stringify(relative(folder, join(SITE, file)));
  await writeFile(join(own, 'config.ts'), `export { default } from ${from(own, 'config.ts')};\n`);
  const theme = join(own, 'theme');
  await writeFile(join(theme, 'index.ts'), `export { default } from ${from(theme, 'theme.ts')};\n`);
  process.env['DOCS_PAGES'] = pages;
  await build(pages, { outDir: output });
}
