import { useCallback, useEffect, useState } from 'react';
import type { ProjectState, PublicationList } from '../protocol.ts';
import { useCalmed } from './calmed.ts';
import { calls } from './calls.ts';
import type { Outcome, PublishedAnswer } from './calls.ts';
import type { ProjectView } from './use-project.ts';

/** The history of publications, and ways to add to it. */
export interface PublicationsView extends PublicationList {
  /** Publishes everything that is saved, after saving the drafts of some files. */
  readonly publish: (paths: readonly string[], signature: Signed) => Promise<boolean>;
  /** Publishes an earlier version again; one screen out of it where one is named. */
  readonly goBack: (number: number, screen?: string) => Promise<boolean>;
}

/** The name of whoever publishes, and the reason. */
interface Signed {
  readonly author: string;
  readonly reason: string;
}

const nameKey = 'studio.author';

/** Returns the name that somebody signed with last. */
export const lastAuthor = (): string => localStorage.getItem(nameKey) ?? '';

/**
 * Follows the publications.
 *
 * @param project read anew with each of its revisions: what is saved and not live changes with it
 */
export function usePublications(
  project: ProjectState | undefined,
  { take, say }: ProjectView,
): PublicationsView {
  const [list, setList] = useState<PublicationList>({ versions: [], unpublished: [] });
  const revision = useCalmed(project?.revision);
  const read = useCallback(async () => {
    const answer = await calls.publications();
    if (answer.state === 'done') setList(answer.value);
  }, []);
  useEffect(() => {
    let isWanted = revision !== undefined;
    const ask = async () => {
      const answer = await calls.publications();
      if (isWanted && answer.state === 'done') setList(answer.value);
    };
    if (isWanted) void ask();
    return () => {
      isWanted = false;
    };
  }, [revision]);
  const finish = async (outcome: Outcome<PublishedAnswer>): Promise<boolean> => {
    if (outcome.state === 'failed') {
      say({ tone: 'bad', text: outcome.problem.message });
      return false;
    }
    take({ state: 'done', value: outcome.value.project });
    say({ tone: 'good', text: outcome.value.message });
    await read();
    return true;
  };
  return {
    ...list,
    async publish(paths, signature) {
      localStorage.setItem(nameKey, signature.author);
      return finish(await calls.publish({ paths, ...signature }));
    },
    async goBack(number, screen) {
      const reason =
        screen === undefined ? `Back to version ${number}` : `Back to version ${number} of ${screen}`;
      const author = lastAuthor() || 'Studio';
      return finish(
        await calls.publishAgain({ number, author, reason, ...(screen !== undefined && { screen }) }),
      );
    },
  };
}
