/** The org's challenge, as its answer holds it. */
interface Challenge {
  readonly challengeId: string;
  /** The JSON form of Web Authentication, Level 3. */
  readonly options: object;
}

/** The end of a device's work: its answer, or the reason why there is none. */
type DeviceAnswer =
  | { readonly state: 'answered'; readonly credential: unknown }
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed' };

/** Returns true where the browser knows passkeys, and reads and writes their JSON. */
export function knowsPasskeys(): boolean {
  // The DOM library says that every browser does.
  const known = (globalThis as Partial<typeof globalThis>).PublicKeyCredential as
    | Partial<typeof PublicKeyCredential>
    | undefined;
  return known?.parseRequestOptionsFromJSON !== undefined;
}

/** Returns true for an answer that holds a challenge. */
export function isChallenge(value: unknown): value is Challenge {
  if (typeof value !== 'object' || value === null) return false;
  const [id, options]: unknown[] = [Reflect.get(value, 'challengeId'), Reflect.get(value, 'options')];
  return typeof id === 'string' && typeof options === 'object' && options !== null;
}

/** Has the device answer a challenge. Customers may take their time, and may think better of it. */
export async function answerByDevice(does: 'create' | 'use', { options }: Challenge): Promise<DeviceAnswer> {
  try {
    const credential = await (does === 'create' ? create(options) : request(options));
    if (!(credential instanceof PublicKeyCredential)) return { state: 'failed' };
    return { state: 'answered', credential: credential.toJSON() };
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'NotAllowedError';
    return { state: isCancelled ? 'cancelled' : 'failed' };
  }
}

// The browser itself judges the options, and throws for what it does not know.
const create = (options: object) =>
  navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    ),
  });

const request = (options: object) =>
  navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
      options as PublicKeyCredentialRequestOptionsJSON,
    ),
  });
