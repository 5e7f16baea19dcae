import { uuidOf } from '../../forms/uuid.ts';

/** Names in ids of this portal. */
const space = 'urn:energy-portal:green-button:';

/** FNV-1a of 128 bits: browsers have a digest of their own only on pages that came with encryption. */
const start = 0x6c62272e07bb014262b821756295c58dn;
const prime = 0x0000000001000000000000000000013bn;

/** The FNV-1a hash of a text, as 16 bytes. */
export function hashOf(text: string): Uint8Array {
  const hash = new TextEncoder()
    .encode(text)
    .reduce((sum, byte) => BigInt.asUintN(128, (sum ^ BigInt(byte)) * prime), start);
  return Uint8Array.from({ length: 16 }, (_, at) => Number((hash >> BigInt(8 * (15 - at))) & 0xffn));
}

/** A UUID of version 8 for a name: the same name has always the same one. */
export function nameId(name: string): string {
  return uuidOf(hashOf(space + name), 8);
}
