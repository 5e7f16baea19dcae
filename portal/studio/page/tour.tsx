import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface TourProps {
  /** Opens the sample screen. */
  readonly onStart: () => void;
  readonly onClose: () => void;
}

interface TourStep {
  readonly title: string;
  readonly words: string;
  /** Selector of what it is about. */
  readonly about: string;
}

const steps: readonly TourStep[] = [
  {
    title: 'Choose a screen',
    words:
      'Every screen of the portal is here, with the texts that all share. This one is open as a sample: nothing that you try on it is seen by customers.',
    about: '.documents',
  },
  {
    title: 'Change it by forms',
    words:
      'The tree has everything on the screen. Choose a thing to see its texts in all languages and its settings; drag it, or press Alt and an arrow, to move it.',
    about: '.structure',
  },
  {
    title: 'See what customers will see',
    words:
      'This is the portal itself, and follows each key. Choose a brand, a language, a width, and states that are hard to come by: every error at once, no answer from the org, paper.',
    about: '.preview',
  },
  {
    title: 'Nothing is lost',
    words:
      'What you type is kept at once. Undo goes back through all screens. “Save” writes into the project, and never with a problem that was not there before.',
    about: '.head-buttons',
  },
  {
    title: 'Publish, and take back',
    words:
      '“Publish” says what goes live and asks for a reason. “History” has the last 50 publications: each goes live again with one press.',
    about: '.tabs',
  },
];

const seenKey = 'studio.tour';

/** Returns true before somebody has seen the tour in this browser. */
export const isTourDue = (): boolean => localStorage.getItem(seenKey) === null;

/** A walk through the studio in five steps, on a screen that is there. It leaves everything usable. */
export function Tour({ onStart, onClose }: TourProps) {
  const [at, setAt] = useState(0);
  const card = useRef<HTMLElement>(null);
  const begun = useRef(false);
  const place = usePlaceOf(steps[at]?.about ?? '');
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    onStart();
  }, [onStart]);
  useEffect(() => card.current?.focus(), [at]);
  const close = () => {
    localStorage.setItem(seenKey, 'seen');
    onClose();
  };
  useEscape(close);
  const step = steps[at];
  if (step === undefined) return null;
  const isLast = at === steps.length - 1;
  return (
    <>
      {place === undefined ? null : <div className="tour-ring" style={place} />}
      <section ref={card} className="tour" role="dialog" aria-label={`Tour: ${step.title}`} tabIndex={-1}>
        <p className="tour-count">
          {at + 1} of {steps.length}
        </p>
        <h2>{step.title}</h2>
        <p>{step.words}</p>
        <div className="dialog-buttons">
          <button type="button" onClick={close}>
            {isLast ? 'Close' : 'Skip'}
          </button>
          <button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Back
          </button>
          <button type="button" data-main onClick={() => (isLast ? close() : setAt(at + 1))}>
            {isLast ? 'Begin' : 'Next'}
          </button>
        </div>
      </section>
    </>
  );
}

function useEscape(close: () => void): void {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && close());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** The place of an element in the window; it may come late, and move. */
function usePlaceOf(selector: string) {
  const [place, setPlace] = useState<{
    readonly selector: string;
    readonly style: Readonly<Record<string, number>>;
  }>();
  useEffect(() => {
    const look = () => {
      const found = document.querySelector(selector)?.getBoundingClientRect();
      if (found === undefined) return;
      const { left, top, width, height } = found;
      setPlace({ selector, style: { left, top, width, height } });
    };
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [selector]);
  return place?.selector === selector ? place.style : undefined;
}
