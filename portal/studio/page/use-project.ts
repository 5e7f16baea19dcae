import { useCallback, useEffect, useState } from 'react';
import type { ProjectState, StudioSettings } from '../protocol.ts';
import { calls } from './calls.ts';
import type { Outcome } from './calls.ts';

/** The message about the last action. */
interface Message {
  /** Something is under way while it is busy. */
  readonly tone: 'good' | 'bad' | 'busy';
  readonly text: string;
  /** Gives up what is under way. */
  readonly cancel?: () => void;
}

/** A message, and the address at which it was said: it is not carried on to others. */
interface SaidMessage {
  readonly message: Message | undefined;
  readonly at: string;
}

/** The whole project, as its server knows it. */
export interface ProjectView {
  readonly settings: StudioSettings | undefined;
  readonly project: ProjectState | undefined;
  readonly message: Message | undefined;
  readonly say: (message: Message | undefined) => void;
  /** Takes the state of the project out of an answer, or says why there is none. */
  readonly take: (outcome: Outcome<ProjectState>) => boolean;
}

/** Milliseconds between two looks at what others have saved. */
const every = 10_000;

/** Asks for the project at the start and whenever somebody comes back to the page: files change outside of it, too. */
export function useProject(): ProjectView {
  const [settings, setSettings] = useState<StudioSettings>();
  const [project, setProject] = useState<ProjectState>();
  const [said, setSaid] = useState<SaidMessage>({ message: undefined, at: '' });
  const say = useCallback((message: Message | undefined) => setSaid({ message, at: location.hash }), []);
  const take = useCallback(
    (outcome: Outcome<ProjectState>) => {
      if (outcome.state === 'done') {
        // Answers may overtake each other.
        setProject((now) =>
          now !== undefined && now.revision > outcome.value.revision ? now : outcome.value,
        );
        // The log-in asks for itself.
      } else if (outcome.problem.code !== 'NOT_SIGNED_IN')
        say({ tone: 'bad', text: outcome.problem.message });
      return outcome.state === 'done';
    },
    [say],
  );
  useEffect(() => {
    const renew = () => {
      void calls.project().then(take);
      // A role may have changed.
      void calls.settings().then((answer) => answer.state === 'done' && setSettings(answer.value));
    };
    renew();
    window.addEventListener('focus', renew);
    return () => window.removeEventListener('focus', renew);
  }, [take]);
  const isInTeam = settings?.team !== undefined;
  useEffect(() => {
    if (!isInTeam) return undefined;
    const look = () => document.visibilityState === 'visible' && void calls.project().then(take);
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [isInTeam, take]);
  const message = said.at === location.hash ? said.message : undefined;
  return { settings, project, message, say, take };
}
