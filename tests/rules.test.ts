import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages, type MessageId } from './e2e/catalogue/messages.ts';
import { words } from './e2e/words.ts';
import { createSandboxOrg } from './sandbox/index.ts';

const APEX = '/lwr/apex/v64.0/PortalDataController';
const UI_API = '/services/data/v64.0/ui-api';
const mariasOrder = '801RM000000aBcDYAU';
const password = 'Sunny-day-7';
const chosen = 'Cloudy-day-8';
const passwords = { currentPassword: password, newPassword: chosen, confirmPassword: chosen };
const both = (newPassword: string) => ({ newPassword, confirmPassword: newPassword });
const emails = {
  newEmail: 'maria.new@example.com',
  confirmEmail: 'maria.new@example.com',
  currentPassword: password,
  language: 'en',
};
const enrolment = { orderId: mariasOrder };

/** A rule of requirement 000, section 5, broken once. */
interface Broken {
  readonly rule: string;
  /** The call that the org gets. */
  readonly call: readonly [operation: string, body: object];
  /** The org's code for it. */
  readonly code: string;
  /** The rows of the catalogue in which a customer breaks the rule and reads the message. */
  readonly seen: readonly MessageId[];
}

const broken: readonly Broken[] = [
  {
    rule: 'a password has 8 characters at least',
    call: ['changePassword', { ...passwords, ...both('Abcd-12') }],
    code: 'PASSWORD_TOO_SHORT',
    seen: ['passwordTooShort'],
  },
  ...['Cloudyday-', '12345678-', 'Cloudyday8'].map((typed) => ({
    rule: `a password has letters, numbers and a special character: ${typed}`,
    call: ['changePassword', { ...passwords, ...both(typed) }] as const,
    code: 'PASSWORD_COMPOSITION',
    seen: ['passwordComposition'] as const,
  })),
  {
    rule: 'a new password matches no earlier one',
    call: ['changePassword', { ...passwords, ...both(password) }],
    code: 'PASSWORD_REUSED',
    seen: ['passwordReused'],
  },
  {
    rule: 'the current password is right',
    call: ['changePassword', { ...passwords, currentPassword: 'Rainy-day-8' }],
    code: 'OLD_PASSWORD_INVALID',
    seen: ['oldPasswordInvalid'],
  },
  {
    rule: 'a new password equals its confirmation',
    call: ['changePassword', { ...passwords, confirmPassword: 'Cloudy-day-9' }],
    code: 'PASSWORD_MISMATCH',
    seen: ['passwordMismatch', 'passwordMismatchTyped'],
  },
  {
    rule: 'an e-mail address has the form of one',
    call: ['requestEmailChange', { ...emails, newEmail: 'maria@', confirmEmail: 'maria@' }],
    code: 'EMAIL_INVALID',
    seen: ['emailInvalid', 'emailMalformed'],
  },
  {
    rule: 'what is no address at all is told as such',
    call: ['checkEmailAddress', { email: 'maria' }],
    code: 'FORMAT_INVALID',
    seen: ['formatInvalid'],
  },
  {
    rule: 'a new address belongs to nobody yet',
    call: [
      'requestEmailChange',
      { ...emails, newEmail: 'emily.hughes@example.com', confirmEmail: 'emily.hughes@example.com' },
    ],
    code: 'EMAIL_EXISTS',
    seen: ['emailExists'],
  },
  {
    rule: 'a new address equals its confirmation',
    call: ['requestEmailChange', { ...emails, confirmEmail: 'maria.other@example.com' }],
    code: 'EMAIL_MISMATCH',
    seen: ['emailMismatch', 'emailMismatchTyped'],
  },
  {
    rule: 'a new address differs from the present one',
    call: [
      'requestEmailChange',
      { ...emails, newEmail: 'maria.lopez@example.com', confirmEmail: 'maria.lopez@example.com' },
    ],
    code: 'EMAIL_UNCHANGED',
    seen: ['emailUnchanged', 'emailUnchangedTyped'],
  },
  {
    rule: 'a link to reset goes to a valid address',
    call: ['requestPasswordReset', { email: 'maria', language: 'en' }],
    code: 'EMAIL_INVALID',
    seen: ['emailMalformed'],
  },
  {
    rule: 'a log-in has a password that fits',
    call: ['logIn', { username: 'maria.lopez', password: 'Rainy-day-8' }],
    code: 'LOGIN_FAILED',
    seen: ['loginFailed'],
  },
  {
    rule: 'a phone number is one',
    call: [
      'startSmsAlerts',
      {
        accountNumber: '4400712345',
        mobilePhone: '12',
        alerts: ['billReady'],
        consent: true,
        consentVersion: '2026-11',
        language: 'en',
      },
    ],
    code: 'PHONE_INVALID',
    seen: ['phoneInvalid', 'phoneMalformed'],
  },
  {
    rule: 'all required documents are there',
    call: ['submitDocuments', { ...enrolment, balanceSettled: true, switchHoldRemoved: true }],
    code: 'DOCUMENTS_MISSING',
    seen: ['documentsMissing'],
  },
  {
    rule: 'the question about the balance is answered',
    call: ['submitDocuments', { ...enrolment, switchHoldRemoved: true }],
    code: 'BALANCE_ANSWER_REQUIRED',
    seen: ['balanceAnswerRequired', 'balanceUnanswered'],
  },
  {
    rule: 'a document has a type',
    call: [
      'registerDocument',
      { ...enrolment, requirementId: 'req_1', documentType: 'postcard', fileId: '068RM000002hFqYYAU' },
    ],
    code: 'INVALID_INPUT',
    seen: ['documentTypeRequired'],
  },
  {
    rule: 'a deposit has its amount',
    call: [
      'payDeposit',
      {
        linkToken: 'kJ8sV2mQx7Rz4tYbN1cW9eHa',
        amountCents: 1,
        paymentToken: 'tok_5fPq8RzW2',
        language: 'en',
        idempotencyKey: '4f0d2c1e-6a57-4b0e-9f3f-2b9a1d7c5e10',
      },
    ],
    code: 'DEPOSIT_AMOUNT_REQUIRED',
    seen: ['depositAmountRequired'],
  },
];

/** Fields that section 5 requires, by their screen. */
const required: readonly (readonly [screen: string, fields: readonly string[]])[] = [
  ['account/log-in', ['username', 'password']],
  ['account/change-password', ['currentPassword', 'newPassword', 'confirmPassword']],
  ['account/new-password', ['newPassword', 'confirmPassword']],
  ['account/change-email', ['newEmail', 'confirmEmail']],
  ['account/forgot-password', ['email']],
  ['messages/new', ['subject', 'description']],
  ['requests/new', ['caseType', 'subject', 'description']],
  ['documents/hand-in', ['balance', 'hold']],
  ['payments/deposit', ['card']],
];

interface Config {
  readonly steps: readonly {
    readonly fields?: readonly { readonly name: string; readonly required?: boolean }[];
  }[];
}

const configOf = (screen: string) =>
  // The shape is checked with the screens.
  JSON.parse(readFileSync(new URL(`../screen-configs/${screen}.json`, import.meta.url), 'utf8')) as Config;

type Send = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** A browser of Maria. */
async function logMariaIn(): Promise<{ readonly send: Send }> {
  const clock = { now: () => Date.parse('2026-11-21T12:00:00.000Z') };
  const org = createSandboxOrg({ database: ':memory:', clock, seed: 'demo', passwordCost: 16 });
  let cookie = '';
  const send: Send = async (method, path, body) => {
    const headers = new Headers({ 'X-Requested-With': 'portal', Cookie: cookie });
    if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
    const content = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
    const init = { method, headers, ...(content !== undefined && { body: content }) };
    const answer = await org.fetch(new Request(`http://org.test${path}`, init));
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: answer.status, body: await answer.json() };
  };
  await send('POST', `${APEX}/logIn`, { username: 'maria.lopez', password });
  return { send };
}

describe('each rule of the requirement, broken once', () => {
  let maria: { readonly send: Send };
  beforeAll(async () => {
    maria = await logMariaIn();
    // The demo has handed in a document already.
    const path = `${APEX}/getRequiredDocuments?orderId=${mariasOrder}`;
    const { body } = await maria.send('GET', path);
    // What the contract suite has checked.
    const { requirements } = body as {
      readonly requirements: readonly { readonly documents: readonly { readonly documentId: string }[] }[];
    };
    const documentId = requirements[0]?.documents[0]?.documentId;
    await maria.send('POST', `${APEX}/removeDocument`, { ...enrolment, documentId });
  });

  it.each(broken)('$rule', async ({ call: [operation, body], code, seen }) => {
    const answer = await maria.send('POST', `${APEX}/${operation}`, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).toMatchObject([{ errorCode: code }]);
    expect(seen.map((id) => messages[id].texts[0])).not.toEqual([]);
  });

  it.each([
    ['risky', 'maria@throwaway.example', { warning: 'highRisk' }],
    ['undeliverable, with another one beside it', 'maria@gmial.com', { suggestions: ['maria@gmail.com'] }],
  ])('an address that is %s is warned of', async (_, email, warning) => {
    expect((await maria.send('POST', `${APEX}/checkEmailAddress`, { email })).body).toMatchObject(warning);
  });

  it('refuses a file of another format, and one that is too large', async () => {
    const send = (name: string, size: number) => {
      const form = new FormData();
      form.set('fileData', new File([new Uint8Array(size)], name));
      return maria.send('POST', `${UI_API}/records/content-documents/content-versions`, form);
    };
    expect((await send('notes.exe', 20)).status).toBe(415);
    // What the contract suite has checked.
    const large = (await send('large.pdf', 10_485_761)).body as {
      readonly contentVersion: { readonly id: string };
    };
    const handed = { documentType: 'lease', fileId: large.contentVersion.id, requirementId: 'req_1' };
    const answer = await maria.send('POST', `${APEX}/registerDocument`, { ...enrolment, ...handed });
    expect(answer).toMatchObject({ status: 413, body: [{ errorCode: 'FILE_TOO_LARGE' }] });
  });
});

describe.each(required)('%s requires', (screen, names) => {
  it.each(names)('%s, and says so in both languages', (name) => {
    const fields = configOf(screen).steps.flatMap(({ fields: some = [] }) => some);
    expect(fields.find((field) => field.name === name)).toMatchObject({ required: true });
    for (const language of ['en', 'es'] as const)
      if (name !== 'caseType' || screen === 'requests/new')
        expect(words(language, `screens/${screen}`)(`fields.${name}.errors.required`)).not.toBe('');
  });
});
