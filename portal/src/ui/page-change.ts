/** Goes to another page by a view transition, where the browser has them and the customer does not prefer less motion. */
export function changePage(go: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    go();
    return;
  }
  const { ready } = document.startViewTransition(async () => {
    go();
    // The router tells React of the new address, which draws it before the next microtask.
    await Promise.resolve();
  });
  // The next change of page may skip the motion of this one.
  ready.catch(() => undefined);
}
