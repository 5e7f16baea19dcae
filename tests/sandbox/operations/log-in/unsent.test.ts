import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINK_PURPOSES } from '../../services/sessions/link-purposes.ts';
import { createServiceOrgs, writeCall } from '../../testing/service-org.ts';
import type { ServiceOrg } from '../../testing/service-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const MARIA = 'maria.lopez@example.com';
const NEW = 'm.lopez@example.org';
const currentPassword = 'Sunny-day-7';
const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;
let mariaId: string;

beforeEach(async () => {
  org = orgs.open();
  maria = await org.customer(MARIA);
  mariaId = org.services.users.ofAddress(MARIA)?.userId ?? '';
});
afterEach(() => org.close());
afterAll(() => orgs.close());

/** The outbox keeps no message of that kind any more. */
const refuse = (kind: string) =>
  org.services.statements.run(
    `CREATE TRIGGER unsent BEFORE INSERT ON sandbox_message WHEN NEW.kind = '${kind}' ` +
      "BEGIN SELECT RAISE(ABORT, 'unsent'); END",
    [],
  );

const failed = async (visitor: Visitor, operation: string, body: object) => {
  await expect(writeCall(visitor, operation, body)).rejects.toThrow('unexpected error');
};

describe('a message that cannot be kept', () => {
  it('leaves a passkey where it was', async () => {
    const known = { name: 'My phone', rpId: 'org.test', credentialId: 'one', publicKey: 'key', counter: 0 };
    const { passkeyId } = org.services.passkeys.add({ ...known, userId: mariaId });
    refuse('passkeyRemoved');
    await failed(maria, 'removePasskey', { passkeyId });
    expect(org.services.passkeys.of(mariaId)).toHaveLength(1);
  });

  const begin = async () => {
    const facts = { confirmationNumber: 'ENR-2026-104417', lastName: 'Lopez', zipCode: '78701' };
    return (await writeCall(org.visitor(), 'findMyEnrollment', facts)).body.registrationId;
  };

  it('leaves a registration without a code', async () => {
    const registrationId = await begin();
    refuse('registrationCode');
    const asked = { registrationId, channel: 'email', language: 'en' };
    await failed(org.visitor(), 'sendRegistrationCode', asked);
    expect(org.services.registrations.find(registrationId)?.codeSentTo).toBeNull();
  });

  it.each([
    ['registrationLink', 'marta@example.org'],
    ['registrationTaken', MARIA],
  ])('leaves a registration at its step: %s', async (kind, email) => {
    const registrationId = await begin();
    org.services.registrations.advance(registrationId, 'credentials', org.clock.now() + 60_000);
    refuse(kind);
    const password = { newPassword: 'Cloudy-day-8', confirmPassword: 'Cloudy-day-8' };
    const chosen = { registrationId, email, ...password, acceptTerms: true, language: 'en' };
    await failed(org.visitor(), 'completeRegistration', chosen);
    expect(org.services.registrations.find(registrationId)?.step).toBe('credentials');
    expect(org.services.links.pending(LINK_PURPOSES.registration, registrationId)).toBeUndefined();
  });

  const change = { newEmail: NEW, confirmEmail: NEW, currentPassword, language: 'en' };

  it.each(['emailChange', 'emailChangeNotice'])('lets no change of the address wait: %s', async (kind) => {
    refuse(kind);
    await failed(maria, 'requestEmailChange', change);
    expect(org.services.links.pending(LINK_PURPOSES.emailChange, mariaId)).toBeUndefined();
    expect(org.services.outbox.list({ to: NEW, limit: 1 })).toEqual([]);
  });

  it('leaves the address as it was', async () => {
    await writeCall(maria, 'requestEmailChange', change);
    const [sent] = org.services.outbox.list({ to: NEW, limit: 1 });
    const token = sent?.link?.split('#token=')[1];
    refuse('emailChanged');
    await failed(org.visitor(), 'confirmEmailChange', { token });
    expect(org.services.users.find(mariaId)?.email).toBe(MARIA);
    expect(org.services.links.pending(LINK_PURPOSES.emailChange, mariaId)).toBeDefined();
  });
});
