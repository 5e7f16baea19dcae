import type { Publications, Published } from '../../publish/index.ts';
import type { PublicationList, PublishAgainCall, PublishCall } from '../protocol.ts';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';
import { documentOf } from './document-files.ts';

/** Publications as the studio asks for them: by documents instead of files, with answers instead of exceptions. */
export interface Publishing {
  readonly list: () => PublicationList;
  readonly publish: (call: Pick<PublishCall, 'author' | 'reason'>) => Promise<Answer<string>>;
  readonly publishAgain: (call: PublishAgainCall) => Promise<Answer<string>>;
  /** Returns the text of a file as customers have it; undefined where they do not, or nobody can tell. */
  readonly liveText: (path: string) => string | undefined;
}

/** Opens publishing for the studio. One publication is made after the other. */
export function createPublishing(publications: Publications): Publishing {
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = (work: () => Promise<Published>): Promise<Answer<string>> => {
    const next = last.then(() => answered(work));
    last = next;
    return next;
  };
  return {
    list() {
      const versions = publications.versions().map(({ number, author, time, reason, changed }) => ({
        number,
        author,
        time,
        reason,
        changed: documentsOf(changed),
      }));
      return { versions, unpublished: documentsOf(orNothing(() => publications.unpublished()) ?? []) };
    },
    publish: ({ author, reason }) => inOrder(() => publications.publish({ author, reason })),
    publishAgain: (call) => inOrder(() => publications.publishAgain(call)),
    liveText: (path) => orNothing(() => publications.liveText(path)),
  };
}

async function answered(work: () => Promise<Published>): Promise<Answer<string>> {
  try {
    const { state, lines } = await work();
    const message = lines.join('\n');
    if (state === 'published') return done(message);
    const codes = {
      diagnostics: 'DIAGNOSTICS',
      'other-build': 'OTHER_BUILD',
      'unknown-version': 'NOT_FOUND',
    } as const;
    return failed(codes[state], message);
  } catch (error) {
    return failed(
      'DISK_FAILED',
      `Nothing was published: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** A version that was tampered with is told when somebody goes back to it; until then it is as if there were none. */
function orNothing<TValue>(read: () => TValue): TValue | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Ids of the documents that files belong to, each once. */
function documentsOf(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.flatMap((path) => documentOf(path)?.id ?? []))];
}
