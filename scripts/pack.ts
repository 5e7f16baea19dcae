/**
 * Packs the SDK for other projects: `npm run pack:sdk [folder]` writes the tarball there, into sdk/dist unless stated;
 * `npm run pack:generator [folder]` does the same with the generator. `npm pack` inside their folders, too: its `prepack`
 * and `postpack` come here.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pack } from './package/pack.ts';
import { generatorManifest, stageGenerator } from './package/stage-generator.ts';
import { publishableManifest, stagePackage, type Manifest } from './package/stage.ts';
import { root } from './machine/process.ts';

/** A package of this project: how it is put together. */
interface Packed {
  readonly stage: typeof stagePackage;
  readonly manifest: (manifest: Manifest) => object;
  /** The files beside the sources while they are packed. */
  readonly built: readonly string[];
}

const PACKAGES = {
  sdk: { stage: stagePackage, manifest: publishableManifest, built: ['dist'] },
  generator: { stage: stageGenerator, manifest: generatorManifest, built: ['dist', 'specs'] },
} as const satisfies Readonly<Record<string, Packed>>;

type Name = keyof typeof PACKAGES;

/** The folders of one package. */
function placesOf(name: Name) {
  const scratch = join(root, `node_modules/.cache/${name}-package`);
  const folder = join(root, name);
  return {
    scratch,
    folder,
    staged: join(scratch, 'staged'),
    manifest: join(folder, 'package.json'),
    saved: join(scratch, 'package.json'),
    licence: join(folder, 'LICENSE'),
  };
}

/** `npm pack` reads the manifest beside the sources, so for that moment it is the published one. */
async function prepare(name: Name): Promise<void> {
  const { staged, scratch, folder, manifest, saved, licence } = placesOf(name);
  restore(name);
  rmSync(staged, { recursive: true, force: true });
  const error = await PACKAGES[name].stage({ folder: staged, scratch });
  if (error !== undefined) throw new Error(error);
  for (const built of PACKAGES[name].built) {
    rmSync(join(folder, built), { recursive: true, force: true });
    cpSync(join(staged, built), join(folder, built), { recursive: true });
  }
  copyFileSync(join(root, 'LICENSE'), licence);
  copyFileSync(manifest, saved);
  const published = PACKAGES[name].manifest(JSON.parse(readFileSync(manifest, 'utf8')));
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
}

function restore(name: Name): void {
  const { folder, manifest, saved, licence } = placesOf(name);
  if (existsSync(saved)) copyFileSync(saved, manifest);
  rmSync(saved, { force: true });
  rmSync(licence, { force: true });
  // Beside sources it would be taken for some.
  if (name === 'generator') rmSync(join(folder, 'specs'), { recursive: true, force: true });
}

async function main(args: readonly string[]): Promise<void> {
  const name = args.includes('generator') ? 'generator' : 'sdk';
  if (args.includes('--prepack')) return prepare(name);
  if (args.includes('--postpack')) return restore(name);
  const folder = args.find((argument) => argument !== name);
  const { staged, scratch } = placesOf(name);
  const target = folder === undefined ? join(root, name, 'dist') : resolve(folder);
  mkdirSync(target, { recursive: true });
  rmSync(staged, { recursive: true, force: true });
  console.log(await pack({ folder: staged, scratch, target, stage: PACKAGES[name].stage }));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
