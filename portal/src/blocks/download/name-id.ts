import { uuidOf } from '../../ui/index.ts';

/** Names in ids of this portal (RFC 9562, section 5.5: a UUID of the name's own). */
const space = 'urn:energy-portal:green-button:';

/** A UUID of version 5 for a name: the same name has always the same one. */
export async function nameId(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(space + name));
  return uuidOf(new Uint8Array(digest), 5);
}
