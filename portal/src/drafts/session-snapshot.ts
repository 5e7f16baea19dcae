import { getCurrentSession } from '@energy-portal/sdk';
import type { Client, GetCurrentSessionData } from '@energy-portal/sdk';
import { useClient } from '@energy-portal/sdk/react';
import { useEffect, useRef, useState } from 'react';
import { draftOf } from '../../screen-language/model/draft.ts';
import { subjectOf } from './use-draft.ts';
import type { DraftOptions } from './use-draft.ts';

/** The answers of a form at the end of its customer's session. */
interface SessionSnapshot {
  readonly userId: string;
  /** The address, what the form is about, and the account, which name the form. */
  readonly place: string;
  readonly content: string;
}

/** Fetched while the customer logs in again. */
const fetchRestoring = () => import('./restoring.ts');

/** In the memory of the page alone: what was typed is never left on a device that nobody is logged in at. */
const snapshots = new WeakMap<Client, readonly SessionSnapshot[]>();

/**
 * Keeps answers over a lost session, for the same customer at the same form, and without sensitive ones.
 *
 * @returns true once the form shows answers of before the session ended
 */
export function useSessionSnapshot(options: DraftOptions): boolean {
  const client = useClient();
  const [isBack, setBack] = useState(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const { model, flow } = latest.current;
    const { userId, accountNumber } = visitorOf(client) ?? {};
    const place = `${location.pathname} ${subjectOf(model, flow.sources)} ${accountNumber}`;
    const kept = snapshots.get(client) ?? [];
    const found = kept.find((one) => one.place === place && one.userId === userId);
    // What belongs to another page is over; other forms of this one take their own.
    snapshots.set(
      client,
      kept.filter((one) => one !== found && one.place.startsWith(`${location.pathname} `)),
    );
    let isHere = true;
    if (found !== undefined)
      fetchRestoring().then(
        ({ restore }) => isHere && setBack(restore(latest.current, found.content, true) !== undefined),
        // The form that is opened next tries again.
        () => snapshots.set(client, [...(snapshots.get(client) ?? []), found]),
      );
    return () => {
      isHere = false;
      const { state, visibility, before } = latest.current.flow;
      const content = state.phase === 'sent' ? undefined : draftOf(visibility, before, { step: state.step });
      const isLost = userId !== undefined && visitorOf(client) === undefined;
      if (!isLost || content === undefined) return;
      snapshots.set(client, [...(snapshots.get(client) ?? []), { userId, place, content }]);
      fetchRestoring().catch(() => undefined);
    };
  }, [client]);
  return isBack;
}

/** The customer who is logged in. */
function visitorOf(client: Client): GetCurrentSessionData | undefined {
  const session = client.peek(getCurrentSession, {});
  return session.state === 'unfulfilled' || session.data?.isGuest === true ? undefined : session.data;
}
