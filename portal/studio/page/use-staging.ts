import { useCallback, useEffect, useState } from 'react';
import type { StagingState } from '../publication-protocol.ts';
import { calls } from './calls.ts';
import type { Outcome, PublishedAnswer } from './calls.ts';
import type { ProjectView } from './use-project.ts';
import { signAs } from './use-publications.ts';
import type { PublicationsView, Signed } from './use-publications.ts';

/** The publication in staging, which staff see before customers do. Each act returns what is wrong, where it cannot be done. */
export interface StagingView extends StagingState {
  readonly renew: () => Promise<void>;
  readonly stage: (signed: StageSigned) => Promise<string | undefined>;
  readonly promote: (signed: StageSigned) => Promise<string | undefined>;
  readonly clear: () => Promise<string | undefined>;
  /** Opens the staging of a portal in a window of its own. */
  readonly look: (portal: string) => Promise<string | undefined>;
}

/** The name and the reason that an act of staging is signed with. */
export type StageSigned = Pick<Signed, 'author' | 'reason' | 'documents'>;

/** Follows what is staged. */
export function useStaging({ take, say }: ProjectView, { renew: renewList }: PublicationsView): StagingView {
  const [state, setState] = useState<StagingState>({ portals: [] });
  const renew = useCallback(async () => {
    const answer = await calls.staging();
    if (answer.state === 'done') setState(answer.value);
  }, []);
  useEffect(() => {
    const look = () => void renew();
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [renew]);
  const finish = async (outcome: Outcome<PublishedAnswer>): Promise<string | undefined> => {
    await renew();
    if (outcome.state === 'failed') return outcome.problem.message;
    take({ state: 'done', value: outcome.value.project });
    say({ tone: 'good', text: outcome.value.message });
    await renewList();
    return undefined;
  };
  return {
    ...state,
    renew,
    async stage(signed) {
      signAs(signed.author);
      return finish(await calls.stage({ paths: [], ...signed }));
    },
    async promote({ author, reason }) {
      signAs(author);
      return finish(await calls.promote({ version: state.staged?.version ?? '', author, reason }));
    },
    clear: async () => finish(await calls.endStaging()),
    look: (portal) => openStaging(portal),
  };
}

/** Browsers let a window open while somebody presses a button, and not when an answer comes. */
async function openStaging(portal: string): Promise<string | undefined> {
  const opened = window.open('', '_blank');
  const answer = await calls.lookAtStaging(portal);
  if (answer.state === 'failed') {
    opened?.close();
    return answer.problem.message;
  }
  if (opened === null) return 'The browser let no window open. Allow it for this page, and press again.';
  opened.opener = null;
  opened.location.replace(answer.value.address);
  return undefined;
}
