import { useCallback, useEffect, useState } from 'react';
import type { PlanDecision, PlannedSummary } from '../publication-protocol.ts';
import { calls } from './calls.ts';
import type { ProjectView } from './use-project.ts';
import type { PublicationsView } from './use-publications.ts';

/** Publications for a time, or for somebody's approval. */
export interface PlannedView {
  readonly plans: readonly PlannedSummary[];
  /** Returns what is wrong, where it cannot be done. */
  readonly decide: (decision: PlanDecision) => Promise<string | undefined>;
  readonly renew: () => Promise<void>;
}

/** Milliseconds between two looks at what others ask for. */
const every = 10_000;

/** Follows the publications that are planned. */
export function usePlanned({ take, say }: ProjectView, { renew: renewList }: PublicationsView): PlannedView {
  const [plans, setPlans] = useState<readonly PlannedSummary[]>([]);
  const renew = useCallback(async () => {
    const answer = await calls.planned();
    if (answer.state === 'done') setPlans(answer.value);
  }, []);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void renew();
    };
    look();
    window.addEventListener('focus', look);
    const timer = setInterval(look, every);
    return () => {
      window.removeEventListener('focus', look);
      clearInterval(timer);
    };
  }, [renew]);
  return {
    plans,
    renew,
    async decide(decision) {
      const answer = await calls.decide(decision);
      await renew();
      if (answer.state === 'failed') return answer.problem.message;
      take({ state: 'done', value: answer.value.project });
      say({ tone: 'good', text: answer.value.message });
      await renewList();
      return undefined;
    },
  };
}
