import { DAY, HOUR } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';

/** The purposes of the links of the account calls, with their subjects. */
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

/** The lifetimes of links in milliseconds. The specs show none for the welcome message. */
export const LINK_LIFETIMES = {
  passwordReset: constants.links.passwordResetHours * HOUR,
  emailVerification: constants.links.emailVerificationHours * HOUR,
  welcome: 14 * DAY,
} as const;

/** A lifetime as answers and messages tell it. */
export function hoursOf(lifetime: number): number {
  return lifetime / HOUR;
}
