/**
 * Publishes the packages whose versions the registry does not have: `npm run publish:sdk`, with provenance. What is
 * published is the tarball that the gate `package` installs and runs, manifest included: npm would take the manifest of a
 * folder after `postpack` has put back the one that names sources. Its repository is that of the workflow, by which the
 * registry proves where it was built. `node scripts/release.ts --dry-run` shows what would be sent.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from './package/pack.ts';
import { nameRepository, repositoryOf } from './package/repository.ts';
import { stageGenerator } from './package/stage-generator.ts';
import { stagePackage } from './package/stage.ts';
import { root, run } from './machine/process.ts';

const PACKAGES = [
  { name: 'sdk', stage: stagePackage },
  { name: 'generator', stage: stageGenerator },
] as const;

const folderOf = (name: string): string => join(root, `node_modules/.cache/${name}-release`);

/** Publishes one package, or says why not; its version must not be there yet. */
async function release({ name, stage }: (typeof PACKAGES)[number], isDry: boolean): Promise<void> {
  const scratch = folderOf(name);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  // This project's own manifest.
  const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  const id = `${manifest.name}@${manifest.version}`;
  if (!isDry && (await isPublished(id))) return console.log(`${id} is published already.`);
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  const repository = repositoryOf({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }, name);
  if (!isDry && repository === undefined)
    throw new Error(
      `${id} is published by the workflow alone: GITHUB_SERVER_URL and GITHUB_REPOSITORY name what it is built of.`,
    );
  const stageNamed: typeof stage = async (plan) => {
    const error = await stage(plan);
    if (error === undefined && repository !== undefined) nameRepository(plan.folder, repository);
    return error;
  };
  const tarball = await pack({
    folder: join(scratch, 'staged'),
    scratch,
    target: scratch,
    stage: stageNamed,
  });
  const proof = isDry ? ['--dry-run'] : ['--provenance'];
  const { code, output } = await run(['npm', 'publish', tarball, '--access', 'public', ...proof]);
  if (code !== 0) throw new Error(`${id}: ${output.trimEnd()}`);
  console.log(output.trimEnd());
}

/** Asks the registry; an answer other than yes or no is an error. */
async function isPublished(id: string): Promise<boolean> {
  const { code, output } = await run(['npm', 'view', id, 'version']);
  if (code === 0) return output.trim() !== '';
  if (output.includes('E404')) return false;
  throw new Error(output.trimEnd());
}

try {
  for (const each of PACKAGES) await release(each, process.argv.includes('--dry-run'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
