const key = 'signOutPending';

/** A sign-out that the org has not been told of yet; noted on the device, so that no page shows the customer again. */
export const pendingSignOut = {
  /** Returns true where a page of this browser was left without the org's knowing. */
  isNoted(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  note(): void {
    try {
      localStorage.setItem(key, '1');
    } catch {
      // Where nothing can be noted, this page still tells the org as soon as it can.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was noted.
    }
  },
};
