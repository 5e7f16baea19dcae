import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { PublicationReview } from '../publication-protocol.ts';
import { calls } from './calls.ts';

/** All that could be published, as it was read last. */
export interface ReviewView {
  /** Undefined until it was read. */
  readonly review: PublicationReview | undefined;
  /** A sentence on why it could not be read. */
  readonly problem: string | undefined;
  /** Reads it anew. */
  readonly renew: () => Promise<void>;
}

/**
 * Reads what could be published with the drafts of a document.
 *
 * @param flush keeps what was typed. @returns false where that cannot be done
 */
export function useReview(document: string, flush: () => Promise<boolean>): ReviewView {
  const [read, setRead] = useState<Omit<ReviewView, 'renew'>>({ review: undefined, problem: undefined });
  const renew = useCallback(async () => {
    const answer = await calls.review(document);
    setRead(
      answer.state === 'done'
        ? { review: answer.value, problem: undefined }
        : { review: undefined, problem: answer.problem.message },
    );
  }, [document]);
  // Drafts that cannot be kept are told where they are typed.
  const begin = useEffectEvent(() => void flush().then(renew));
  // What is shown stays until it is asked for anew: it must be what somebody has seen.
  useEffect(() => begin(), []);
  return { ...read, renew };
}
