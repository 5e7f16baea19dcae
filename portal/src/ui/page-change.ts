/** Returns true where pages change by a view transition: the browser has them, and the customer does not prefer less motion. */
export const hasMotion = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Goes to another page by a view transition.
 *
 * @param go resolves as soon as the other page is drawn: the browser shows the one before until then
 */
export function changePage(go: () => Promise<void>): void {
  const { ready } = document.startViewTransition(go);
  // The next change of page may skip the motion of this one.
  ready.catch(() => undefined);
}
