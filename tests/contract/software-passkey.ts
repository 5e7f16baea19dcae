import type { JsonObject } from '@energy-portal/sdk';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** The JSON of an answer of a device. */
type DeviceAnswer = JsonObject;

/** The members of a challenge that a device reads. */
interface ChallengeOptions {
  readonly challenge?: unknown;
}

/** A device that holds one passkey: it asks nobody, and signs whatever it is told to. */
export interface SoftwarePasskey {
  readonly create: (options: ChallengeOptions, page: Page) => DeviceAnswer;
  readonly use: (options: ChallengeOptions, page: Page) => DeviceAnswer;
}

interface Page {
  readonly origin: string;
  readonly rpId: string;
  /** False for a device that did not look who is there. */
  readonly isVerified?: boolean;
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const [userPresent, userVerified, hasKey] = [0x01, 0x04, 0x40];

/** Makes a key; what is written is as Web Authentication, Level 3, has it. */
export function createSoftwarePasskey(): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const dataOf = ({ rpId, isVerified = true }: Page, more: number): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = userPresent | (isVerified ? userVerified : 0) | more;
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count]);
  };
  const answerOf = (response: Readonly<Record<string, Buffer>>): DeviceAnswer => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });
  return {
    create({ challenge }, page) {
      const clientDataJSON = clientData('webauthn.create', challenge, page);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([dataOf(page, hasKey), Buffer.alloc(16), length, id, coseKey(publicKey)]);
      return answerOf({ clientDataJSON, attestationObject: attestation(data) });
    },
    use({ challenge }, page) {
      const clientDataJSON = clientData('webauthn.get', challenge, page);
      const authenticatorData = dataOf(page, 0);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      return answerOf({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, privateKey) });
    },
  };
}

const clientData = (type: string, challenge: unknown, { origin }: Page): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** COSE: an EC2 key for ES256 on P-256, as a CBOR map of five members. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}

/** CBOR: `{ fmt: 'none', attStmt: {}, authData }`, of fewer than 256 bytes. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
}
