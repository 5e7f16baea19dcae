/** The customer is asked this long before the session ends, in milliseconds (WCAG 2.2, 2.2.1 asks for 20 seconds). */
export const timeToAnswer = 120_000;

/** The time of the org's last answer, kept by the record layer's listener. */
export interface Activity {
  answeredAt: number;
}

/** The end of the session, as far as the page knows it; all times as `Date.now()` has them. */
interface SessionTimes {
  /** The end that the org told, and the time of the answer that told it. */
  readonly expiresAt: number;
  readonly toldAt: number;
  /** The org's last answer to anything: with it the idle time began again. */
  readonly answeredAt: number;
}

/**
 * Returns the end of the session: the told one, moved by what was answered since. The longest time that a session may last
 * is the org's to know: with the next answer it tells a nearer end.
 */
export function endOfSession({ expiresAt, toldAt, answeredAt }: SessionTimes): number {
  return expiresAt + Math.max(0, answeredAt - toldAt);
}

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
