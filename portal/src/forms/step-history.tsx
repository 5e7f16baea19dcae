import { useLayoutEffect, useRef } from 'react';
import type { FormFlow } from './form-flow.ts';

/** Props of {@link StepHistory}. */
interface StepHistoryProps {
  readonly flow: FormFlow;
}

/**
 * Makes each step of a form a step of the browser's history: Back goes to the step before, as the form's own button
 * does, and Forward is a press on Continue. The first step is the page's own entry, the others lie above it.
 */
export function StepHistory({ flow }: StepHistoryProps) {
  // Before the step is painted: whoever sees it may press Back.
  const latest = useRef(flow);
  const steps = useRef<StepEntries>(undefined);
  useLayoutEffect(() => {
    latest.current = flow;
  });
  useLayoutEffect(() => {
    const entries = createStepEntries(() => latest.current);
    steps.current = entries;
    return entries.stop;
  }, []);
  const position = positionOf(flow);
  const { attempts, phase } = flow.state;
  // A press on Forward that led nowhere is taken back.
  useLayoutEffect(() => steps.current?.follow(), [position, attempts, phase]);
  return null;
}

interface StepEntries {
  /** Brings the history to where the form is. */
  readonly follow: () => void;
  readonly stop: () => void;
}

const member = 'formStep';

/** Returns the number of steps of a form that lie below the present entry. */
function depthHere(): number {
  const state: unknown = history.state;
  const depth = typeof state === 'object' && state !== null ? Reflect.get(state, member) : undefined;
  return typeof depth === 'number' ? depth : 0;
}

/** Returns the state of the present entry with another depth; what others keep in it stays. */
function stateWith(depth: number): object {
  const state: unknown = history.state;
  return { ...(typeof state === 'object' && state), [member]: depth };
}

/** New entries take it on from the present one: pages that are gone back to stand where they were left. */
function restoreScrolling(): void {
  history.scrollRestoration = 'auto';
}

/** Browsers differ in when they scroll: in any it is done two frames later. */
const afterTwoFrames = (work: () => void) => () =>
  void requestAnimationFrame(() => void requestAnimationFrame(work));

function positionOf({ state, visibility }: FormFlow): number {
  return Math.max(
    0,
    visibility.steps.findIndex(({ id }) => id === state.step),
  );
}

function createStepEntries(flow: () => FormFlow): StepEntries {
  const { pathname } = location;
  // The browser goes back by and by, and tells when it is there.
  let isTravelling = false;
  const follow = () => {
    if (isTravelling || location.pathname !== pathname) return;
    const [here, wanted] = [depthHere(), positionOf(flow())];
    // The browser must not put the page back to where a step began: what comes instead is somewhere else.
    if (wanted > here) history.scrollRestoration = 'manual';
    for (let depth = here + 1; depth <= wanted; depth += 1) history.pushState(stateWith(depth), '');
    // A press on Forward is still being judged.
    if (wanted >= here || flow().state.phase === 'waiting') return;
    isTravelling = true;
    history.go(wanted - here);
  };
  const arrive = () => {
    isTravelling = false;
    follow();
  };
  const onPop = () => {
    if (location.pathname !== pathname) return;
    if (isTravelling) return arrive();
    const now = flow();
    const [here, position] = [depthHere(), positionOf(now)];
    const [step, present] = [now.visibility.steps[here], now.visibility.steps[position]];
    if (now.state.phase !== 'editing') return follow();
    if (here === position - 1) return now.back();
    if (here < position && step !== undefined) return now.open(step.id);
    // What a step asks of the org is asked by its button alone. The entries above stay, so that Forward can go on.
    const mayPress = present?.submit === undefined && present?.review !== true;
    if (here > position && mayPress) now.submit();
    else follow();
  };
  addEventListener('popstate', onPop);
  return {
    follow,
    stop() {
      removeEventListener('popstate', onPop);
      const depth = depthHere();
      if (location.pathname !== pathname || depth === 0) return restoreScrolling();
      // What was sent is over: one step back leads away from the page.
      history.replaceState(stateWith(0), '');
      addEventListener('popstate', afterTwoFrames(restoreScrolling), { once: true });
      history.go(-depth);
    },
  };
}
