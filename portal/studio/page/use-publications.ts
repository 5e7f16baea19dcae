import { useCallback, useEffect, useState } from 'react';
import type { ProjectState } from '../protocol.ts';
import type { PlanPublicationCall, PublicationList, PublishAgainCall } from '../publication-protocol.ts';
import { useCalmed } from './calmed.ts';
import { calls } from './calls.ts';
import type { Outcome, PublishedAnswer } from './calls.ts';
import type { ProjectView } from './use-project.ts';

/** The history of publications, and ways to add to it. */
export interface PublicationsView extends PublicationList {
  /** Publishes what is saved, after saving the drafts of some files. */
  readonly publish: (paths: readonly string[], signature: Signed) => Promise<boolean>;
  /** Plans that for a time, or for somebody's approval. @returns what is wrong, where it cannot be done */
  readonly plan: (wanted: PlanPublicationCall) => Promise<string | undefined>;
  /** Reads them anew. */
  readonly renew: () => Promise<void>;
  /** Publishes an earlier version again; one screen out of it where one is named. */
  readonly goBack: (number: number, screen?: string) => Promise<boolean>;
}

/** The name of whoever publishes, and the reason. */
export interface Signed {
  readonly author: string;
  readonly reason: string;
  /** Ids of the documents that go live; everything that is saved unless stated. */
  readonly documents?: readonly string[] | undefined;
}

const nameKey = 'studio.author';

/** Returns the name that somebody signed with last. */
export const lastAuthor = (): string => localStorage.getItem(nameKey) ?? '';

/** Keeps the name that somebody signs with. */
export const signAs = (name: string): void => localStorage.setItem(nameKey, name);

/**
 * Follows the publications.
 *
 * @param project read anew with each of its revisions: what is saved and not live changes with it
 */
export function usePublications(
  project: ProjectState | undefined,
  { take, say }: ProjectView,
): PublicationsView {
  const { list, read } = useList(project?.revision);
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
    renew: read,
    async publish(paths, signature) {
      signAs(signature.author);
      say(busyWith('Publishing: all screens are checked and compiled …', signature.author));
      return finish(await calls.publish({ paths, ...signature }));
    },
    async plan(wanted) {
      signAs(wanted.author);
      const outcome = await calls.planPublication(wanted);
      if (outcome.state === 'failed') return outcome.problem.message;
      await finish(outcome);
      return undefined;
    },
    async goBack(number, screen) {
      const author = lastAuthor() || 'Studio';
      say(busyWith(`Going back: version ${number} is checked and compiled …`, author));
      return finish(await calls.publishAgain(wayBack(author, number, screen)));
    },
  };
}

/** Reads the list anew whenever a number has changed. */
function useList(changing: number | undefined) {
  const [list, setList] = useState<PublicationList>({ versions: [], unpublished: [] });
  const revision = useCalmed(changing);
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
  return { list, read };
}

function wayBack(author: string, number: number, screen: string | undefined): PublishAgainCall {
  const reason = `Back to version ${number}`;
  if (screen === undefined) return { number, author, reason };
  return { number, author, reason: `${reason} of ${screen}`, screen };
}

const busyWith = (text: string, author: string) =>
  ({ tone: 'busy', text, cancel: () => void calls.cancelPublication(author) }) as const;
