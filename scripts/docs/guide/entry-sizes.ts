import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleOf, PROGRAMS } from '../../package/first-load.ts';

/** A program, and the bytes that it weighs in a bundle. */
interface Weighed {
  readonly name: string;
  readonly bytes: number;
}

const MARK = '<!-- sizes -->';

/** A page with tables of sizes where it has its mark; other pages as they are. */
export async function withSizes(root: string, page: string): Promise<string> {
  if (!page.includes(MARK)) return page;
  // The SDK's own manifest.
  const { exports } = JSON.parse(await readFile(join(root, 'sdk/package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const names = Object.keys(exports).map((path) => `@energy-portal/sdk${path.slice(1)}`);
  const jobs = await weigh(root, Object.fromEntries(PROGRAMS.map(({ name, contents }) => [name, contents])));
  const entryPoints = await weigh(
    root,
    Object.fromEntries(names.map((name) => [`\`${name}\``, `export * from '${name}';`])),
  );
  return page.replace(MARK, `${table('program', jobs)}\n\n${table('everything of', entryPoints)}`);
}

function table(head: string, rows: readonly Weighed[]): string {
  const lines = rows.map(({ name, bytes }) => `| ${name} | ${bytes.toLocaleString('en')} |`);
  return [`| ${head} | bytes, minified and gzipped |`, '| --- | ---: |', ...lines].join('\n');
}

async function weigh(root: string, programs: Readonly<Record<string, string>>): Promise<readonly Weighed[]> {
  return Promise.all(
    Object.entries(programs).map(async ([name, contents]) => ({
      name,
      bytes: gzipSync(await bundleOf(contents, root), { level: 9 }).length,
    })),
  );
}
