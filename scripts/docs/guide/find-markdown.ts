import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const AREAS = ['generator', 'locales', 'portal', 'screen-configs', 'scripts', 'sdk', 'specs', 'tests'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'fixtures', 'generated']);

/** Paths of all Markdown files of the project's areas, from its root, in their order. */
export async function findMarkdown(root: string): Promise<readonly string[]> {
  const found = await Promise.all(AREAS.map((area) => filesIn(root, area)));
  return found.flat().toSorted();
}

async function filesIn(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = entries.map((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesIn(root, path);
    return path.endsWith('.md') ? [path] : [];
  });
  return (await Promise.all(found)).flat();
}
