import { getCurrentSession } from '@energy-portal/sdk';
import type { Client } from '@energy-portal/sdk';
import { useClient } from '@energy-portal/sdk/react';
import { useEffect, useRef, useState } from 'react';
import { draftOf } from '../../screen-language/model/draft.ts';
import { restore } from './use-draft.ts';
import type { DraftParts } from './use-draft.ts';

/** What stood in a form when the session of its customer ended. */
interface SessionSnapshot {
  readonly userId: string;
  /** The address, which names the form and what it is about. */
  readonly place: string;
  readonly content: string;
}

/** In the memory of the page alone: what was typed is never left on a device that nobody is logged in at. */
const left = new WeakMap<Client, SessionSnapshot>();

/**
 * Keeps what was typed over a lost session, for the same customer at the same form, and without what is never kept.
 *
 * @returns whether the form shows what was typed before the session ended
 */
export function useSessionSnapshot(parts: DraftParts): boolean {
  const client = useClient();
  const [isBack, setBack] = useState(false);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    const place = location.pathname;
    const userId = visitorOf(client);
    const found = left.get(client);
    left.delete(client);
    if (found?.place === place && found.userId === userId)
      setBack(restore(latest.current, found.content) !== undefined);
    return () => {
      const { state, visibility, before } = latest.current.flow;
      const content = state.phase === 'sent' ? undefined : draftOf(visibility, before, { step: state.step });
      const isLost = userId !== undefined && visitorOf(client) === undefined;
      if (isLost && content !== undefined) left.set(client, { userId, place, content });
    };
  }, [client]);
  return isBack;
}

/** The customer who is logged in. */
function visitorOf(client: Client): string | undefined {
  const session = client.peek(getCurrentSession, {});
  if (session.state === 'unfulfilled' || session.data === undefined || session.data.isGuest) return undefined;
  return session.data.userId;
}
