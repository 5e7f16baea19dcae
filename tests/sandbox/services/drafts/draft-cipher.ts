import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Seals texts with AES-256-GCM. */
interface DraftCipher {
  /** @param place what the text belongs to; it opens in no other place */
  seal(text: string, place: string): string;
  /** The text; undefined where the key, the place or the content is another one. */
  open(sealed: string, place: string): string | undefined;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A cipher with one key. Each text has a nonce of its own, which stands before the tag and the sealed bytes. */
export function createDraftCipher(key: Uint8Array): DraftCipher {
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const options = { authTagLength: TAG_BYTES };
        const decipher = createDecipheriv(ALGORITHM, key, nonce, options).setAAD(Buffer.from(place));
        decipher.setAuthTag(tag);
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
