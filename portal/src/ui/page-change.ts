/**
 * Goes to another page by a view transition, where the browser has them and the customer does not prefer less motion.
 *
 * @param go resolves as soon as the other page is drawn: the browser shows the one before until then
 */
export function changePage(go: () => Promise<void>): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    void go();
    return;
  }
  const { ready } = document.startViewTransition(go);
  // The next change of page may skip the motion of this one.
  ready.catch(() => undefined);
}
