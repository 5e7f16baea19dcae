import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../machine/process.ts';
import type { Consumer } from './consumer.ts';
import { startOrg } from './org.ts';
import type { Verdict } from './verdict.ts';

/** The oldest that the package allows, the oldest of the newest major, and the newest, by their names among the dependencies. */
const REACTS: Readonly<Record<string, string>> = { react: '19.', 'react-19': '19.0.', 'react-18': '18.3.' };

/** Renders the same page on a server with each React: reads that suspend and others, pages, a write. */
export async function renderWithEachReact(consumer: Consumer): Promise<Verdict> {
  const org = await startOrg();
  const errors: string[] = [...unmarkedEntryPoints(consumer)];
  try {
    for (const [name, version] of Object.entries(REACTS)) {
      const folder = join(consumer.folder, `with-${name}`);
      install(consumer, folder, name);
      const { code, output } = await run(['node', 'hooks.mjs'], { cwd: folder, env: { ORG_URL: org.url } });
      const isRight = output.startsWith(version) && output.includes('maria@example.com fulfilled');
      if (code !== 0 || !isRight) errors.push(`${name} gave ${code}: ${output.trimEnd()}`);
    }
  } finally {
    org.close();
  }
  return { name: 'React 18.3, 19.0 and the newest', errors };
}

/** Entry points with hooks or components that do not tell a server's bundler to leave them to the browser. */
function unmarkedEntryPoints({ folder }: Consumer): readonly string[] {
  const entryPoints = join(folder, 'node_modules/@energy-portal/sdk/dist/src/entry');
  const marked = globSync('*.js', { cwd: entryPoints }).flatMap((file) => {
    const code = readFileSync(join(entryPoints, file), 'utf8');
    return code.includes(`from '../react/`) ? [{ file, isMarked: code.startsWith(`'use client';`) }] : [];
  });
  const unmarked = marked.flatMap(({ file, isMarked }) => (isMarked ? [] : [`${file} lacks 'use client'.`]));
  return marked.length === 0 ? ['There is no entry point with hooks.'] : unmarked;
}

/** Puts one React and copies of what asks for it into a folder of its own: a link would lead to another React. */
function install({ folder: from }: Consumer, folder: string, name: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const own = { react: name, 'react-dom': name.replace('react', 'react-dom') };
  for (const [target, source] of Object.entries(own)) {
    cpSync(join(root, 'node_modules', source), join(modules, target), { recursive: true, dereference: true });
  }
  const scheduler = join(root, 'node_modules/scheduler');
  if (name === 'react') cpSync(scheduler, join(modules, 'scheduler'), { recursive: true });
  cpSync(join(from, 'node_modules/@energy-portal'), join(modules, '@energy-portal'), { recursive: true });
  symlinkSync(join(root, 'node_modules/openapi-fetch'), join(modules, 'openapi-fetch'));
  cpSync(join(from, 'hooks.mjs'), join(folder, 'hooks.mjs'));
}
