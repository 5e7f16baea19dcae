/**
 * Packs the SDK for other projects: `npm run pack:sdk [folder]` writes the tarball there, into sdk/dist unless stated.
 * `npm pack` inside sdk/ does the same: its `prepack` and `postpack` come here too.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pack } from './package/pack.ts';
import { publishableManifest, stagePackage } from './package/stage.ts';
import { root } from './machine/process.ts';

const scratch = join(root, 'node_modules/.cache/sdk-package');
const staged = join(scratch, 'staged');
const manifest = join(root, 'sdk/package.json');
const saved = join(scratch, 'package.json');
const licence = join(root, 'sdk/LICENSE');

/** `npm pack` reads the manifest beside the sources, so for that moment it is the published one. */
async function prepare(): Promise<void> {
  restore();
  rmSync(staged, { recursive: true, force: true });
  const error = await stagePackage({ folder: staged, scratch });
  if (error !== undefined) throw new Error(error);
  rmSync(join(root, 'sdk/dist'), { recursive: true, force: true });
  cpSync(join(staged, 'dist'), join(root, 'sdk/dist'), { recursive: true });
  copyFileSync(join(root, 'LICENSE'), licence);
  copyFileSync(manifest, saved);
  const published = publishableManifest(JSON.parse(readFileSync(manifest, 'utf8')));
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
}

function restore(): void {
  if (existsSync(saved)) copyFileSync(saved, manifest);
  rmSync(saved, { force: true });
  rmSync(licence, { force: true });
}

async function main(argument: string | undefined): Promise<void> {
  if (argument === '--prepack') return prepare();
  if (argument === '--postpack') return restore();
  const target = argument === undefined ? join(root, 'sdk/dist') : resolve(argument);
  mkdirSync(target, { recursive: true });
  rmSync(staged, { recursive: true, force: true });
  console.log(await pack({ folder: staged, scratch, target }));
}

try {
  await main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
