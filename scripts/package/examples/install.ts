import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../../machine/process.ts';

const sources = join(root, 'sdk/examples');
const installed = join(root, 'node_modules');

/** The members of a manifest that say what it needs, and what it offers to the command line. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Examples whose packages are copied, which takes long: their tools follow no link that leads out of a project. */
const COPIED: readonly string[] = ['next'];

/** The names of all examples: the folders of `sdk/examples`. */
export function exampleNames(): readonly string[] {
  return readdirSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/**
 * Copies an example out of the project and installs what its manifest names, and nothing else: the SDK from its tarball,
 * the rest as links to this project's own packages of exactly those versions, or copies of them, so that no network is
 * needed.
 *
 * @throws Error when the project has no package of such a version
 */
export async function installExample(name: string, place: string, tarball: string): Promise<string> {
  const folder = join(place, name);
  cpSync(join(sources, name), folder, { recursive: true });
  const sdk = join(folder, 'node_modules/@energy-portal/sdk');
  mkdirSync(sdk, { recursive: true });
  const { code, output } = await run(['tar', '-xzf', tarball, '--strip-components=1', '-C', sdk]);
  if (code !== 0) throw new Error(output.trimEnd());
  const manifest = readManifest(folder);
  const { '@energy-portal/sdk': version, ...own } = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
  };
  if (version !== readManifest(sdk).version)
    throw new Error(`sdk/examples/${name} asks for version ${version} of the SDK.`);
  for (const dependency of Object.keys(readManifest(sdk).dependencies ?? {})) copy(folder, dependency);
  for (const [dependency, wanted] of Object.entries(own)) {
    const source = sourceOf(dependency, wanted);
    if (COPIED.includes(name)) copy(folder, dependency, source);
    else link(folder, dependency, source);
    linkCommands(folder, join(folder, 'node_modules', dependency));
  }
  return folder;
}

/** Copies a package with all that it needs, as far as this machine has it. */
function copy(folder: string, name: string, source = join(installed, name)): void {
  const target = join(folder, 'node_modules', name);
  if (existsSync(target) || !existsSync(source)) return;
  cpSync(source, target, { recursive: true });
  const { dependencies, optionalDependencies } = readManifest(source);
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copy(folder, needed);
}

function readManifest(folder: string): Manifest {
  // npm's own format.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The project's own package of such a version. */
function sourceOf(name: string, version: string): string {
  const source = [name, ...aliasesOf(name)]
    .map((alias) => join(installed, alias))
    .find((path) => existsSync(path) && readManifest(path).version === version);
  if (source === undefined) {
    throw new Error(
      `An example asks for ${name} ${version}, which is not installed here: package.json and sdk/examples name the same versions.`,
    );
  }
  return source;
}

function link(folder: string, name: string, source: string): void {
  const target = join(folder, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(source, target);
}

/** Names under which this project has further versions of a package, such as `typescript7`. */
function aliasesOf(name: string): readonly string[] {
  return Object.entries(readManifest(root).devDependencies ?? {}).flatMap(([alias, wanted]) =>
    wanted.startsWith(`npm:${name}@`) ? [alias] : [],
  );
}

function linkCommands(folder: string, packageFolder: string): void {
  const { name, bin = {} } = readManifest(packageFolder);
  const commands = typeof bin === 'string' ? { [name.replace(/^.*\//, '')]: bin } : bin;
  const place = join(folder, 'node_modules/.bin');
  mkdirSync(place, { recursive: true });
  for (const [command, file] of Object.entries(commands))
    symlinkSync(join(packageFolder, file), join(place, command));
}
