import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { ACCOUNT_EXAMPLES as EXAMPLES } from './seed/account-examples.ts';
import { MARIA } from './seed/fixed-ids.ts';
import { APEX, UI_API, createTestOrg, createVisitor } from './testing/test-org.ts';
import type { Visitor } from './testing/test-org.ts';

interface Sample {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const NEW_PASSWORD = { newPassword: 'Cloudy-day-8', confirmPassword: 'Cloudy-day-8' };

const records = [UI_API, 'records'];

const account = { accountNumber: '4400712345' };
const PASSWORD = { currentPassword: 'Sunny-day-7' };
const KEY = { idempotencyKey: '4f0d2c1e-6a57-4b0e-9f3f-2b9a1d7c5e10' };
const linkToken = 'kJ8sV2mQx7Rz4tYbN1cW9eHa';
const order = { orderId: MARIA.orderId };
const words = { subject: 'My switch hold', description: 'It is gone.', ...KEY, language: 'en' };
const terms = { textVersion: '2026-11', textHash: 'a'.repeat(64), language: 'en', authorized: true };

/** Bodies of the portal's own calls about what a customer has. */
const SERVICE_BODIES: Readonly<Record<string, object>> = {
  addPaymentMethod: { ...account, method: 'card', paymentToken: 'tok_5fPq8RzW2', ...PASSWORD, ...KEY },
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
    termsVersion: '2b8c93480f520ebf',
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
  setUpAutopay: { ...account, method: 'card', paymentMethodId: 'pm_3Kd82', ...terms, ...PASSWORD, ...KEY },
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
  getPlan: { planId: 'plan_ss12', zipCode: '78704', brandName: 'Brand A', usageKwh: '842', language: 'en' },
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
    body: { fields: { MobilePhone: '5125550188', MailingCity: 'Austin' } },
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
    method: 'GET',
    path: [UI_API, 'list-info', 'batch'],
    query: { ids: '00BRM000000xYzAYAU', names: 'Case.MyCases,Case.Closed' },
  },
  {
    method: 'GET',
    path: [UI_API, 'list-info', 'Case'],
    query: { pageSize: '20', pageToken: '0', q: 'case', recentListsOnly: 'false' },
  },
  {
    method: 'POST',
    path: [UI_API, 'list-info', 'Case'],
    query: {},
    body: {
      label: 'Open cases',
      listViewApiName: 'OpenCases',
      displayColumns: ['CaseNumber', 'Subject'],
      filterLogicString: '1 AND (2 OR 3)',
      filteredByInfo: [{ fieldApiName: 'Status', operandLabels: ['New'], operator: 'Equals' }],
      scope: { apiName: 'mine' },
      visibility: 'Private',
    },
  },
  {
    method: 'PATCH',
    path: [UI_API, 'list-info', 'Case', 'OpenCases'],
    query: {},
    body: { label: 'My open cases', displayColumns: ['CaseNumber'], filterLogicString: '1' },
  },
  { method: 'GET', path: [UI_API, 'list-object-info', 'Case'], query: {} },
  {
    method: 'PATCH',
    path: [UI_API, 'list-preferences', 'Case', 'MyCases'],
    query: {},
    body: {
      columnWidths: { Subject: 320 },
      columnWrap: { Subject: true },
      orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
    },
  },
  { method: 'GET', path: [UI_API, 'list-records', '00BRM000000xYzAYAU'], query: { pageSize: '5' } },
  { method: 'GET', path: [UI_API, 'list-ui', 'Case'], query: { q: 'case', recentListsOnly: 'true' } },
  { method: 'GET', path: [UI_API, 'mru-list-ui', 'Case'], query: { sortBy: 'Case.Subject' } },
  {
    method: 'GET',
    path: [UI_API, 'related-list-count', 'batch', MARIA.caseId, 'CaseComments,Histories'],
    query: { maxCount: '100' },
  },
  {
    method: 'GET',
    path: [UI_API, 'related-list-info', 'Case', 'CaseComments'],
    query: { recordTypeId: '012000000000000AAA', restrictColumnsToLayout: 'true' },
  },
  {
    method: 'PATCH',
    path: [UI_API, 'related-list-preferences', 'Case.CaseComments'],
    query: {},
    body: { columnWidths: { CommentBody: 400 }, orderedBy: [] },
  },
  {
    method: 'POST',
    path: [UI_API, 'related-list-records', 'batch', MARIA.caseId],
    query: {},
    body: { relatedListParameters: [{ relatedListId: 'CaseComments', pageSize: 5 }] },
  },
  {
    method: 'POST',
    path: [UI_API, 'search', 'results'],
    query: { q: 'meter' },
    body: {
      objectApiNames: ['Case'],
      searchObjectOptions: {
        Case: { filters: [{ fieldPath: 'Status', operator: 'eq', values: ['New'] }] },
      },
    },
  },
  {
    method: 'POST',
    path: [UI_API, 'search', 'results', 'keyword'],
    query: { q: 'meter', objectApiName: 'Case' },
    body: { sortBy: '-CreatedDate', pageSize: 10, pageToken: '0' },
  },
  { method: 'GET', path: [UI_API, 'search-info', 'Case', 'filters', 'Status', 'options'], query: { q: 'c' } },
  {
    method: 'POST',
    path: [UI_API, 'lookups', 'Case', 'ContactId'],
    query: { page: '1', pageSize: '5', q: 'lopez', searchType: 'Search', targetApiName: 'Contact' },
    body: { orderBy: [{ fieldApiName: 'Name', isAscending: true }] },
  },
  {
    method: 'POST',
    path: [...records, 'batch'],
    query: { useDefaultRule: 'false' },
    body: {
      allOrNone: false,
      operations: [{ type: 'CREATE', records: [{ apiName: 'Case', fields: { Subject: 'x' } }] }],
    },
  },
  {
    method: 'GET',
    path: [UI_API, 'record-avatars', 'batch', `${MARIA.contactId},${MARIA.caseId}`],
    query: { formFactor: 'Large' },
  },
  {
    method: 'POST',
    path: [UI_API, 'record-avatars', MARIA.contactId, 'association'],
    query: {},
    body: { actionType: 'associate', photoUrl: 'https://org.example.com/photos/729' },
  },
  {
    method: 'POST',
    path: [...records, 'content-documents', MARIA.documentId, 'content-versions'],
    query: {},
    body: { fileData: 'x', title: 'Meter reading' },
  },
  {
    method: 'GET',
    path: [UI_API, 'layout', 'Contact'],
    query: { layoutType: 'Full', mode: 'View', formFactor: 'Large', recordTypeId: '012000000000000AAA' },
  },
  {
    method: 'PATCH',
    path: [UI_API, 'layout', 'Contact', 'user-state'],
    query: { mode: 'View' },
    body: { sectionUserStates: { '01BRM000000aBcDYAU': { collapsed: true } } },
  },
  { method: 'GET', path: [UI_API, 'path', 'layout', 'Case'], query: { layoutOverride: 'Path' } },
  {
    method: 'GET',
    path: [UI_API, 'actions', 'record', MARIA.caseId],
    query: { actionTypes: 'QuickAction', apiNames: 'Case.Reply', sections: 'Page', retrievalMode: 'All' },
  },
  {
    method: 'POST',
    path: [UI_API, 'actions', 'record', MARIA.caseId, 'related-list', 'batch'],
    query: {},
    body: { relatedListsActionParameters: [{ relatedListId: 'CaseComments', sections: ['Page'] }] },
  },
  {
    method: 'GET',
    path: [UI_API, 'actions', 'record', MARIA.caseId, 'related-list-record', MARIA.commentId],
    query: {},
  },
  { method: 'GET', path: [UI_API, 'actions', 'lookup', 'Case,Contact'], query: { formFactor: 'Large' } },
  {
    method: 'GET',
    path: [UI_API, 'actions', 'formula-activation', 'HighlightsPanel'],
    query: { application: 'Portal', objectApiNames: 'Case' },
  },
  {
    method: 'GET',
    path: [UI_API, 'actions', 'record-defaults', 'Case.Reply'],
    query: { parentRecordId: MARIA.caseId, optionalFields: 'CaseComment.ParentId' },
  },
  {
    method: 'POST',
    path: [UI_API, 'actions', 'perform-quick-action', 'Global.NewCase'],
    query: {},
    body: { apiName: 'Case', contextId: MARIA.contactId, fields: { Subject: 'A question', Type: 'Meter' } },
  },
  {
    method: 'PATCH',
    path: [UI_API, 'actions', 'perform-quick-action', 'Contact.Update_Contact_Details'],
    query: {},
    body: { contextId: MARIA.contactId, fields: { OtherPhone: '5125550188' } },
  },
  {
    method: 'GET',
    path: [UI_API, 'nav-items'],
    query: { page: '0', pageSize: '4', navItemNames: 'Plan__c' },
  },
  {
    method: 'GET',
    path: [UI_API, 'record-defaults', 'template', 'clone', MARIA.caseId],
    query: { optionalFields: 'Subject,Case.Contact.Name', recordTypeId: '012000000000000AAA' },
  },
  {
    method: 'GET',
    path: [UI_API, 'record-ui', `${MARIA.caseId},${MARIA.contactId}`],
    query: { layoutTypes: 'Full', modes: 'View', optionalFields: 'Case.Contact.Account.Name' },
  },
  {
    method: 'POST',
    path: [UI_API, 'predupe'],
    query: {},
    body: { apiName: 'Contact', fields: { LastName: 'Lopez', Email: 'maria.lopez@example.com' } },
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
  { method: 'POST', path: [APEX, 'extendSession'], query: {} },
  apex('requestPasswordReset', { email: 'maria.lopez@example.com', language: 'en' }),
  apex('checkPasswordResetLink', { token: EXAMPLES.linkToken }),
  apex('setNewPassword', { token: EXAMPLES.linkToken, ...NEW_PASSWORD }),
  // With a wrong password, because every request here is of the one session.
  apex('changePassword', { currentPassword: 'wrong', ...NEW_PASSWORD }),
  { method: 'GET', path: [APEX, 'getEmailStatus'], query: {} },
  apex('checkEmailAddress', { email: 'maria.lopez@gmial.com' }),
  apex('requestEmailChange', {
    newEmail: 'm.lopez@example.org',
    confirmEmail: 'm.lopez@example.org',
    currentPassword: 'Sunny-day-7',
    language: 'en',
  }),
  { method: 'POST', path: [APEX, 'cancelEmailChange'], query: {} },
  apex('confirmEmailChange', { token: EXAMPLES.linkToken }),
  apex('findMyEnrollment', { confirmationNumber: 'ENR-2026-104417', lastName: 'Lopez', zipCode: '78701' }),
  apex('findMyEnrollment', { linkToken: EXAMPLES.linkToken }),
  apex('sendRegistrationCode', { registrationId: EXAMPLES.registrationId, channel: 'email', language: 'en' }),
  apex('verifyRegistration', { registrationId: EXAMPLES.registrationId, code: EXAMPLES.code }),
  apex('completeRegistration', {
    registrationId: EXAMPLES.registrationId,
    email: 'maria.lopez@example.com',
    ...NEW_PASSWORD,
    acceptTerms: true,
    language: 'en',
  }),
  apex('confirmRegistration', { token: EXAMPLES.linkToken }),
  {
    method: 'GET',
    path: [APEX, 'getIdentityVerification'],
    query: { orderId: MARIA.orderId, language: 'en' },
  },
  apex('startIdentityVerification', { orderId: MARIA.orderId, language: 'en' }),
  apex('answerIdentityVerification', {
    verificationId: EXAMPLES.verificationId,
    questionId: 'q2',
    answer: 'b',
    language: 'en',
  }),
  apex('resendIdentityCode', { verificationId: EXAMPLES.codeVerificationId, language: 'en' }),
  apex('postponeIdentityVerification', { verificationId: EXAMPLES.verificationId, language: 'en' }),
  apex('cancelIdentityVerification', { verificationId: EXAMPLES.verificationId, language: 'en' }),
];

function apex(operation: string, body: object): Sample {
  return { method: 'POST', path: [APEX, operation], query: {}, body };
}

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

/** A sample with one piece after another exchanged for something else. */
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
    .map(([at, text]) => path.map((piece, place) => (place === at ? text : piece)));
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
  // This org throws on every error of its own: an answer that breaks the contract fails the property, too.
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
      const address = [base, ...rest.map((piece) => encodeURIComponent(piece.toWellFormed()))].join('/');
      const sent = method === 'GET' ? undefined : body;
      const answer = await maria.send(method, `${address}?${parameters.toString()}`, sent, {
        Cookie: cookie,
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) expect(isErrorBody(answer.body)).toBe(true);
    }),
    { numRuns: process.env['TEST_DEPTH'] === 'deep' ? 10_000 : 2000 },
  );
});
