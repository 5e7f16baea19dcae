import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PublicationVersion } from './publication-store.ts';

/** Keeps each publication where the project's own history is. */
export interface PublicationHistory {
  /**
   * Keeps a publication that is live.
   *
   * @param folder the project as it was published
   * @returns a line of the report; undefined where there is nothing to keep it in, or nothing new to keep
   */
  readonly keep: (
    version: Pick<PublicationVersion, 'number' | 'author' | 'reason'>,
    folder: string,
  ) => Promise<string | undefined>;
}

/** The folders with all files that a publication is made of. */
const published = ['screen-configs', 'locales'];

/** The address of authors, of whom the studio knows a name alone. */
const email = 'studio@localhost';

/** Characters of the first line of a commit. */
const longestSubject = 72;

/**
 * Opens the history of a checkout: each publication becomes a commit on a branch, with its author and reason. The branch that
 * is checked out, its index and its files stay as they are, and no hook runs. Outside of a checkout nothing is kept.
 *
 * @param branch made with the first publication, from what is checked out then
 */
export function openGitHistory(root: string, branch: string): PublicationHistory {
  const reference = `refs/heads/${branch}`;
  return {
    async keep(version, folder) {
      const git = gitIn(root);
      const head = await git.answer('rev-parse', '--verify', '--quiet', 'HEAD');
      const top = await git.answer('rev-parse', '--show-cdup');
      // In a folder inside of another project's checkout there is nothing of ours to write to.
      if (head === undefined || top !== '') return undefined;
      const tip = await git.answer('rev-parse', '--verify', '--quiet', reference);
      const tree = await treeOf(folder, { root, head });
      const last = await git.answer('rev-parse', `${tip ?? head}^{tree}`);
      if (tree === last) return undefined;
      const isKnown = tip !== undefined && (await git.holds('merge-base', '--is-ancestor', head, tip));
      const parents = tip === undefined ? [head] : isKnown ? [tip] : [tip, head];
      const commit = await gitIn(root, identityOf(version.author)).run(
        'commit-tree',
        tree,
        ...parents.flatMap((one) => ['-p', one]),
        '-m',
        messageOf(version),
      );
      await git.run('update-ref', '-m', `publication ${version.number}`, reference, commit, tip ?? '');
      return `It is commit ${commit.slice(0, 9)} on the branch ${branch}.`;
    },
  };
}

/** The tree of what is checked out, with the screens and texts of a folder. */
async function treeOf(
  folder: string,
  { root, head }: { readonly root: string; readonly head: string },
): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'publication-index-'));
  try {
    const git = gitIn(root, { GIT_INDEX_FILE: join(place, 'index') });
    await git.run('read-tree', head);
    await git.run(`--work-tree=${folder}`, 'add', '--all', '--force', '--', ...published);
    return await git.run('write-tree');
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const identityOf = (author: string) => ({
  GIT_AUTHOR_NAME: author,
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: author,
  GIT_COMMITTER_EMAIL: email,
});

function messageOf({
  number,
  author,
  reason,
}: Pick<PublicationVersion, 'number' | 'author' | 'reason'>): string {
  const [first = ''] = reason.trim().split('\n', 1);
  const subject = first.length > longestSubject ? `${first.slice(0, longestSubject - 1)}…` : first;
  const rest = subject === reason.trim() ? [] : [reason.trim()];
  return [subject, ...rest, `Publication ${number} by ${author}`].join('\n\n');
}

const execute = promisify(execFile);

function gitIn(root: string, environment: Readonly<Record<string, string>> = {}) {
  const run = async (...words: readonly string[]): Promise<string> => {
    const { stdout } = await execute('git', ['-C', root, ...words], {
      env: { ...process.env, ...environment },
    });
    return stdout.trim();
  };
  const answer = (...words: readonly string[]) => run(...words).catch(() => undefined);
  return {
    run,
    answer,
    holds: async (...words: readonly string[]) => (await answer(...words)) !== undefined,
  };
}
