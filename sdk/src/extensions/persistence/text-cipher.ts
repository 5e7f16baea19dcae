import { PersistenceError } from './persistence-error.ts';

/** Encrypts texts with keys that nobody can read out. */
export interface TextCipher {
  /** Encrypts a text for one context, which whoever opens it has to name again. */
  seal(text: string, context: string): Promise<string>;
  /** Returns the text; empty where it was sealed with another key, for another context, or was changed. */
  open(sealed: string, context: string): Promise<string>;
  /** Returns a name that stands for another one: always the same, and without the key nobody's. */
  hide(name: string): Promise<string>;
}

const HASH = 'SHA-256';
const NONCE_BYTES = 12;
const encode = (text: string) => new TextEncoder().encode(text);

/**
 * Creates a cipher of AES-GCM and HMAC, with keys derived from a secret by HKDF.
 *
 * @throws PersistenceError `UNAVAILABLE` where there is no cryptography
 */
export async function createTextCipher(secret: string, crypto: Crypto): Promise<TextCipher> {
  // Pages without https have none, whatever its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new PersistenceError('UNAVAILABLE', 'There is no cryptography here');
  const base = await subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey']);
  const derivation = (info: string) => ({
    name: 'HKDF',
    hash: HASH,
    salt: new Uint8Array(),
    info: encode(info),
  });
  const [textKey, nameKey] = await Promise.all([
    subtle.deriveKey(derivation('texts'), base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    subtle.deriveKey(derivation('names'), base, { name: 'HMAC', hash: HASH, length: 256 }, false, ['sign']),
  ]);
  const parameters = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encode(context),
  });
  return {
    async seal(text, context) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await subtle.encrypt(parameters(nonce, context), textKey, encode(text));
      return textOf(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
    },
    async open(sealed, context) {
      try {
        const bytes = bytesOf(sealed);
        const nonce = bytes.slice(0, NONCE_BYTES);
        const text = await subtle.decrypt(parameters(nonce, context), textKey, bytes.slice(NONCE_BYTES));
        return new TextDecoder().decode(text);
      } catch {
        return '';
      }
    },
    hide: async (name) => textOf(new Uint8Array(await subtle.sign('HMAC', nameKey, encode(name)))),
  };
}

/** One character a byte, in the digits of base64. */
function textOf(bytes: Uint8Array): string {
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
