/** Errors that no seed can bring about, because a system behind the org has to fail. */
export const OUTAGES = [
  'CALLOUT_ERROR',
  'EMAIL_NOT_SENT',
  'USER_NOT_FOUND',
  'VERIFICATION_UNAVAILABLE',
] as const;

/** An outage, by the code that tells of it. */
export type OutageCode = (typeof OUTAGES)[number];

/** Returns true when a text names an outage. */
export function isOutageCode(text: string): text is OutageCode {
  return OUTAGES.some((code) => code === text);
}
