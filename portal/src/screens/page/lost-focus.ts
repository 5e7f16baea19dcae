import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

/**
 * Brings the focus to the page's heading when the control that had it is gone, for example the button of a question
 * that was answered: without it the keyboard would start again at the top of the site.
 *
 * @param page the element around the page
 * @returns further props of it
 */
export function useLostFocus(page: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(null);
  useEffect(() => {
    const isGone = last.current !== null && !last.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    last.current = null;
    page.current?.querySelector('h1')?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      // A control that is still there was left by the customer.
      if (target.isConnected) last.current = null;
    },
  };
}
