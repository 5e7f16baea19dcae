/** What no seed can bring about, because a system behind the org has to fail: codes of the specs with their messages. */
export const OUTAGES = {
  CALLOUT_ERROR: 'API callout Error.',
  EMAIL_NOT_SENT: 'Error Sending Email.',
  USER_NOT_FOUND: 'User not found.',
  VERIFICATION_UNAVAILABLE: 'The verification service is unavailable right now. Please try again later.',
} as const;

/** An outage, by the code that tells of it. */
export type OutageCode = keyof typeof OUTAGES;

/** Whether a text names an outage. */
export function isOutageCode(text: string): text is OutageCode {
  return Object.hasOwn(OUTAGES, text);
}
