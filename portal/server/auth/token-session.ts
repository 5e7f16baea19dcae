import { constants } from '@energy-portal/sdk';

const MINUTE = 60_000;
const { idleMinutes, sharedIdleMinutes, longestHours } = constants.session;
/** A session is written down again as used no more often than this, in milliseconds. */
const TOUCH_INTERVAL = MINUTE / 2;

/** A customer's log-in, as the cookie carries it. Times are epoch milliseconds. */
export interface TokenSession {
  readonly state: 'active';
  readonly accessToken: string;
  /** Absent where the org gives none: such a session ends with its access token. */
  readonly refreshToken?: string;
  /** The page derives the key of what it keeps on the device from it: 32 random bytes. */
  readonly deviceSecret: string;
  readonly isShared: boolean;
  readonly beganAt: number;
  readonly seenAt: number;
  /** The time of the access token. */
  readonly tokenAt: number;
}

/** A session that is over, and why. */
export interface EndedSession {
  readonly state: 'ended';
  readonly reason: 'expired';
}

/** The session that a browser's cookie stands for; `none` where it has none that can be read. */
export type CookieSession = TokenSession | EndedSession | { readonly state: 'none' };

/** The end of a session if nothing happens, in epoch milliseconds: the idle time of the specs, or the longest. */
export function endOf({ isShared, seenAt, beganAt }: TokenSession): number {
  const idle = isShared ? sharedIdleMinutes : idleMinutes;
  return Math.min(seenAt + idle * MINUTE, beganAt + longestHours * 60 * MINUTE);
}

/** The session as it is now: one whose time is over has ended. */
export function sessionAt(session: CookieSession, now: number): CookieSession {
  return session.state === 'active' && endOf(session) < now ? { state: 'ended', reason: 'expired' } : session;
}

/** The session after a call; the same object where it was written down a moment ago. */
export function touched(session: TokenSession, now: number): TokenSession {
  return now - session.seenAt > TOUCH_INTERVAL ? { ...session, seenAt: now } : session;
}
