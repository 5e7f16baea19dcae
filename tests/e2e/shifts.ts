import type { Page } from '@playwright/test';

/** Layout shifts without the customer's doing. */
interface Shifts {
  sum: number;
  /** The elements that moved, for the person who mends it. */
  readonly elements: string[];
}

/** An entry of this type has more than the DOM library knows yet. */
interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** In the page, before anything else: adds up what moves. */
export function watchShifts(): void {
  const told: Shifts = { sum: 0, elements: [] };
  Object.assign(window, { shifts: told });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
      told.sum += value;
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element) told.elements.push(`${element.tagName.toLowerCase()}.${element.className}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the sum up to now. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(async () => {
    // What was painted last is told with the frame after it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'shifts');
  });
