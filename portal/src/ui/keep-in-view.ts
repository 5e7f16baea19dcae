/** What customers do by hand: from then on the page stands where they put it. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The first and the last line that nothing covers: the style sheet keeps the edges free for elements that are jumped to. */
function readableLines(): readonly [first: number, last: number] {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const px = (length: string) => Number.parseFloat(length) || 0;
  return [px(scrollPaddingTop), innerHeight - px(scrollPaddingBottom)];
}

/** Returns true for an element that is seen whole, or from its beginning where it is taller than the window. */
function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const [first, last] = readableLines();
  const room = last - first;
  if (top < first - 1) return false;
  return height <= room ? bottom <= last + 1 : top <= first + room / 4;
}

/**
 * Brings what has just come into view, and keeps it there while the rest of the page still comes and goes around it: until
 * the customer does something, or the focus goes elsewhere.
 *
 * @param block `nearest` scrolls no further than needed, so that the control that was pressed stays in view, too
 */
export function keepInView(element: Element, block: ScrollLogicalPosition = 'start'): void {
  const { documentElement: page } = document;
  const end = new AbortController();
  const { signal } = end;
  const align = () => {
    if (!element.isConnected) return end.abort();
    if (!isInView(element)) element.scrollIntoView({ block, behavior: 'instant' });
  };
  // Where the browser holds on to something else, the page moves away from under the answer.
  page.style.overflowAnchor = 'none';
  const observer = 'ResizeObserver' in window ? new ResizeObserver(align) : undefined;
  observer?.observe(document.body);
  for (const act of acts) addEventListener(act, () => end.abort(), { signal, passive: true, capture: true });
  addEventListener('focusin', ({ target }) => !isWithin(element, target) && end.abort(), { signal });
  signal.addEventListener('abort', () => {
    observer?.disconnect();
    page.style.overflowAnchor = '';
  });
  align();
}

/** The same for what comes beside the control that was pressed. */
export function bringIntoView(element: Element | null): void {
  if (element !== null) keepInView(element, 'nearest');
}

const isWithin = (element: Element, target: EventTarget | null) =>
  target instanceof Node && element.contains(target);

/** Moves the focus to what has just come, and keeps it in view. */
export function focusInView(element: HTMLElement | null): void {
  if (element === null) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  keepInView(element);
}
