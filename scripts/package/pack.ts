import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../machine/process.ts';
import { publishableManifest, stagePackage, type StagePlan } from './stage.ts';

/** The folders of one run of {@link pack}. */
interface PackPlan extends StagePlan {
  /** The folder that gets the tarball. */
  readonly target: string;
}

/**
 * Stages the SDK and packs it.
 *
 * @returns the tarball's path
 * @throws Error with what the compiler or npm printed
 */
export async function pack({ folder, scratch, target }: PackPlan): Promise<string> {
  const error = await stagePackage({ folder, scratch });
  if (error !== undefined) throw new Error(error);
  const manifest = publishableManifest(JSON.parse(readFileSync(join(root, 'sdk/package.json'), 'utf8')));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const { code, output } = await run([
    'npm',
    'pack',
    folder,
    '--pack-destination',
    target,
    '--ignore-scripts',
    '--json',
  ]);
  if (code !== 0) throw new Error(output.trimEnd());
  return join(target, tarballName(manifest));
}

function tarballName({ name, version }: { readonly [member: string]: unknown }): string {
  return `${String(name).replace('@', '').replace('/', '-')}-${String(version)}.tgz`;
}
