import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import type { BlockPage } from '../../blocks/page.ts';
import type { ScreenModel } from '../model/model.ts';

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

/**
 * A form that goes away with what was sent takes the focus along; what tells of the outcome gets it. So does what comes
 * later in its place, until the customer moves on.
 */
export function useFocusAfter(
  root: RefObject<HTMLDivElement | null>,
  { attempt, model, page }: { attempt: string | undefined; model: ScreenModel; page: BlockPage },
): void {
  const shown = placesOf(model)
    .map((show) => (page.holds(show) ? 1 : 0))
    .join('');
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (attempt === undefined || !isLost) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find('[data-outcome]') ?? find('h1'))?.focus();
  }, [root, attempt, shown]);
}

/** The conditions under which the blocks are shown. */
const placesOf = ({ sections }: ScreenModel) =>
  sections.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks.map(({ show }) => show)));
