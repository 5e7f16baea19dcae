import { useEffect, useRef, useState } from 'react';
import type { Texts } from '../page/texts.ts';
import { afterSending, Button, Dialog, leaveEvent } from '../ui/index.ts';
import type { Leaving } from '../ui/index.ts';

/** Changes that leaving the page would lose. */
interface Unsaved {
  /** Returns true where something would be lost now. */
  readonly isThere: () => boolean;
  /** Saves what can be saved. @returns true where nothing would be lost any more */
  readonly settle: () => Promise<boolean>;
}

/** Props of {@link LeaveGuard}. */
export interface LeaveGuardProps extends Unsaved {
  readonly texts: Texts;
}

/** Asks before the page is left by a link, by the way back, or by closing it. */
export function LeaveGuard({ texts, ...unsaved }: LeaveGuardProps) {
  const question = useLeaveQuestion(unsaved);
  return (
    <Dialog
      open={question.isAsked}
      onClose={question.stay}
      title={texts.text('leave.title')}
      actions={
        <>
          <Button onClick={question.stay}>{texts.text('leave.stay')}</Button>
          <Button look="secondary" onClick={question.leave}>
            {texts.text('leave.go')}
          </Button>
        </>
      }
    >
      <p>{texts.text('leave.body')}</p>
    </Dialog>
  );
}

/** The question whether to leave. */
interface LeaveQuestion {
  readonly isAsked: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

function useLeaveQuestion(unsaved: Unsaved): LeaveQuestion {
  const [way, setWay] = useState<{ readonly go: () => void }>();
  const latest = useRef(unsaved);
  const isFree = useRef(false);
  useEffect(() => {
    latest.current = unsaved;
  });
  useEffect(() => {
    const pass = (go: () => void) => {
      isFree.current = true;
      go();
    };
    const ask = async (go: () => void) => {
      if (await latest.current.settle()) pass(go);
      else setWay({ go: () => pass(go) });
    };
    return watchLeaving({
      isHeld: () => !isFree.current && latest.current.isThere(),
      ask: (go) => void ask(go),
      settle: () => void latest.current.settle(),
    });
  }, []);
  return {
    isAsked: way !== undefined,
    stay: () => setWay(undefined),
    leave: () => {
      setWay(undefined);
      way?.go();
    },
  };
}

interface Watch {
  readonly isHeld: () => boolean;
  readonly ask: (go: () => void) => void;
  readonly settle: () => void;
}

function watchLeaving({ isHeld, ask, settle }: Watch): () => void {
  const { onBack, note } = historyWatch({ isHeld, ask });
  const listening = new AbortController();
  window.navigation?.addEventListener('currententrychange', note, listening);
  const onLeave = (event: Event) => {
    // Dispatched by `leave` and `askOnWayBack` alone.
    const { detail } = event as CustomEvent<Leaving | null>;
    // Another form of the page asks first.
    if (event.defaultPrevented) return;
    if (detail === null) return onBack(event);
    const { go, to, options } = detail;
    if (options?.state === afterSending || staysHere(to) || !isHeld()) return;
    event.preventDefault();
    ask(go);
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isHeld()) return;
    settle();
    event.preventDefault();
  };
  addEventListener(leaveEvent, onLeave, listening);
  addEventListener('beforeunload', onUnload, listening);
  return () => listening.abort();
}

const staysHere = (to: string | undefined) =>
  to !== undefined && new URL(to, location.href).pathname === location.pathname;

interface HistoryWatch {
  readonly onBack: (event: Event) => void;
  /** Called when the page has another entry of the history, as each step of a form has. */
  readonly note: () => void;
}

/** The browser has gone already when it tells of it: this goes there again, asks, and goes when it may. */
function historyWatch({ isHeld, ask }: Pick<Watch, 'isHeld' | 'ask'>): HistoryWatch {
  const { pathname } = location;
  let here = historyIndex();
  let isReturning = false;
  const note = () => {
    if (location.pathname === pathname) here = historyIndex();
  };
  const onBack = (event: Event) => {
    if (isReturning) {
      isReturning = false;
      event.preventDefault();
      return;
    }
    if (location.pathname === pathname || !isHeld()) {
      note();
      return;
    }
    event.preventDefault();
    // Where the browser does not tell how far it went, it went back.
    const distance = (historyIndex() ?? -1) - (here ?? 0) || -1;
    isReturning = true;
    history.go(-distance);
    ask(() => history.go(distance));
  };
  return { onBack, note };
}

/** The place of the present page in the history of the tab, where the browser tells it. */
function historyIndex(): number | undefined {
  return window.navigation?.currentEntry?.index;
}
