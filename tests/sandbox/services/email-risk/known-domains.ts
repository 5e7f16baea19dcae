/** Domains that many customers have; a typed one that is nearly one of these was perhaps meant to be it. */
export const COMMON_DOMAINS: readonly string[] = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'att.net',
  'sbcglobal.net',
  'comcast.net',
  'verizon.net',
  'protonmail.com',
  'yahoo.com.mx',
  'hotmail.es',
];

/** Real domains that look like a slip of the keys, but are none. */
export const LOOKALIKES: ReadonlySet<string> = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'hotmail.mx',
  'me.com',
  'mac.com',
  'proton.me',
]);

/** Domains of addresses that are thrown away. */
export const THROWAWAY_DOMAINS: ReadonlySet<string> = new Set([
  'throwaway.example',
  '10minutemail.com',
  'guerrillamail.com',
  'mailinator.com',
  'trashmail.com',
  'yopmail.com',
]);

/** Test domains; `example` and `invalid` belong to nobody. */
export const TEST_DOMAINS = {
  /** No mail arrives. */
  undeliverable: 'bounce.example',
  /** An address of which nothing can be said. */
  unknown: 'unknown.example',
  /** Sending to it fails at once: `EMAIL_NOT_SENT`. */
  refusing: 'refused.example',
} as const;
