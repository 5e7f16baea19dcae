import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { MARIA } from './seed/fixed-ids.ts';
import { APEX, UI_API, createTestOrg, createVisitor } from './testing/test-org.ts';
import type { Visitor } from './testing/test-org.ts';

interface Sample {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const records = [UI_API, 'records'];

const account = { accountNumber: '4400712345' };
const KEY = { idempotencyKey: '4f0d2c1e-6a57-4b0e-9f3f-2b9a1d7c5e10' };
const linkToken = 'kJ8sV2mQx7Rz4tYbN1cW9eHa';
const order = { orderId: MARIA.orderId };
const words = { subject: 'My switch hold', description: 'It is gone.', ...KEY, language: 'en' };
const terms = { textVersion: '2026-11', textHash: 'a'.repeat(64), language: 'en', authorized: true };

/** Bodies of the portal's own calls about what a customer has. */
const SERVICE_BODIES: Readonly<Record<string, object>> = {
  addPaymentMethod: { ...account, method: 'card', paymentToken: 'tok_5fPq8RzW2', ...KEY },
  answerOutstandingBalance: { ...order, settled: true },
  answerSwitchHold: { ...order, removed: true },
  cancelAutopay: account,
  enrollInPlan: {
    planId: 'plan_ss12',
    firstName: 'Maria',
    lastName: 'Lopez',
    email: 'maria.lopez@example.com',
    mobilePhone: '512-555-0188',
    street: '210 Barton Springs Rd',
    unit: '4B',
    city: 'Austin',
    state: 'TX',
    zipCode: '78704',
    esiid: '10443720007654321',
    requestedStartDate: '2026-12-01',
    kind: 'switch',
    acceptTerms: true,
    termsVersion: '2026-11',
    ...KEY,
    language: 'en',
  },
  findDeposit: { linkToken },
  getPaymentStatus: { linkToken, ...KEY },
  payDeposit: { linkToken, amountCents: 15_000, paymentToken: 'tok_5fPq8RzW2', ...KEY, language: 'en' },
  registerDocument: { ...order, documentType: 'lease', fileId: '068RM000002hFqYYAU', requirementId: 'req_1' },
  removeDocument: { ...order, documentId: 'doc_51' },
  removePaymentMethod: { ...account, paymentMethodId: 'pm_9Zt41' },
  replyToMessage: { caseId: MARIA.caseId, body: 'Thank you.', ...KEY, language: 'en' },
  sendMessage: { ...words, ...account, fileIds: ['068RM000002hFqYYAU'] },
  setPaperless: { ...account, enabled: true, consentVersion: '2026-11', language: 'en' },
  setUpAutopay: { ...account, method: 'card', paymentMethodId: 'pm_3Kd82', ...terms, ...KEY },
  startHostedFields: { purpose: 'deposit', method: 'card', linkToken, language: 'en' },
  startSmsAlerts: {
    ...account,
    mobilePhone: '512-555-0188',
    alerts: ['billReady'],
    consent: true,
    consentVersion: '2026-11',
    language: 'en',
  },
  submitDocuments: { ...order, balanceSettled: true, switchHoldRemoved: true },
  submitServiceRequest: { ...words, caseType: 'billing', ...account },
  switchAccount: account,
};

/** Queries of the same kind. */
const SERVICE_QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getAccountSummary: account,
  getAutopayAuthorization: { ...account, authorizationId: 'auth_7Hq1' },
  getAutopayTerms: { ...account, method: 'bank', language: 'es' },
  getEnrollmentStatus: { ...order, language: 'en' },
  getPlan: { planId: 'plan_ss12', zipCode: '78704', usageKwh: '842', language: 'en' },
  getPlans: { zipCode: '78704', usageKwh: '842', commodity: 'gas', language: 'en' },
  getRequestTypes: { language: 'en' },
  getRequiredDocuments: order,
  getUsageHistory: { ...account, commodity: 'electric', months: '13' },
};

const SERVICE_SAMPLES: readonly Sample[] = [
  ...Object.entries(SERVICE_BODIES).map(([name, body]) => ({
    method: 'POST',
    path: [APEX, name],
    query: {},
    body,
  })),
  ...Object.entries(SERVICE_QUERIES).map(([name, query]) => ({ method: 'GET', path: [APEX, name], query })),
];

/** Requests as the examples of the specs make them, one or more for each operation. */
const SAMPLES: readonly Sample[] = [
  {
    method: 'GET',
    path: [...records, MARIA.contactId],
    query: {
      fields: 'Contact.Email,Contact.Name',
      optionalFields: 'Contact.MobilePhone',
      layoutTypes: 'Compact',
      modes: 'View',
      childRelationships: 'Contact.Cases',
      pageSize: '50',
      updateMru: 'false',
    },
  },
  { method: 'GET', path: [...records, MARIA.caseId], query: { fields: 'Case.Contact.Account.Name' } },
  {
    method: 'PATCH',
    path: [...records, MARIA.contactId],
    query: { handleOwnerChange: 'true' },
    body: { fields: { MobilePhone: '5125550188', Email: 'maria.lopez@example.com' } },
  },
  { method: 'DELETE', path: [...records, MARIA.caseId], query: {} },
  {
    method: 'GET',
    path: [...records, 'batch', `${MARIA.contactId},003RM0000068xVDYAY`],
    query: { fields: 'Contact.Email' },
  },
  {
    method: 'POST',
    path: records,
    query: { includeFieldsInBody: 'true' },
    body: {
      apiName: 'Case',
      fields: {
        Subject: 'Question about my last bill',
        Description: 'The bill counts 35 days.',
        Origin: 'Web',
      },
    },
  },
  { method: 'GET', path: [UI_API, 'object-info', 'Contact'], query: {} },
  { method: 'GET', path: [UI_API, 'object-info', 'batch', 'Contact,Case'], query: {} },
  {
    method: 'GET',
    path: [UI_API, 'object-info', 'Case', 'picklist-values', '012000000000000AAA', 'Type'],
    query: {},
  },
  {
    method: 'GET',
    path: [UI_API, 'list-records', 'Case', 'MyCases'],
    query: {
      fields: 'Case.Subject',
      pageSize: '50',
      pageToken: '50',
      searchTerm: 'meter',
      sortBy: '-Case.CreatedDate',
      where: '{ Status: { eq: "Open" } }',
    },
  },
  {
    method: 'POST',
    path: [UI_API, 'list-records', 'Case', 'MyCases'],
    query: {},
    body: { fields: ['Case.CaseNumber', 'Case.Subject'], pageSize: 50, sortBy: ['-Case.CreatedDate'] },
  },
  {
    method: 'POST',
    path: [UI_API, 'related-list-records', MARIA.caseId, 'CaseComments'],
    query: {},
    body: { fields: ['CaseComment.CommentBody'], sortBy: ['CaseComment.CreatedDate'] },
  },
  {
    method: 'POST',
    path: [APEX, 'logIn'],
    query: {},
    body: { username: 'nobody@example.com', password: 'x' },
  },
  { method: 'GET', path: [APEX, 'getCurrentSession'], query: {} },
  { method: 'GET', path: [APEX, 'getUserAccountInformation'], query: { contactId: MARIA.contactId } },
  {
    method: 'GET',
    path: [APEX, 'getUtilityInfo'],
    query: { methodParams: '{"orderId":"801RM000000aBcDYAU"}' },
  },
  { method: 'GET', path: [APEX, 'getBrandCustomerServiceInfo'], query: { brandName: 'Brand A' } },
  ...SERVICE_SAMPLES,
];

const HOSTILE = [
  '',
  '0',
  '-1',
  '1e99',
  'null',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '"; DROP TABLE "Case"; --',
  '../../etc/passwd',
  '%00',
  '{',
  '[]',
  'Contact.__proto__',
  'Case.Id',
  'a'.repeat(5000),
  'ñ\u0000\u202e😀',
  '\ud800',
  MARIA.caseId,
  '003000000000000',
] as const;

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 40 }));
const hostileValue = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 3 }));

/** A sample with one part after another exchanged for something else. */
const mutated = fc.constantFrom(...SAMPLES).chain((sample) =>
  fc.record({
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant(sample.method) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT') },
    ),
    path: fc.oneof({ weight: 3, arbitrary: fc.constant(sample.path) }, replaceOne(sample.path)),
    query: mutateObject(sample.query, hostileText),
    body:
      sample.body === undefined
        ? fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, hostileValue)
        : mutateBody(sample.body),
    methodParams: fc.option(hostileText, { nil: undefined, freq: 8 }),
  }),
);

function replaceOne(path: readonly string[]): fc.Arbitrary<readonly string[]> {
  const index = fc.integer({ min: 1, max: path.length - 1 });
  return fc
    .tuple(index, hostileText)
    .map(([at, text]) => path.map((part, place) => (place === at ? text : part)));
}

function mutateObject(source: object, value: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(source);
  const changes = fc.dictionary(fc.oneof(fc.constantFrom(...names, 'extra'), hostileText), value, {
    maxKeys: 3,
  });
  const kept = fc.subarray(names);
  return fc.tuple(kept, changes).map(([keys, change]) => {
    const entries = Object.entries(source).filter(([name]) => keys.includes(name));
    return Object.fromEntries([...entries, ...Object.entries(change)]);
  });
}

function mutateBody(body: unknown): fc.Arbitrary<unknown> {
  const inner = typeof body === 'object' && body !== null ? body : {};
  const fields =
    'fields' in inner && typeof inner.fields === 'object' && inner.fields !== null ? inner.fields : {};
  return fc.oneof(
    mutateObject(inner, hostileValue),
    mutateObject(fields, hostileValue).map((changed) => ({ ...inner, fields: changed })),
    hostileValue,
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
}

let maria: Visitor;
let cookie: string;

beforeAll(async () => {
  // This org throws on every fault of its own: an answer that breaks the contract fails the property, too.
  maria = createVisitor(createTestOrg());
  await maria.logIn('maria.lopez');
  cookie = maria.cookie() ?? '';
});

function isErrorBody(body: unknown): boolean {
  if (Array.isArray(body))
    return body.length > 0 && body.every((entry) => typeof entry.errorCode === 'string');
  return typeof body === 'object' && body !== null && 'enhancedErrorType' in body && 'output' in body;
}

it('answers every mutated request with success or with its own error body, never with 500', async () => {
  await fc.assert(
    fc.asyncProperty(mutated, async ({ method, path, query, body, methodParams }) => {
      const parameters = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      );
      if (methodParams !== undefined) parameters.set('methodParams', methodParams);
      const [base = '', ...rest] = path;
      const address = [base, ...rest.map((part) => encodeURIComponent(part.toWellFormed()))].join('/');
      const sent = method === 'GET' ? undefined : body;
      const answer = await maria.send(method, `${address}?${parameters.toString()}`, sent, {
        Cookie: cookie,
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) expect(isErrorBody(answer.body)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
