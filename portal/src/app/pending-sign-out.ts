const key = 'signOutPending';

/** A sign-out that the org has not been told of yet; noted on the device, so that no page shows the customer again. */
export const pendingSignOut = {
  /** Returns true where a page of this browser was left without the org's knowing. */
  isNoted: () => inStorage((storage) => storage.getItem(key)) === '1',
  note: () => inStorage((storage) => storage.setItem(key, '1')),
  clear: () => inStorage((storage) => storage.removeItem(key)),
};

/** Uses the storage of the browser. Without it nothing is noted, and the page that was left still tells the org by itself. */
function inStorage<TResult>(work: (storage: Storage) => TResult): TResult | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
