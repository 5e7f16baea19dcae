import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieKey } from '../auth/cookie-keys.ts';

/** The word of the studio, or of the host, that somebody is one of its staff. */
export interface StaffClaim {
  /** An invitation leads once from the studio to the portal; a pass is what the portal's host gives for it. */
  readonly use: 'invitation' | 'pass';
  /** Name and port of the portal that it counts for. */
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Tells two of them apart. */
  readonly id: string;
}

/** The claim that is wanted. */
interface WantedClaim extends Pick<StaffClaim, 'use' | 'host'> {
  readonly now: number;
}

/** The keys that the studio and the portal's hosts share: the first one signs, all of them count. */
export type StagingKeys = readonly [CookieKey, ...CookieKey[]];

/** An invitation is followed at once. */
export const invitationFor = 2 * 60_000;

/** A pass ends with a working day, or with the browser. */
export const passFor = 8 * 3_600_000;

/** No token is longer: whoever sends a longer one has not got it here. */
const longest = 1_000;

/** Signs a claim. @returns it with its signature, as it may stand in an address or a cookie */
export function signClaim([key]: StagingKeys, claim: Omit<StaffClaim, 'id'>): string {
  const facts: StaffClaim = { ...claim, id: randomBytes(16).toString('base64url') };
  const body = `${encoded(key.id)}.${encoded(JSON.stringify(facts))}`;
  return `${body}.${signatureOf(key, body)}`;
}

/** Returns a claim as it was signed; undefined for any other text, or one whose time is over. */
export function readClaim(
  keys: StagingKeys,
  token: string,
  { use, host, now }: WantedClaim,
): StaffClaim | undefined {
  if (token.length > longest) return undefined;
  const [keyId = '', facts = '', signature = '', ...rest] = token.split('.');
  const key = keys.find(({ id }) => encoded(id) === keyId);
  if (key === undefined || rest.length > 0) return undefined;
  if (!isSame(signature, signatureOf(key, `${keyId}.${facts}`))) return undefined;
  // Signed by signClaim.
  const claim = JSON.parse(Buffer.from(facts, 'base64url').toString('utf8')) as StaffClaim;
  return claim.use === use && claim.host === host && claim.until > now ? claim : undefined;
}

const encoded = (text: string) => Buffer.from(text).toString('base64url');

/** The purpose goes in: a key that seals something else, too, signs nothing that counts here. */
function signatureOf({ bytes }: CookieKey, body: string): string {
  return createHmac('sha256', bytes).update(`staging of the portal ${body}`).digest('base64url');
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
