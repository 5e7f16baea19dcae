/** Seals texts with a key that nobody can read out. */
export interface TextSeal {
  /** Encrypts a text for one place, which whoever opens it has to name again. */
  readonly seal: (text: string, place: string) => Promise<string>;
  /** Returns the text; undefined where it was sealed with another secret, for another place, or was changed. */
  readonly open: (sealed: string, place: string) => Promise<string | undefined>;
}

const nonceBytes = 12;
const encode = (text: string) => new TextEncoder().encode(text);

/**
 * Creates a seal of AES-GCM with a key out of a secret.
 *
 * @param secret at least 128 random bits, as text
 * @throws TypeError where there is no cryptography, as without https
 */
export async function createTextSeal(secret: string): Promise<TextSeal> {
  const { subtle } = crypto;
  const digest = await subtle.digest('SHA-256', encode(secret));
  const key = await subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const parameters = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encode(place),
  });
  return {
    async seal(text, place) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const sealed = await subtle.encrypt(parameters(nonce, place), key, encode(text));
      return textOf(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
    },
    async open(sealed, place) {
      try {
        const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
        const nonce = bytes.slice(0, nonceBytes);
        const text = await subtle.decrypt(parameters(nonce, place), key, bytes.slice(nonceBytes));
        return new TextDecoder().decode(text);
      } catch {
        return undefined;
      }
    },
  };
}

/** One character a byte, in the digits of base64. */
function textOf(bytes: Uint8Array): string {
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters);
}
