/** What the links of the account calls are for, with what their subject is. */
export const LINK_PURPOSES = {
  /** A user. */
  passwordReset: 'passwordReset',
  /** A user; the payload is the address. */
  emailChange: 'emailChange',
  /** A registration; the payload is the log-in that was chosen. */
  registration: 'registration',
  /** An order; the link of the welcome message, which begins a registration. */
  welcome: 'welcome',
} as const;

const HOUR = 3_600_000;

/** How long links work, in milliseconds. `links` of the specs; they show none for the welcome message. */
export const LINK_LIFETIMES = {
  passwordReset: 2 * HOUR,
  emailVerification: 24 * HOUR,
  welcome: 14 * 24 * HOUR,
} as const;

/** A lifetime as answers and messages tell it. */
export function hoursOf(lifetime: number): number {
  return lifetime / HOUR;
}
