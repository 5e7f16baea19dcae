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
}

/** The names of all examples: the folders of `sdk/examples`. */
export function exampleNames(): readonly string[] {
  return readdirSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/**
 * Copies an example out of the project and installs what its manifest names, and nothing else: the SDK from its tarball,
 * the rest as links to this project's own packages of exactly those versions, so that no network is needed.
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
  // Copied: Next follows no link that leads out of a project.
  for (const dependency of Object.keys(readManifest(sdk).dependencies ?? {}))
    cpSync(join(installed, dependency), join(folder, 'node_modules', dependency), { recursive: true });
  for (const [dependency, wanted] of Object.entries(own)) link(folder, dependency, wanted);
  return folder;
}

function readManifest(folder: string): Manifest {
  // npm's own format.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function link(folder: string, name: string, version: string): void {
  const source = [name, ...aliasesOf(name)]
    .map((alias) => join(installed, alias))
    .find((path) => existsSync(path) && readManifest(path).version === version);
  if (source === undefined) {
    throw new Error(
      `An example asks for ${name} ${version}, which is not installed here: package.json and sdk/examples name the same versions.`,
    );
  }
  const target = join(folder, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(source, target);
  linkCommands(folder, target);
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
