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

/**
 * Returns the told end, for a device whose clock may be hours behind: an org that has answered just now leaves no more
 * than the idle time.
 */
export function believableEnd(expiresAt: number, toldAt: number, idleTime: number): number {
  return Math.min(expiresAt, toldAt + idleTime);
}

interface WatchOptions {
  readonly activity: Activity;
  readonly expiresAt: number;
  /** Milliseconds after which the org ends a session that nobody uses. */
  readonly idleTime: number;
  /** Asks the org whether the session is over; false where it did not answer. */
  readonly onEnd: () => Promise<boolean>;
  readonly onNear: (end: number) => void;
}

/** Tells when the end is near, and when it has come. @returns stops it */
export function watchEnd({ expiresAt, idleTime, activity, onEnd, onNear }: WatchOptions): () => void {
  let told = tellEnd(expiresAt, idleTime);
  let isWatching = true;
  const check = () => {
    clearTimeout(timer);
    const end = endOfSession({ ...told, answeredAt: activity.answeredAt });
    // A clock that is set back gives no time.
    const left = Math.min(end - Date.now(), idleTime);
    if (left < 0) return void onEnd().then(goOn);
    if (left <= timeToAnswer) onNear(end);
    timer = setTimeout(check, left > timeToAnswer ? left - timeToAnswer : left + 1_000);
  };
  // A session that the org goes on with ends later than the clock of this device has it.
  const goOn = (isAnswered: boolean) => {
    if (!isAnswered || !isWatching) return;
    told = tellEnd(Date.now() + idleTime, idleTime);
    check();
  };
  let timer = setTimeout(check, 0);
  // A device that slept has missed the time.
  document.addEventListener('visibilitychange', check);
  return () => {
    isWatching = false;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

function tellEnd(expiresAt: number, idleTime: number) {
  const toldAt = Date.now();
  return { expiresAt: believableEnd(expiresAt, toldAt, idleTime), toldAt };
}
