import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createClient,
  createFavorite,
  createRecord,
  dataOf,
  deleteFavorite,
  deleteRecord,
  getFavorite,
  getFavorites,
  getRecord,
  logIn,
  logOut,
  updateFavorite,
  updateFavoriteUsage,
  type JsonObject,
} from '@energy-portal/sdk';
import {
  createSandboxOrg,
  servedOperations,
  startSandboxServer,
  type RunningSandbox,
  type SandboxOrg,
} from '../sandbox/index.ts';
import { apis, readContractCases } from './contract-cases.ts';
import { createContractClient, type ContractClient } from './contract-client.ts';
import { callOperation } from './operation-call.ts';
import { startProxy, type PrismServer } from './prism.ts';
import { differences, maria, myCases } from './sandbox-differences.ts';
import { readScreenOperations } from './screen-operations.ts';

const cases = await readContractCases();
const operations = new Map(cases.map((one) => [one.operationId, one]));
const basePaths: Record<string, string> = { apex: '/lwr/apex/v64.0', 'ui-api': '/services/data/v64.0' };
const servers: Record<string, PrismServer> = {};
let org: SandboxOrg;
let sandbox: RunningSandbox;
const errors: string[] = [];

beforeAll(async () => {
  org = createSandboxOrg({
    database: ':memory:',
    clock: { now: () => Date.now() },
    seed: 'demo',
    passwordCost: 16,
    report: ({ operationId, reason, cause }) =>
      void errors.push(`${operationId}: ${reason} ${String(cause)}`),
  });
  sandbox = await startSandboxServer({ org, host: '127.0.0.1', port: 0 });
  for (const api of apis) servers[api] = await startProxy(api, `${sandbox.url}${basePaths[api] ?? ''}`);
});

// A test may expect a refused call; it must not get one because the org is broken.
afterEach(() => {
  if (errors.length > 0) throw new Error(errors.splice(0).join('\n'));
});

afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()));
  await sandbox.close();
  org.close();
});

async function logInAsMaria(): Promise<ContractClient> {
  const contract = createContractClient(servers);
  await contract.client.write(logIn, maria);
  expect(contract.takeViolations()).toEqual([]);
  return contract;
}

/** Operations of the SDK that share an address, by the one operation that serves it. */
const SPLIT: Readonly<Record<string, readonly string[]>> = {
  getListInfoByIdOrObject: ['getListInfoById', 'getListInfosByObjectName'],
  getListUiByIdOrObject: ['getListUiById', 'getListViewSummaryCollection'],
};
const served = servedOperations.flatMap((id) => SPLIT[id] ?? [id]);

it('differs from the mocks only for operations that there are, and says why', () => {
  expect(Object.keys(differences).filter((id) => !operations.has(id))).toEqual([]);
  for (const { reason } of Object.values(differences)) expect(reason).not.toBe('');
});

/** The demo customer of the sandbox carries the ids of the specs' examples, so each example's call works for real. */
describe('every operation that the sandbox serves, with the configuration of its example', () => {
  it.each(served)('%s', async (operationId) => {
    if (differences[operationId]?.isFresh) org.reset();
    const contract = await logInAsMaria();
    const one = operations.get(operationId);
    if (one === undefined) throw new Error(operationId);
    const config = (await differences[operationId]?.prepare(contract, one.config)) ?? one.config;
    const outcome = await callOperation(contract.client, one.operation, config);
    expect(contract.takeViolations()).toEqual([]);
    expect(outcome).toHaveProperty('data');
  });
});

describe('operations that the sandbox does not serve', () => {
  const unserved = [...operations.keys()].filter((id) => !served.includes(id));

  // No spec declares 501, so these calls go past Prism.
  it.each(unserved)('%s answers 501', async (operationId) => {
    const one = operations.get(operationId);
    if (one === undefined) throw new Error(operationId);
    const outcome = await callOperation(
      createClient({ baseUrl: sandbox.url, validate: 'all' }),
      one.operation,
      one.config,
    );
    expect(outcome).toMatchObject({
      error: { code: 'HTTP', status: 501, errors: [{ errorCode: 'NOT_IMPLEMENTED' }] },
    });
  });

  it('are called by no screen', () => {
    expect(readScreenOperations()).toContain('logIn');
    expect(readScreenOperations().filter((id) => unserved.includes(id))).toEqual([]);
  });
});

describe('refused calls', () => {
  const foreign = '003RM0000099999AAA';
  const strangeToken = 'AAAAAAAAAAAAAAAAAAAAAAAA';
  const newPassword = { newPassword: 'Cloudy-day-8', confirmPassword: 'Cloudy-day-8' };
  const rows: readonly (readonly [name: string, operationId: string, config: JsonObject, status: number])[] =
    [
      ['a wrong password', 'logIn', { ...maria, password: 'Wrong-day-7' }, 401],
      ['an inactive account', 'logIn', { ...maria, username: 'rosa.delgado@example.com' }, 403],
      ['a record that is not there', 'getRecord', { recordId: foreign, fields: ['Contact.Email'] }, 404],
      [
        'a field that is not there',
        'getRecord',
        { recordId: '003RM0000068xVCYAY', fields: ['Contact.Nope'] },
        400,
      ],
      ['an object that is not there', 'getObjectInfo', { objectApiName: 'Nope__c' }, 404],
      [
        'a list view that is not there',
        'getListRecordsByName',
        { objectApiName: 'Case', listViewApiName: 'Nope' },
        404,
      ],
      [
        'a related list that is not there',
        'getRelatedListRecords',
        { parentRecordId: '500RM000003kPqRYAU', relatedListId: 'Nope' },
        404,
      ],
      [
        'a case without a subject',
        'createRecord',
        { apiName: 'Case', fields: { Description: 'No subject.' } },
        400,
      ],
      [
        'a broken phone number',
        'updateRecord',
        { fields: { Id: '003RM0000068xVCYAY', MobilePhone: '12345' } },
        400,
      ],
      [
        'a change of what is not there',
        'updateRecord',
        { fields: { Id: foreign, MailingCity: 'Austin' } },
        404,
      ],
      [
        'a change after somebody else',
        'updateRecord',
        {
          fields: { Id: '003RM0000068xVCYAY', MailingCity: 'Austin' },
          ifUnmodifiedSince: '2001-01-01T00:00:00.000Z',
        },
        412,
      ],
      ['a deletion of what is not there', 'deleteRecord', { recordId: foreign }, 404],
      ['the account of somebody else', 'getUserAccountInformation', { contactId: foreign }, 404],
      ['the utility of no order', 'getUtilityInfo', { orderId: '801RM0000099999AAA' }, 404],
      ['a layout that is not there', 'getLayout', { objectApiName: 'Nope__c' }, 404],
      [
        'a section that is not there',
        'updateLayoutUserState',
        { objectApiName: 'Contact', sectionUserStates: { nope: { collapsed: true } } },
        400,
      ],
      [
        'the form of what a customer may not make',
        'getRecordCreateDefaults',
        { objectApiName: 'Contact' },
        403,
      ],
      [
        'the page of a record that is not there',
        'getRecordUi',
        { recordIds: [foreign], layoutTypes: ['Full'], modes: ['View'] },
        404,
      ],
      ['an app that is not there', 'getAppDetails', { appId: '06mRM0000009aBCYAY' }, 404],
      [
        'an action that is not there',
        'performQuickAction',
        { actionApiName: 'Global.Nope', fields: { Subject: 'x' } },
        404,
      ],
      [
        'an action of another kind',
        'performUpdateRecordQuickAction',
        { actionApiName: 'Global.NewCase', contextId: '003RM0000068xVCYAY', fields: { Subject: 'x' } },
        400,
      ],
      [
        'a duplicate check of a broken address',
        'findDuplicates',
        { apiName: 'Contact', fields: { Email: 'maria@' } },
        400,
      ],
      [
        'a list with a column that is not there',
        'createListInfo',
        { objectApiName: 'Case', label: 'x', listViewApiName: 'Nope', displayColumns: ['Colour'] },
        400,
      ],
      [
        'a list for everybody',
        'createListInfo',
        {
          objectApiName: 'Case',
          label: 'x',
          listViewApiName: 'Nope',
          displayColumns: ['Subject'],
          visibility: 'Public',
        },
        403,
      ],
      ['the deletion of a standard list', 'deleteListInfo', myCases, 403],
      [
        'preferences of a list that is not there',
        'updateListPreferences',
        { objectApiName: 'Case', listViewApiName: 'Nope', columnWidths: {} },
        404,
      ],
      ['a search for what cannot be searched', 'getSearchResults', { q: 'a', objectApiNames: ['User'] }, 400],
      [
        'a batch that is wrong as a whole',
        'executeBatchRecordOperations',
        { allOrNone: true, operations: [{ type: 'CREATE', records: [{ fields: {} }] }] },
        400,
      ],
      [
        'a photo for what customers do not change',
        'updateRecordAvatar',
        { recordId: '801RM000000aBcDYAU', photoUrl: 'https://org.example.com/photos/1' },
        403,
      ],
      ['a brand that is not there', 'getBrandCustomerServiceInfo', { brandName: 'Brand Z' }, 404],
      ['an order that is not there', 'getEnrollmentStatus', { orderId: '801RM0000099999AAA' }, 404],
      ['an account that is not there', 'getAutopay', { accountNumber: '0000000000' }, 404],
      ['a link that is not there', 'findDeposit', { linkToken: 'unknown-unknown-unknown' }, 404],
      [
        'a token that nobody issued',
        'addPaymentMethod',
        {
          accountNumber: '4400712345',
          method: 'card',
          paymentToken: 'tok_unknown_1',
          currentPassword: 'Sunny-day-7',
          idempotencyKey: '6b1f2c1e-6a57-4b0e-9f3f-2b9a1d7c5e10',
        },
        402,
      ],
      [
        'a phone that cannot exist',
        'startSmsAlerts',
        {
          accountNumber: '4400712345',
          mobilePhone: '12345',
          alerts: ['billReady'],
          consent: true,
          consentVersion: '2026-11',
          language: 'en',
        },
        400,
      ],
      [
        'a document of no type',
        'registerDocument',
        { orderId: '801RM000000aBcDYAU', fileId: '068RM000002hFqYYAU' },
        400,
      ],
      ['a wrong present password', 'changePassword', { ...newPassword, currentPassword: 'wrong' }, 400],
      ['a reset link that was never sent', 'checkPasswordResetLink', { token: strangeToken }, 404],
      ['a new password without a link', 'setNewPassword', { ...newPassword, token: strangeToken }, 404],
      ['what is no address', 'checkEmailAddress', { email: 'maria' }, 400],
      [
        'the address of somebody else',
        'requestEmailChange',
        {
          newEmail: 'emily.hughes@example.com',
          confirmEmail: 'emily.hughes@example.com',
          currentPassword: maria.password,
          language: 'en',
        },
        409,
      ],
      ['an e-mail link that was never sent', 'confirmEmailChange', { token: strangeToken }, 404],
      [
        'an enrolment that is not there',
        'findMyEnrollment',
        { confirmationNumber: 'ENR-0000', lastName: 'Lopez', zipCode: '78701' },
        404,
      ],
      [
        'a code for no registration',
        'verifyRegistration',
        { registrationId: 'reg_nothing', code: '000000' },
        403,
      ],
      ['a confirmation that was never sent', 'confirmRegistration', { token: strangeToken }, 404],
      [
        'the identity check of no order',
        'startIdentityVerification',
        { orderId: '801RM0000099999AAA', language: 'en' },
        404,
      ],
      [
        'an identity check that is not there',
        'cancelIdentityVerification',
        { verificationId: 'idv_nothing', language: 'en' },
        404,
      ],
    ];

  it.each(rows)('%s: %s', async (_, operationId, config, status) => {
    const contract = await logInAsMaria();
    const one = operations.get(operationId);
    if (one === undefined) throw new Error(operationId);
    const outcome = await callOperation(contract.client, one.operation, config);
    expect(contract.takeViolations()).toEqual([]);
    expect(outcome).toMatchObject({ error: { code: 'HTTP', status } });
  });

  it.each([
    'getRecord',
    'createRecord',
    'getListRecordsByName',
    'getObjectInfo',
    'getLayout',
    'performQuickAction',
    'updateLayoutUserState',
  ])('%s without a session', async (id) => {
    const contract = createContractClient(servers);
    const one = operations.get(id);
    if (one === undefined) throw new Error(id);
    const outcome = await callOperation(contract.client, one.operation, one.config);
    expect(contract.takeViolations()).toEqual([]);
    expect(outcome).toMatchObject({ error: { code: 'HTTP', status: 401 } });
  });
});

describe('a session, through the client', () => {
  it('shows a change in every view, forgets everything at log-out', async () => {
    const { client, takeViolations } = await logInAsMaria();
    const config = { recordId: '003RM0000068xVCYAY', fields: ['Contact.OtherPhone'] };
    await client.read(getRecord, config);
    const update = operations.get('updateRecord');
    if (update === undefined) throw new Error('updateRecord');
    await callOperation(client, update.operation, {
      fields: { Id: config.recordId, OtherPhone: '5125550123' },
    });
    expect(client.peek(getRecord, config)).toMatchObject({
      state: 'fulfilled',
      data: { fields: { OtherPhone: { value: '5125550123' } } },
    });
    await client.write(logOut, {});
    expect(client.peek(getRecord, config).state).toBe('unfulfilled');
    expect(await client.read(getRecord, config)).toMatchObject({ state: 'error', error: { status: 401 } });
    expect(takeViolations()).toEqual([]);
  });

  it('drops a deleted record', async () => {
    const { client } = await logInAsMaria();
    const fields = { Subject: 'To be deleted', Description: 'Soon gone.', Origin: 'Web' };
    const created = await client.write(createRecord, { apiName: 'Case', fields });
    const config = { recordId: created?.id ?? '', fields: ['Case.Subject'] };
    expect(client.peek(getRecord, config).state).toBe('fulfilled');
    await client.write(deleteRecord, { recordId: config.recordId });
    expect(client.peek(getRecord, config).state).toBe('unfulfilled');
  });

  it('keeps favorites in step with what is done to each of them', async () => {
    org.reset();
    const { client, takeViolations } = await logInAsMaria();
    const names = async (): Promise<readonly string[] | undefined> =>
      dataOf(await client.read(getFavorites, {}))?.favorites.map(({ name }) => name);
    expect(await names()).toEqual(['My messages', 'Maria Lopez']);
    const home = { target: 'Case', targetType: 'ObjectHome', sortOrder: 1 } as const;
    const favoriteId = (await client.write(createFavorite, home))?.id ?? '';
    expect(await names()).toEqual(['Cases', 'My messages', 'Maria Lopez']);
    await client.write(updateFavorite, { favoriteId, name: 'All of them' });
    expect(client.peek(getFavorite, { favoriteId })).toMatchObject({ data: { name: 'All of them' } });
    expect(await names()).toEqual(['All of them', 'My messages', 'Maria Lopez']);
    await client.write(updateFavoriteUsage, { favoriteId });
    expect(client.peek(getFavorites, {})).toMatchObject({
      data: { favorites: [{ accessCount: 1 }, {}, {}] },
    });
    await client.write(deleteFavorite, { favoriteId });
    expect(await names()).toEqual(['My messages', 'Maria Lopez']);
    expect(takeViolations()).toEqual([]);
  });
});
