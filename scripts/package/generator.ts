import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root, run } from '../machine/process.ts';
import { STRICTEST, type Consumer } from './consumer.ts';
import type { Verdict } from './verdict.ts';

/** A document that knows nothing of this project, which a stranger has. */
const DOCUMENT = 'node_modules/@readme/oas-examples/3.1/yaml/train-travel.yaml';

const OVERLAY = `overlay: 1.0.0
info: { title: How trains are cached, version: 1.0.0 }
actions:
  - target: $
    update: { x-lifetimes: { Station: { fresh: 86400000 } } }
  - target: $.paths['/stations'].get
    update: { x-read: { lifetime: Station } }
`;

const PROGRAM = `import { dataOf } from '@energy-portal/sdk';
import { createClient, getBooking, getStations, type Station } from './src/generated/index.gen.js';
import { useGetStations } from './src/generated/hooks.gen.js';

const sent: string[] = [];
const fetch = async (request: Request): Promise<Response> => {
  sent.push(new URL(request.url).pathname);
  return Response.json({ data: [{ id: 'efdbb9d1-02c2-4bc3-afb7-6788d8782b1e', name: 'Berlin' }] });
};
const client = createClient({ baseUrl: 'https://api.example.com', fetch });
const first: Station | undefined = dataOf(await client.read(getStations, {}))?.data?.[0];
await client.read(getStations, {});
// @ts-expect-error A booking has an id.
const refused = await client.read(getBooking, {});
console.log(JSON.stringify({ name: first?.name, sent, refused: refused.state, hook: typeof useGetStations }));
`;

const WANTED = { name: 'Berlin', sent: ['/stations'], refused: 'unfulfilled', hook: 'function' };

/**
 * Installs the generator's tarball beside the SDK, without a network, and goes the way of a stranger: help, a document
 * with an overlay, a check, a program that is compiled by the strictest settings and run.
 */
export async function checkGenerator({ folder: beside }: Consumer, tarball: string): Promise<Verdict> {
  const folder = `${beside}-generator`;
  const installed = join(folder, 'node_modules/@energy-portal/generator');
  mkdirSync(installed, { recursive: true });
  const { code, output } = await run(['tar', '-xzf', tarball, '--strip-components=1', '-C', installed]);
  if (code !== 0) return { name: 'generator', errors: [output.trimEnd()] };
  linkPackages(installed, folder);
  cpSync(join(beside, 'node_modules/@energy-portal/sdk'), join(folder, 'node_modules/@energy-portal/sdk'), {
    recursive: true,
  });
  cpSync(join(root, DOCUMENT), join(folder, 'trains.yaml'));
  writeFileSync(join(folder, 'trains.overlay.yaml'), OVERLAY);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  const options = { ...STRICTEST, noEmit: false, outDir: 'out', skipLibCheck: false };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
  );
  const command = join(installed, 'dist/cli.js');
  const steps: readonly (readonly [want: RegExp, ...line: [string, ...string[]]])[] = [
    [/init <document>/, 'node', command, '--help'],
    [/files generated/, 'node', command, 'generate', 'trains.yaml', '--quiet'],
    [/^$/, 'node', command, 'check', 'trains.yaml'],
    [/^$/, 'node', join(root, 'node_modules/typescript/bin/tsc'), '-p', folder],
    [new RegExp(`^${escape(JSON.stringify(WANTED))}$`), 'node', 'out/program.js'],
  ];
  const errors: string[] = [];
  for (const [want, ...line] of steps) {
    const done = await run(line, { cwd: folder });
    if (done.code !== 0 || !want.test(done.output.trim()))
      errors.push(`${line.join(' ')}:\n${done.output.trimEnd()}`);
  }
  return { name: 'generator', errors, note: `${steps.length} steps of a stranger` };
}

/** Links what the generator depends on, and what its files import. */
function linkPackages(installed: string, folder: string): void {
  // The package's own manifest.
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const paths = createRequire(join(root, 'generator/package.json')).resolve.paths('x') ?? [];
  for (const name of [
    ...Object.keys(dependencies),
    'openapi-fetch',
    'react',
    '@types/react',
    '@types/node',
  ]) {
    const target = paths.map((path) => join(path, name)).find((path) => isPackage(path));
    if (target === undefined) throw new Error(`${name} is not installed.`);
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(target, join(folder, 'node_modules', name));
  }
}

function isPackage(path: string): boolean {
  try {
    return readFileSync(join(path, 'package.json'), 'utf8') !== '';
  } catch {
    return false;
  }
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
