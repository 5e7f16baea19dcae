import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../machine/process.ts';
import { stagePackage, type StagePlan } from './stage.ts';

/** The folders of one run of {@link pack}. */
interface PackPlan extends StagePlan {
  /** The folder that gets the tarball. */
  readonly target: string;
  /** Puts the package together; the SDK unless stated. */
  readonly stage?: typeof stagePackage;
}

/**
 * Stages a package and packs it.
 *
 * @returns the tarball's path
 * @throws Error with what the compiler or npm printed
 */
export async function pack(plan: PackPlan): Promise<string> {
  const { folder, scratch, target, stage = stagePackage } = plan;
  const error = await stage({ folder, scratch });
  if (error !== undefined) throw new Error(error);
  // The manifest that was just staged.
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
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

function tarballName({ name, version }: { readonly name: string; readonly version: string }): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}
