import { run } from '../machine/process.ts';

/** Characters that the subject of a commit may have: more are cut off by most tools that show a log. */
export const LONGEST_SUBJECT = 72;

/** A commit, as far as its subject is looked at. */
interface Commit {
  readonly hash: string;
  readonly subject: string;
}

/**
 * Reads the commits since another one, without merges, whose subjects git writes.
 *
 * @returns undefined where the history does not reach back so far: in a shallow clone, or without git.
 */
export async function readCommitsSince(
  base: string,
  folder?: string,
): Promise<readonly Commit[] | undefined> {
  const options = folder === undefined ? {} : { cwd: folder };
  const known = await run(['git', 'merge-base', '--is-ancestor', base, 'HEAD'], options);
  if (known.code !== 0) return undefined;
  const { code, output } = await run(
    ['git', 'log', '--no-merges', '--format=%h %s', `${base}..HEAD`],
    options,
  );
  if (code !== 0) return undefined;
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ hash: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }));
}

/** Returns a diagnostic for each subject that is too long. */
export function checkSubjects(commits: readonly Commit[]): readonly string[] {
  return commits.flatMap(({ hash, subject }) => {
    const { length } = [...subject];
    return length <= LONGEST_SUBJECT
      ? []
      : [`${hash}  subject-length  "${subject}" has ${length} characters. Say it in ${LONGEST_SUBJECT}.`];
  });
}
