import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { MINUTE } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import type { Problem } from '../../protocol/problem.ts';
import { accountMessage } from '../../services/outbox/account-message.ts';
import { userOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { PasskeyChallenge, StoredPasskey } from '../../services/sessions/passkeys.ts';
import type { Operation } from '../operation.ts';
import { confirmPassword } from './present-password.ts';
import { assertSessionLives, beginSession } from './session.ts';

/** Fetched with the first passkey: it tries what the machine's cryptography can, and Node warns of some of that. */
const loadLibrary = () => import('@simplewebauthn/server');

const TIMEOUT = constants.passkeys.challengeMinutes * MINUTE;

/** GET the passkeys of the customer. */
export const getPasskeys: Operation<'passkeys' | 'users'> = {
  access: 'customer',
  changes: false,
  handle: (call, services) => listOf(userOf(call, services).userId, services),
};

/** POST name and password: the challenge for the device that makes the passkey. */
export const beginPasskey: Operation<'logIns' | 'passkeys' | 'users'> = {
  access: 'customer',
  changes: true,
  async handle(call, services): Promise<Answer> {
    const { name, currentPassword } = bodyOf(call, 'beginPasskey');
    const { userId, email } = userOf(call, services);
    await confirmPassword(services, userId, currentPassword);
    const known = ofFew(userId, services);
    const page = pageOf(call);
    const { generateRegistrationOptions } = await loadLibrary();
    const options = await generateRegistrationOptions({
      rpName: 'Energy Portal',
      rpID: page.rpId,
      userID: new TextEncoder().encode(userId),
      userName: email,
      timeout: TIMEOUT,
      attestationType: 'none',
      // A second one on the same device would open nothing more.
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const maker = { userId, name: name.trim() };
    const challengeId = services.passkeys.open({ ...page, challenge: options.challenge, maker });
    return { status: 200, body: { challengeId, options } };
  },
};

/** POST what the device made. The customer is told by e-mail. */
export const addPasskey: Operation<'grants' | 'outbox' | 'passkeys' | 'repository' | 'sessions' | 'users'> = {
  access: 'customer',
  changes: true,
  async handle(call, services): Promise<Answer> {
    const { challengeId, credential } = bodyOf(call, 'addPasskey');
    const user = userOf(call, services);
    const asked = services.passkeys.take(challengeId);
    const before = asked === undefined ? addedBefore(user.userId, credential, services) : undefined;
    if (before !== undefined) return { status: 200, body: shown(before) };
    if (asked?.maker?.userId !== user.userId) throw notAccepted(400);
    const { verifyRegistrationResponse } = await loadLibrary();
    const made = await accepted(400, () =>
      // The library reads each member of it with care.
      verifyRegistrationResponse({
        ...expectedOf(asked),
        response: credential as never as RegistrationResponseJSON,
      }),
    );
    if (!made.verified) throw notAccepted(400);
    // Judging it took a while: a session that a new password has ended must not leave a way back in.
    assertSessionLives(call, services);
    const { id, publicKey, counter } = made.registrationInfo.credential;
    if (services.passkeys.findByCredential(id) !== undefined) throw notAccepted(400);
    // Several challenges may have been open at once.
    ofFew(user.userId, services);
    const passkey = {
      userId: user.userId,
      name: asked.maker.name,
      rpId: asked.rpId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
    };
    const { email: to, language, brand } = user;
    const added = services.repository.transaction(() => {
      services.outbox.send(accountMessage('passkeyAdded', { to, language, brand }));
      return services.passkeys.add(passkey);
    });
    return { status: 200, body: shown(added) };
  },
};

/** The passkey of what is sent once more, after an answer that was lost: its challenge is used up. */
function addedBefore(
  userId: string,
  { id }: { readonly id?: unknown },
  { passkeys }: Pick<Services, 'passkeys'>,
): StoredPasskey | undefined {
  const known = typeof id === 'string' ? passkeys.findByCredential(id) : undefined;
  return known?.userId === userId ? known : undefined;
}

/** POST to remove a passkey. The customer is told by e-mail. */
export const removePasskey: Operation<'outbox' | 'passkeys' | 'repository' | 'users'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { passkeyId } = bodyOf(call, 'removePasskey');
    const { userId, email: to, language, brand } = userOf(call, services);
    services.repository.transaction(() => {
      if (!services.passkeys.remove(userId, passkeyId)) throw apexProblem(404, 'NOT_FOUND');
      services.outbox.send(accountMessage('passkeyRemoved', { to, language, brand }));
    });
    return listOf(userId, services);
  },
};

/** POST to get a challenge. It names nobody. */
export const beginPasskeyLogIn: Operation<'passkeys'> = {
  access: 'anyone',
  changes: true,
  async handle(call, { passkeys }): Promise<Answer> {
    const page = pageOf(call);
    const { generateAuthenticationOptions } = await loadLibrary();
    const options = await generateAuthenticationOptions({
      rpID: page.rpId,
      timeout: TIMEOUT,
      userVerification: 'required',
    });
    const challengeId = passkeys.open({ ...page, challenge: options.challenge, maker: undefined });
    return { status: 200, body: { challengeId, options } };
  },
};

/** POST the answer of a device. Whatever does not fit gets the same answer. */
export const logInWithPasskey: Operation<
  'passkeys' | 'repository' | 'selectedAccounts' | 'sessions' | 'statements'
> = {
  access: 'anyone',
  changes: true,
  async handle(call, services): Promise<Answer> {
    const { challengeId, credential, sharedDevice } = bodyOf(call, 'logInWithPasskey');
    const asked = services.passkeys.take(challengeId);
    const id: unknown = credential['id'];
    const known = typeof id === 'string' ? services.passkeys.findByCredential(id) : undefined;
    if (asked === undefined || asked.maker !== undefined || known?.rpId !== asked.rpId)
      throw notAccepted(401);
    const { verifyAuthenticationResponse } = await loadLibrary();
    const answered = await accepted(401, () =>
      verifyAuthenticationResponse({
        ...expectedOf(asked),
        // The library reads each member of it with care.
        response: credential as never as AuthenticationResponseJSON,
        credential: {
          id: known.credentialId,
          publicKey: Uint8Array.from(Buffer.from(known.publicKey, 'base64url')),
          counter: known.counter,
        },
      }),
    );
    // Judging it took a while: the passkey may have been removed in the meantime.
    const isKept = services.passkeys.findByCredential(known.credentialId)?.passkeyId === known.passkeyId;
    if (!answered.verified || !isKept) throw notAccepted(401);
    const isActive = services.statements.get('SELECT 1 FROM "User" WHERE "Id" = ? AND "IsActive" = 1', [
      known.userId,
    ]);
    if (isActive === undefined) throw apexProblem(403, 'ACCOUNT_INACTIVE');
    services.passkeys.noteUse(known.passkeyId, answered.authenticationInfo.newCounter);
    return beginSession({ userId: known.userId, isShared: sharedDevice === true }, call, services);
  },
};

const notAccepted = (status: 400 | 401): Problem => apexProblem(status, 'PASSKEY_NOT_ACCEPTED');

/** The library throws for whatever does not fit. */
async function accepted<TValue>(status: 400 | 401, verify: () => Promise<TValue>): Promise<TValue> {
  try {
    return await verify();
  } catch {
    throw notAccepted(status);
  }
}

function expectedOf({ challenge, origin, rpId }: PasskeyChallenge) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  };
}

/** The page that a passkey belongs to. */
function pageOf({ origin }: Call): Pick<PasskeyChallenge, 'origin' | 'rpId'> {
  const url = URL.parse(origin);
  if (url === null) throw invalidInput('origin');
  return { origin, rpId: url.hostname };
}

/** Returns the passkeys of a user who may add one. @throws Problem for who has as many as are kept */
function ofFew(userId: string, { passkeys }: Pick<Services, 'passkeys'>): readonly StoredPasskey[] {
  const known = passkeys.of(userId);
  if (known.length >= constants.passkeys.most) throw unableToProcess();
  return known;
}

function listOf(userId: string, { passkeys }: Pick<Services, 'passkeys'>): Answer {
  return { status: 200, body: { passkeys: passkeys.of(userId).map(shown) } };
}

const timeOf = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString());

const shown = ({ passkeyId, name, createdAt, lastUsedAt }: StoredPasskey) => ({
  passkeyId,
  name,
  createdAt: timeOf(createdAt),
  lastUsedAt: timeOf(lastUsedAt),
});
