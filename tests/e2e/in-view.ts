import type { Locator } from '@playwright/test';
import { expect } from './site.ts';

/** Milliseconds in which an answer comes into the window, and in which it must not leave it again. */
const times = { toCome: 300, toStay: 700 } as const;

/** The reason for an element that is not in the page any more. */
const replaced = 'is replaced';

/** The two windows that every outcome is looked at in. */
export const windows = {
  phone: { width: 360, height: 640 },
  desktop: { width: 1280, height: 800 },
} as const;

/** In the page: the reasons why the customer does not see an element that has come, the last ones in time. */
async function reasonsUnseen(
  element: Element,
  { toCome, toStay, replaced }: typeof times & { readonly replaced: string },
): Promise<readonly string[]> {
  const begin = performance.now();
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
    });
  const reasons: string[] = [];
  while (performance.now() - begin < toCome + toStay) {
    await frame();
    if (!element.isConnected) return [replaced];
    if (performance.now() - begin < toCome) continue;
    const { top, left, height, width } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const isToast = element.closest('.toasts, dialog') !== null;
    const bottom = top + Math.min(height, innerHeight - header);
    const place = `${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}, scrolled by ${Math.round(scrollY)}`;
    if (!isToast && top < header - 1) reasons.push(`begins above the window or under the header: ${place}`);
    else if (bottom > innerHeight + 1) reasons.push(`ends below the window: ${place}`);
    const first = document.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 12));
    const isCovered = first !== null && !element.contains(first) && !first.contains(element);
    if (isCovered) reasons.push(`is covered by ${first.outerHTML.slice(0, 80)}`);
  }
  return [...new Set(reasons)].slice(-2);
}

/** In the page: a screen reader is told of the element, or the keyboard stands on it. */
function isTold(element: Element): boolean {
  const { activeElement } = document;
  const isFocused =
    activeElement !== null &&
    activeElement !== document.body &&
    (activeElement.contains(element) || element.contains(activeElement));
  const ids = element.closest('[id]')?.id;
  const describes =
    ids !== undefined && (activeElement?.getAttribute('aria-describedby') ?? '').includes(ids);
  const live = '[role=alert], [role=status], [aria-live]';
  const name = element.querySelector('strong')?.textContent ?? element.textContent ?? '';
  const isSaidElsewhere = [...document.querySelectorAll(live)].some((one) => one.textContent?.includes(name));
  return isFocused || describes || isSaidElsewhere || element.closest(live) !== null;
}

/** Expects an answer to be in the window, below the header and uncovered, within a moment, and to stay there. */
export async function expectInView(answer: Locator): Promise<void> {
  let seen: readonly string[] = [replaced];
  await expect(answer).toBeVisible();
  // The org's own entry takes the place of the one that was shown at once: what stands there now counts.
  await expect(async () => {
    const reasons = await answer.evaluate(reasonsUnseen, { ...times, replaced });
    expect(reasons).not.toContain(replaced);
    seen = reasons;
  }).toPass();
  expect(seen).toEqual([]);
}

/** Expects what came of an act to be in view, and to be focused or announced. */
export async function expectOutcome(answer: Locator): Promise<void> {
  await expectInView(answer);
  expect(await answer.evaluate(isTold), 'focused or announced').toBe(true);
}
