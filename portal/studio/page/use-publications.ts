import { useCallback, useEffect, useState } from 'react';
import type { ProjectState } from '../protocol.ts';
import type { PublicationList, PublishAgainCall } from '../publication-protocol.ts';
import { useCalmed } from './calmed.ts';
import { calls } from './calls.ts';
import type { Outcome, PublishedAnswer } from './calls.ts';
import { meIn } from './me.ts';
import type { ProjectView } from './use-project.ts';

/** The history of publications, and ways to add to it. */
export interface PublicationsView extends PublicationList {
  /** Publishes what is saved, after saving the drafts of some files; at a time, or once somebody has approved it. */
  readonly publish: (paths: readonly string[], signature: Signed) => Promise<boolean>;
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
  /** Milliseconds since 1970: its time, and that of its end. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
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
  { take, say, settings }: ProjectView,
): PublicationsView {
  const publishesAlone = settings !== undefined && meIn(settings).publishesAlone;
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
    renew: read,
    async publish(paths, signature) {
      signAs(signature.author);
      if (publishesAlone)
        say(busyWith('Publishing: all screens are checked and compiled …', signature.author));
      return finish(await sent(paths, signature, publishesAlone));
    },
    async goBack(number, screen) {
      const author = lastAuthor() || 'Studio';
      say(busyWith(`Going back: version ${number} is checked and compiled …`, author));
      return finish(await calls.publishAgain(wayBack(author, number, screen)));
    },
  };
}

function wayBack(author: string, number: number, screen: string | undefined): PublishAgainCall {
  const reason = `Back to version ${number}`;
  if (screen === undefined) return { number, author, reason };
  return { number, author, reason: `${reason} of ${screen}`, screen };
}

const busyWith = (text: string, author: string) =>
  ({ tone: 'busy', text, cancel: () => void calls.cancelPublication(author) }) as const;

/** Publishes at once, or plans it for a time or somebody's approval. */
function sent(paths: readonly string[], signature: Signed, publishesAlone: boolean) {
  const { from, until } = signature;
  const isPlanned = !publishesAlone || from !== undefined || until !== undefined;
  const send = isPlanned ? calls.planPublication : calls.publish;
  return send({ paths, ...signature });
}
