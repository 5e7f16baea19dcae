/** Builds `docs-dist/`: the reference of the specs and of the SDK, from the specs and the SDK's comments alone. */
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadSpecs } from '@energy-portal/generator';
import type { JsonObject } from '@energy-portal/generator';
import { findSpecs, formatDiagnostic } from '@energy-portal/generator/project';
import { createPages } from './docs/pages.ts';
import type { Page } from './docs/page.ts';
import { writeSdkReference } from './docs/sdk-reference.ts';
import { root } from './machine/process.ts';

const output = join(root, 'docs-dist');
const extensionFolder = join(root, 'specs/extensions');
const assets = ['frame.css', 'content.css', 'filter.js'];
const schemaEnd = '.schema.json';

async function readExtensions(): Promise<Readonly<Record<string, JsonObject>>> {
  const files = (await readdir(extensionFolder)).filter((file) => file.endsWith(schemaEnd)).toSorted();
  const entries = files.map(async (file) => {
    // A JSON Schema is an object; the generator has just read it as one.
    const schema = JSON.parse(await readFile(join(extensionFolder, file), 'utf8')) as JsonObject;
    return [file.slice(0, -schemaEnd.length), schema] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function writePages(folder: string, pages: readonly Page[]): Promise<void> {
  for (const { path, text } of pages) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  for (const asset of assets) await cp(join(root, 'scripts/docs', asset), join(folder, asset));
}

/** Builds all beside the output first, so that a failure leaves the previous one as it was. */
async function build(): Promise<boolean> {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const specs = await loadSpecs(await findSpecs(root), read);
  if (!specs.ok) {
    for (const diagnostic of specs.diagnostics) console.error(formatDiagnostic(diagnostic));
    console.error(`${specs.diagnostics.length} diagnostic(s). Nothing was written.`);
    return false;
  }
  const pages = createPages(specs.value, await readExtensions());
  const folder = `${output}.${process.pid}.tmp`;
  try {
    await writePages(folder, pages);
    if (!(await writeSdkReference({ root, output: join(folder, 'sdk') }))) {
      console.error('The comments of the SDK have the diagnostics above. Nothing was written.');
      return false;
    }
    await rm(output, { recursive: true, force: true });
    await rename(folder, output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`${pages.length} pages and the SDK's: open docs-dist/index.html`);
  return true;
}

try {
  process.exitCode = (await build()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
