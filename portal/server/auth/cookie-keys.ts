/** A key that seals cookies. */
export interface CookieKey {
  /** Names the key in what it has sealed. */
  readonly id: string;
  /** 32 bytes. */
  readonly bytes: Uint8Array;
}

const LENGTH = 32;

/**
 * Reads keys such as `2026-11:mZ…=, 2026-10:Qk…=`: a name and 32 bytes in base64 each. The first one seals, all of them open:
 * a new key is put in front, and the one before goes once no session can be that old.
 *
 * @returns undefined where the text is no such list
 */
export function readCookieKeys(text: string): readonly CookieKey[] | undefined {
  const keys = text.split(',').map((entry) => readKey(entry.trim()));
  const known = keys.filter((key) => key !== undefined);
  const ids = new Set(known.map(({ id }) => id));
  return known.length === keys.length && ids.size === keys.length ? known : undefined;
}

function readKey(text: string): CookieKey | undefined {
  const [, id = '', encoded = ''] = /^([\w.-]{1,40}):([\w+/-]{43}=?)$/.exec(text) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  return id !== '' && bytes.length === LENGTH ? { id, bytes: new Uint8Array(bytes) } : undefined;
}
