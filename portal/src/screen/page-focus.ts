import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { focusInView, keepInView } from '../ui/index.ts';

/** The blocks on the page, to tell those that came with an attempt from those before. */
interface Seen {
  readonly attempt: string | undefined;
  readonly before: ReadonlySet<Element>;
  readonly latest: ReadonlySet<Element>;
}

const nothing: Seen = { attempt: undefined, before: new Set(), latest: new Set() };

/**
 * Keeps the keyboard where the customer is when the control that had the focus is gone, for example a form that went
 * away with what was sent. The focus goes to the first block that came with the answer, else to the heading of the
 * block that the control stood in, else to the page's: without it the keyboard would start at the top of the site. A
 * message that came with the answer is brought into the window also where the control stays.
 *
 * @param root the element around the page
 * @param attempt names the last submission
 * @returns further props of that element
 */
export function usePageFocus(root: RefObject<HTMLElement | null>, attempt: string | undefined) {
  const last = useRef<readonly Element[]>([]);
  const seen = useRef(nothing);
  useEffect(() => {
    const page = root.current;
    if (page === null) return;
    const places = placesOn(page);
    const { before, latest } = seen.current;
    const isNew = seen.current.attempt !== attempt;
    seen.current = { attempt, before: isNew ? latest : before, latest: new Set(places) };
    const isAnswer = (place: HTMLElement) => attempt !== undefined && !seen.current.before.has(place);
    const came = places.find(isAnswer);
    if (!isAdrift(page)) {
      const message = places.find((place) => isAnswer(place) && !latest.has(place) && isMessage(place));
      if (message !== undefined) keepInView(message);
      return;
    }
    const isGone = last.current[0]?.isConnected === false;
    if (came !== undefined || isGone) focusInView(came ?? standIn(last.current, page));
  });
  // A block takes its own controls away without the page: the frame after it is soon enough, and blocks go first.
  useEffect(() => {
    const page = root.current;
    if (page === null) return undefined;
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() => standInIfGone(page, last.current)),
    );
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = pathTo(target);
      // The customer is somewhere; what came before that no longer matters.
      seen.current = { ...seen.current, before: seen.current.latest };
    },
    onBlur: ({ target }: FocusEvent) => {
      // A control that is still there was left by the customer; one that is taken away tells of it before it is gone.
      queueMicrotask(() => {
        if (target.isConnected && last.current[0] === target) last.current = [];
      });
    },
  };
}

/** The blocks that are shown. A place that is kept for a message counts only while the message is there. */
const placesOn = (page: HTMLElement) => [
  ...page.querySelectorAll<HTMLElement>(
    '.section-column > :not([aria-live]), .section-column > [data-outcome]',
  ),
];

const isMessage = (place: Element) => place.matches('[data-outcome]');

/** Returns true where nothing has the focus, or only a place whose message is gone. */
function isAdrift(page: HTMLElement): boolean {
  const { activeElement: active } = document;
  if (active === null || active === document.body) return true;
  return page.contains(active) && active.matches('.section-column > [aria-live]:not([data-outcome])');
}

/** A control and everything that it stands in, up to the column of its block. */
function pathTo(control: Element): readonly Element[] {
  const path = [control];
  for (let next = control.parentElement; next !== null; next = next.parentElement) {
    path.push(next);
    if (next.matches('.section-column')) break;
  }
  return path;
}

function standInIfGone(page: HTMLElement, path: readonly Element[]): void {
  if (isAdrift(page) && path[0]?.isConnected === false) focusInView(standIn(path, page));
}

/** Returns the element that is nearest to a control that is gone. */
function standIn(path: readonly Element[], page: HTMLElement): HTMLElement | null {
  const left = path.filter((element) => element.isConnected);
  const column = left.at(-1);
  const headings = left
    .slice(0, -1)
    .flatMap((element) => [...element.querySelectorAll<HTMLElement>('h2, h3')]);
  return (
    // A question that is not being asked has one, too.
    headings.find((heading) => heading.closest('dialog') === null) ??
    column?.querySelector<HTMLElement>(':scope > [data-outcome]') ??
    page.querySelector('h1')
  );
}
