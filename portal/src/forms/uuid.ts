/**
 * Makes a UUID (RFC 9562) of 16 bytes or more.
 *
 * @param version 4 for random bytes, 8 for a way of one's own
 */
export function uuidOf(bytes: Uint8Array, version: 4 | 8): string {
  const marked = bytes.slice(0, 16);
  marked[6] = ((marked[6] ?? 0) & 0x0f) | (version << 4);
  marked[8] = ((marked[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A random id. `crypto.randomUUID` is missing on pages that came without encryption, as in a local network. */
export function randomId(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)), 4);
}
