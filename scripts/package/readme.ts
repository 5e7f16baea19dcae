import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { root, run } from '../machine/process.ts';
import { STRICTEST, type Consumer } from './consumer.ts';
import { RECORD } from './org.ts';
import type { Verdict } from './verdict.ts';

/** One fenced block of a README. */
export interface CodeBlock {
  readonly language: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  readonly text: string;
}

/** All fenced blocks of a Markdown text. */
export function codeBlocksOf(markdown: string): readonly CodeBlock[] {
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] ?? '',
    line: markdown.slice(0, match.index).split('\n').length,
    text: match[2] ?? '',
  }));
}

/** The declaration of objects, which holds in a whole program. */
const DECLARES = /interface ObjectTypes\b/;

/** Pages outside of the package whose programs are its users', too. */
const PAGES = { project: 'README.md', start: 'scripts/docs/site/index.md' } as const;

/** Runs each program; a component that takes nothing is also rendered, below a client. */
const RUNNER = `import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createClient } from '@energy-portal/sdk';
import { ClientProvider } from '@energy-portal/sdk/react';

const client = createClient({ baseUrl: 'https://org.example.com' });
for (const file of programs) {
  for (const [name, exported] of Object.entries(await import(file))) {
    if (!/^[A-Z]/.test(name) || typeof exported !== 'function' || exported.length > 0) continue;
    const page = createElement(ClientProvider, { client }, createElement(exported));
    const stream = await renderToReadableStream(page, { onError: (error) => { throw error; } });
    await stream.allReady;
    if (await new Response(stream).text() === '') throw new Error(file + ': ' + name + ' shows nothing.');
  }
}
process.exit(0);
`;

/**
 * Type-checks every TypeScript block of the package's README and guide, of the project's README and of the site's start
 * page against the package's types, runs them, and renders the components that take nothing.
 */
export async function checkReadmes({ folder, pages }: Consumer): Promise<Verdict> {
  const others = Object.entries(PAGES).map(([name, file]) => [name, readFileSync(join(root, file), 'utf8')]);
  const texts: Readonly<Record<string, string>> = { ...pages, ...Object.fromEntries(others) };
  const blocks = Object.entries(texts).flatMap(([name, text]) =>
    codeBlocksOf(text).flatMap((block) => (block.language.startsWith('ts') ? [{ ...block, name }] : [])),
  );
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const files = blocks.map(
    ({ name, language, line }) => `${name.replaceAll('/', '-')}-line-${line}.${language}`,
  );
  const programs = files.map((file) => `./${file}.mjs`);
  for (const [index, { text }] of blocks.entries()) {
    write(files[index] ?? '', `${text}\nexport {};\n`);
    const { code } = await transform(text, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
    write(programs[index] ?? '', code);
  }
  // A page of the client's own origin, whose server answers with a record.
  const answers = `globalThis.fetch = async () => Response.json(${JSON.stringify(RECORD)});\n`;
  write('answers.mjs', `globalThis.location = new URL('https://portal.example.com/');\n${answers}`);
  // A page that declares objects would declare them for all others.
  const declaring = new Set(blocks.filter(({ text }) => DECLARES.test(text)).map(({ name }) => name));
  const projects = [true, false].map((isDeclaring) => {
    const project = isDeclaring ? 'tsconfig-declaring.json' : 'tsconfig.json';
    const own = files.filter((_, index) => declaring.has(blocks[index]?.name ?? '') === isDeclaring);
    write(project, JSON.stringify({ compilerOptions: STRICTEST, files: own }));
    return join(folder, project);
  });
  write('run-readme.mjs', RUNNER.replace('of programs', `of ${JSON.stringify(programs)}`));
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  const runs = await Promise.all([
    ...projects.map((project) => run(['node', compiler, '-p', project], { cwd: folder })),
    run(['node', '--import', './answers.mjs', 'run-readme.mjs'], { cwd: folder }),
  ]);
  const errors = runs.filter(({ code }) => code !== 0).map(({ output }) => output.trimEnd());
  const none = ['README.md', 'guide/getting-started.md', ...Object.keys(PAGES)].flatMap((of) =>
    blocks.some(({ name }) => name === of) ? [] : [`There is no code block in ${of}.`],
  );
  return { name: 'READMEs', errors: [...none, ...errors], note: `${blocks.length} blocks` };
}
