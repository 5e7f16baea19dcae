import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Milliseconds in which an answer may lead to the next question. */
const pause = 100;

/**
 * Marks a screen as arriving until nothing on it is waited for. The style sheet shows what stands below a waiting place
 * only afterwards, so that nothing jumps under the eyes or the finger of the customer.
 */
export function useArrival(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = screen.current;
    if (root === null) return undefined;
    let end: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(end);
      if (root.querySelector('.skeleton') === null) end = setTimeout(arrive, pause);
    };
    const observer = new MutationObserver(look);
    const stop = () => {
      clearTimeout(end);
      observer.disconnect();
    };
    const arrive = () => {
      stop();
      root.toggleAttribute('data-arriving', false);
    };
    root.toggleAttribute('data-arriving', true);
    observer.observe(root, { childList: true, subtree: true });
    look();
    return stop;
  }, [screen]);
}
