import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createModel, loadSpecs } from '@energy-portal/generator';
import type { ApiModel, Json, JsonObject } from '@energy-portal/generator';
import { findSpecs, formatDiagnostic } from '@energy-portal/generator/project';
import { readProject } from '@energy-portal/portal/publish';
import { createNavigation } from './guide/navigation.ts';
import { AREAS, decisionPages, presentAreas } from './guide/site-map.ts';
import { stagePage, titleOf } from './guide/stage-page.ts';
import { withSizes } from './guide/entry-sizes.ts';
import { findMarkdown } from './guide/find-markdown.ts';
import { languagePages } from './language/language-pages.ts';
import type { Page } from './reference/page.ts';
import { createPages } from './reference/pages.ts';
import { writeSdkReference } from './sdk-reference.ts';

/** The pages of the site, written as Markdown into a folder. */
interface StagedSite {
  readonly pages: number;
  /** One line each; with any of them the site is not whole. */
  readonly errors: readonly string[];
}

/** The pictures of the words of the screen language. */
const WORDS = '.github/words';

const SCHEMA_END = '.schema.json';

/** Writes all pages of the site and its navigation into a folder, which is emptied first. */
export async function stageSite(root: string, folder: string): Promise<StagedSite> {
  await rm(folder, { recursive: true, force: true });
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const specs = await loadSpecs(await findSpecs(root), read);
  if (!specs.ok) return { pages: 0, errors: specs.diagnostics.map((each) => formatDiagnostic(each)) };
  const reference = createPages(specs.value, await readExtensions(join(root, 'specs/extensions')));
  for (const { path, text } of reference) await write(folder, path.replace(/html$/, 'md'), text);
  const language = await createLanguagePages(root);
  for (const { path, text } of language) await write(folder, path.replace(/html$/, 'md'), text);
  const entryPoints = await writeSdkReference({ root, output: join(folder, 'reference/sdk') });
  if (entryPoints === undefined)
    return { pages: 0, errors: ['The comments of the SDK have the diagnostics above.'] };
  const written = reference.length + language.length + entryPoints.length + 1;
  return stageGuide(root, folder, { apis: createModel(specs.value), entryPoints, written });
}

/** The pages that are generated: what the navigation needs of them. */
interface Reference {
  readonly apis: readonly ApiModel[];
  readonly entryPoints: readonly string[];
  readonly written: number;
}

/** The reference of the screen language, out of its schema, the portal's screens and the pictures of the gallery. */
async function createLanguagePages(root: string): Promise<readonly Page[]> {
  const { files } = readProject(root);
  const sample = await readFile(join(root, 'portal/gallery/samples/screen.json'), 'utf8');
  const screens = [
    ...files.screens.map(({ file, value }) => [idOf(file), value] as const),
    ['gallery/sample', JSON.parse(sample)] as const,
  ];
  const pictures = (await readdir(join(root, WORDS))).map((file) => file.replace(/\.png$/, ''));
  return languagePages({
    // JSON that the checks of screens have read, and a schema is an object.
    schema: files.schemas.screen.value as JsonObject,
    screens: new Map(screens as readonly (readonly [string, Json])[]),
    pictures: new Set(pictures),
  });
}

const idOf = (file: string) => file.replace(/^screen-configs\//, '').replace(/\.json$/, '');

async function readExtensions(folder: string): Promise<Readonly<Record<string, JsonObject>>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(SCHEMA_END)).toSorted();
  const entries = files.map(async (file) => {
    // A JSON Schema is an object; the generator has just read it as one.
    const schema = JSON.parse(await readFile(join(folder, file), 'utf8')) as JsonObject;
    return [file.slice(0, -SCHEMA_END.length), schema] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function write(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Writes the pages that stand in the project as Markdown, their pictures, the start page and the navigation. */
async function stageGuide(
  root: string,
  folder: string,
  { apis, entryPoints, written }: Reference,
): Promise<StagedSite> {
  const files = await findMarkdown(root);
  const areas = presentAreas(AREAS, files);
  const pages = [
    ...areas.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages)),
    ...decisionPages(files),
  ];
  const addresses = new Map(pages.map(({ source, address }) => [source, address]));
  const titles = new Map<string, string>();
  const errors: string[] = [];
  for (const page of pages) {
    const markdown = await withSizes(root, await readFile(join(root, page.source), 'utf8'));
    const staged = stagePage(page, markdown, { addresses, exists: (path) => existsSync(join(root, path)) });
    errors.push(...staged.broken.map((link) => `${page.source}: ${link} leads nowhere.`));
    titles.set(page.source, titleOf(markdown) ?? page.address);
    await write(folder, `${page.address}.md`, staged.text);
    for (const picture of staged.pictures)
      await cp(join(root, picture), join(folder, 'public/pictures', basename(picture)));
  }
  await cp(join(root, WORDS), join(folder, 'public/pictures/words'), { recursive: true });
  await cp(join(root, 'scripts/docs/site/index.md'), join(folder, 'index.md'));
  const navigation = createNavigation({ areas, titles, apis, entryPoints });
  await write(folder, 'navigation.json', JSON.stringify(navigation));
  return { pages: pages.length + 1 + written, errors };
}
