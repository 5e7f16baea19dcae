import { customers, password } from '../customers.ts';
import { alter, command, open, screenOf, YEARS, type Cause, type Visit } from './visit.ts';

const secret = 'kJ8sV2mQx7Rz4tYbN1cW9eHa';
const nobodys = 'doesNotWorkAtAll000000000';
/** A prospect of the demo without a log-in, and Maria, who has one. */
const marta = { confirmationNumber: 'ENR-2026-104417', lastName: 'Lopez', zipCode: '78701' } as const;
const maria = { confirmationNumber: 'ENR-2026-104502', lastName: 'Lopez', zipCode: '78704' } as const;

async function typeEmail(visit: Visit, newEmail: string, confirmEmail = newEmail) {
  await open(visit, '/change-email', customers.emily);
  const form = screenOf(visit, 'account/change-email');
  await form.type({ newEmail, confirmEmail, currentPassword: password });
  return form;
}

function sendEmail(email: string, confirmation = email): Cause {
  return async (visit) => {
    const form = await typeEmail(visit, email, confirmation);
    await form.submit();
  };
}

function alterEmail(changes: Readonly<Record<string, string>>): Cause {
  return async (visit) => {
    await alter(visit, 'requestEmailChange', changes);
    await sendEmail('emily.new@example.com')(visit);
  };
}

const warn =
  (email: string): Cause =>
  async (visit) =>
    void (await typeEmail(visit, email));

async function confirm(visit: Visit, token: string) {
  await open(visit, `/confirm-email#token=${token}`);
  const screen = screenOf(visit, 'account/confirm-email');
  await screen.press(screen.t('blocks.confirm.button'));
}

async function find(visit: Visit, facts: Readonly<Record<string, string>>) {
  await open(visit, '/register');
  const form = screenOf(visit, 'account/register');
  await form.type(facts);
  await form.press(form.t('steps.find.next'));
  return form;
}

/** Causes of what is told about e-mail addresses and the registration. */
export const addressCauses = {
  emailExists: sendEmail(customers.maria),
  emailMismatchTyped: sendEmail('emily.new@example.com', 'emily.old@example.com'),
  emailMalformed: sendEmail('emily.hughes'),
  emailInvalid: alterEmail({ newEmail: 'no address', confirmEmail: 'no address' }),
  emailMismatch: alterEmail({ confirmEmail: 'emily.old@example.com' }),
  emailUnchangedTyped: sendEmail(customers.emily),
  emailUnchanged: alterEmail({ newEmail: customers.emily, confirmEmail: customers.emily }),
  formatInvalid: warn('emily'),
  emailRisky: warn('emily@throwaway.example'),
  emailUndeliverable: warn('emily@gmial.com'),
  async emailNotSent(visit) {
    visit.site.foreseen.push(/^500 POST .*\/requestEmailChange$/);
    await sendEmail('emily@refused.example')(visit);
  },
  async calloutError(visit) {
    const error = { kind: 'status', status: 500, code: 'CALLOUT_ERROR' };
    await command(visit, 'errors', { operation: 'requestEmailChange', ...error });
    await sendEmail('emily.new@example.com')(visit);
  },
  verificationLinkSent: sendEmail('emily.new@example.com'),
  async emailLinkExpired(visit) {
    await command(visit, 'clock', YEARS);
    await confirm(visit, secret);
  },
  emailLinkInvalid: (visit) => confirm(visit, nobodys),
  async orderNotFound(visit) {
    await find(visit, { ...marta, lastName: 'Smith' });
  },
  async alreadyRegistered(visit) {
    await find(visit, maria);
  },
  async tooManyRequests(visit) {
    await command(visit, 'errors', { operation: 'findMyEnrollment', kind: 'status', status: 429 });
    await find(visit, marta);
  },
  async registrationNotVerified(visit) {
    const form = await find(visit, marta);
    await form.main.getByRole('radio', { name: /@example\.com/ }).check();
    await form.press(form.t('steps.channel.next'));
    await alter(visit, 'verifyRegistration', { registrationId: 'reg_unknown_one' });
    await form.type({ code: '000000' });
    await form.press(form.t('steps.code.next'));
  },
} as const satisfies Readonly<Record<string, Cause>>;
