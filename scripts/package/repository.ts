import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package's source, as a manifest names it. */
interface PackageRepository {
  readonly type: 'git';
  readonly url: string;
  /** The package's folder in it. */
  readonly directory: string;
}

/** The variables of a workflow that say where it runs. */
interface WorkflowEnvironment {
  readonly GITHUB_SERVER_URL?: string | undefined;
  readonly GITHUB_REPOSITORY?: string | undefined;
}

/** The repository that a workflow builds a package of; undefined outside of one. */
export function repositoryOf(
  { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: WorkflowEnvironment,
  directory: string,
): PackageRepository | undefined {
  if (!server || !name) return undefined;
  return { type: 'git', url: `git+${server}/${name}.git`, directory };
}

/** Names the repository in the manifest of a staged package. */
export function nameRepository(folder: string, repository: PackageRepository): void {
  const file = join(folder, 'package.json');
  // The manifest that was just staged.
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
}
