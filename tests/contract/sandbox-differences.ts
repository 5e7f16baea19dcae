import {
  createFavorite,
  createListInfo,
  createRecord,
  findMyEnrollment,
  logIn,
  registerDocument,
  reportOutage,
  requestEmailChange,
  setUpAutopay,
  setUpBudgetBilling,
  startSmsAlerts,
  type JsonObject,
} from '@energy-portal/sdk';
import type { ContractClient } from './contract-client.ts';
import { addConfig, passkeyLogInConfig, removalConfig } from './passkey-configs.ts';
import { bookings } from './booking-differences.ts';
import type { Difference } from './difference.ts';
import { autopayConfig, budgetConfig, extensionConfig } from './sandbox-configs.ts';

/** A customer of the demo, who carries the ids of the examples. */
export const maria = { username: 'maria.lopez@example.com', password: 'Sunny-day-7' };

/** A standard list that customers see. */
export const myCases = { objectApiName: 'Case', listViewApiName: 'MyCases' };

async function createList({ client }: ContractClient, listViewApiName: string): Promise<JsonObject> {
  const list = { objectApiName: 'Case', listViewApiName };
  await client.write(createListInfo, { ...list, label: 'Mine', displayColumns: ['CaseNumber'] });
  return list;
}

async function setUp(contract: ContractClient): Promise<void> {
  await contract.client.write(setUpAutopay, await autopayConfig(contract, crypto.randomUUID()));
}

/** By operation. Every other operation is called with the configuration of its example. */
export const differences: Readonly<Record<string, Difference>> = {
  payBill: {
    reason: 'what other examples have paid cannot be paid again',
    isFresh: true,
    prepare: async (_, example) => example,
  },
  setUpPaymentExtension: {
    reason: 'what other examples have paid needs no more time; the days are those of today',
    isFresh: true,
    prepare: extensionConfig,
  },
  submitDocuments: {
    reason: 'the lease of the demo is taken back by another example',
    async prepare({ client }, example) {
      const lease = { documentType: 'lease', fileId: '068RM000002hFqYYAU' } as const;
      await client.write(registerDocument, { orderId: '801RM000000aBcDYAU', ...lease });
      return { ...example, switchHoldRemoved: true };
    },
  },
  setUpBudgetBilling: {
    reason: 'the amount is that of the bills of the sandbox',
    isFresh: true,
    prepare: budgetConfig,
  },
  stopBudgetBilling: {
    reason: 'there is budget billing to stop only after it was agreed on',
    isFresh: true,
    async prepare(contract) {
      await contract.client.write(setUpBudgetBilling, await budgetConfig(contract));
      return { accountNumber: '4400712345', language: 'en' };
    },
  },
  requestMoveOut: {
    reason: 'whoever has moved by the example of a move has moved out',
    isFresh: true,
    prepare: async (_, example) => example,
  },
  addPasskey: {
    reason: 'a device answers the challenge that it is given',
    prepare: addConfig,
  },
  removePasskey: {
    reason: 'there is a passkey to remove only after it was added',
    prepare: removalConfig,
  },
  logInWithPasskey: {
    reason: 'a device that was added answers the challenge that it is given',
    prepare: passkeyLogInConfig,
  },
  cancelAutopay: {
    reason: 'there is autopay to cancel only after it was set up',
    async prepare(contract) {
      await setUp(contract);
      return { accountNumber: '4400712345' };
    },
  },
  changeAutopay: {
    reason: 'there is autopay to change only after it was set up; the hash of the example belongs to no text',
    async prepare(contract) {
      await setUp(contract);
      return autopayConfig(contract, crypto.randomUUID());
    },
  },
  ...bookings,
  logInWithCode: {
    reason: 'a change of the password takes the codes of a customer away',
    isFresh: true,
    prepare: async (_, example) => example,
  },
  reportOutage: {
    reason: 'what was reported at an address is not reported again',
    isFresh: true,
    prepare: async (_, example) => example,
  },
  followOutage: {
    reason: 'there is an outage to follow only after it was reported',
    isFresh: true,
    async prepare({ client }, example) {
      const told = { problem: 'allOut', neighbors: 'yes', follow: false, language: 'en' } as const;
      await client.write(reportOutage, {
        ...told,
        accountNumber: '4400712345',
        idempotencyKey: crypto.randomUUID(),
      });
      return example;
    },
  },
  createListInfo: {
    reason: 'customers may make private lists of objects that they see',
    async prepare() {
      return {
        objectApiName: 'Case',
        label: 'Open cases',
        listViewApiName: 'OpenCases',
        displayColumns: ['CaseNumber', 'Subject', 'Status'],
        filteredByInfo: [{ fieldApiName: 'Status', operandLabels: ['New', 'Working'], operator: 'Equals' }],
        scope: { apiName: 'mine' },
        visibility: 'Private',
      };
    },
  },
  deleteListInfo: {
    reason: 'a standard list cannot be deleted, so one is made before',
    async prepare(contract) {
      return createList(contract, 'ListToDelete');
    },
  },
  changePassword: {
    reason: 'of another customer, because every call after it logs in as Maria',
    async prepare({ client }) {
      await client.write(logIn, { username: 'james.carter@example.com', password: 'Sunny-day-7' });
      return {
        currentPassword: 'Sunny-day-7',
        newPassword: 'Cloudy-day-8',
        confirmPassword: 'Cloudy-day-8',
      };
    },
  },
  cancelEmailChange: {
    reason: 'a change waits only after it was asked for',
    isFresh: true,
    async prepare({ client }) {
      const newEmail = 'm.lopez@example.org';
      const typed = { newEmail, confirmEmail: newEmail, currentPassword: maria.password };
      await client.write(requestEmailChange, { ...typed, language: 'en' });
      return {};
    },
  },
  confirmEmailChange: {
    reason: 'the new password of another example has stopped the move to the new address',
    isFresh: true,
    prepare: async (_, example) => example,
  },
  deleteFavorite: {
    reason: 'other examples need the favorite, so one is made before',
    async prepare({ client }) {
      const place = { target: '500RM000003kPqRYAU', targetType: 'Record' } as const;
      return { favoriteId: (await client.write(createFavorite, place))?.id ?? '' };
    },
  },
  deleteRecord: {
    reason: 'only what the customer wrote may be deleted, so a case is made before',
    async prepare({ client }) {
      const created = await client.write(createRecord, {
        apiName: 'Case',
        fields: { Subject: 'To be deleted', Description: 'Soon gone.', Origin: 'Web' },
      });
      return { recordId: created?.id ?? '' };
    },
  },
  enrollInPlan: {
    reason: 'a start date lies ahead of today, whatever today is',
    async prepare(_, config) {
      const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
      return { ...config, requestedStartDate: inTenDays };
    },
  },
  logIn: {
    reason: 'the password of the demo',
    async prepare() {
      return maria;
    },
  },
  getKeywordSearchResults: {
    reason: 'the example searches an object that customers do not see',
    async prepare() {
      return { objectApiName: 'Case', q: 'bill', sortBy: '-CreatedDate', pageSize: 10 };
    },
  },
  getListInfoByName: {
    reason: 'the example names a list of an object that customers do not see',
    async prepare() {
      return myCases;
    },
  },
  getListPreferences: {
    reason: 'the example names a list of an object that customers do not see',
    async prepare() {
      return myCases;
    },
  },
  getListRecordsById: {
    reason: 'the fields are those of the object of the list',
    async prepare() {
      return { listViewId: '00BRM000000xYzAYAU', fields: ['Case.Subject'], sortBy: ['-Case.CreatedDate'] };
    },
  },
  getListRecordsByName: {
    reason: 'the example names a list of an object that customers do not see',
    async prepare() {
      return { ...myCases, fields: ['Case.Subject'], sortBy: ['-Case.CreatedDate'] };
    },
  },
  getListUiById: {
    reason: 'the fields are those of the object of the list',
    async prepare() {
      return { listViewId: '00BRM000000xYzAYAU', fields: ['Case.Subject'], sortBy: ['-Case.CreatedDate'] };
    },
  },
  getListUiByName: {
    reason: 'the example names a list of an object that customers do not see',
    async prepare() {
      return { ...myCases, fields: ['Case.Subject'], sortBy: ['-Case.CreatedDate'] };
    },
  },
  getLookupMetadata: {
    reason: 'the field that looks something up is one that customers see',
    async prepare() {
      return { objectApiName: 'Case', fieldApiName: 'ContactId' };
    },
  },
  getLookupRecords: {
    reason: 'the field that looks something up is one that customers see',
    async prepare() {
      return {
        objectApiName: 'Case',
        fieldApiName: 'ContactId',
        q: 'lopez',
        searchType: 'Search',
        sourceRecordId: '500RM000003kPqRYAU',
        targetApiName: 'Contact',
        sourceRecord: { apiName: 'Case', fields: { Id: null } },
        orderBy: [{ fieldApiName: 'Name', isAscending: true }],
      };
    },
  },
  getLookupRecordsByUrl: {
    reason: 'the field that looks something up is one that customers see',
    async prepare(_, example) {
      return { ...example, objectApiName: 'Case', sourceRecordId: '500RM000003kPqRYAU' };
    },
  },
  getLookupRecordsOfObject: {
    reason: 'the field that looks something up is one that customers see',
    async prepare(_, example) {
      return { ...example, objectApiName: 'Case', sourceRecordId: '500RM000003kPqRYAU' };
    },
  },
  getMruListRecords: {
    reason: 'an object that customers see',
    async prepare() {
      return { objectApiName: 'Case', fields: ['Case.Subject'] };
    },
  },
  getMruListUi: {
    reason: 'an object that customers see',
    async prepare() {
      return { objectApiName: 'Case', fields: ['Case.Subject'] };
    },
  },
  getRelatedListInfo: {
    reason: 'a related list that customers see',
    async prepare() {
      return {
        parentObjectApiName: 'Case',
        relatedListId: 'CaseComments',
        fields: ['CaseComment.CommentBody'],
      };
    },
  },
  getSearchFilterOptions: {
    reason: 'a filter of an object that customers see',
    async prepare() {
      return { objectApiName: 'Case', filterApiName: 'Status' };
    },
  },
  getPicklistValues: {
    reason: 'a picklist of an object that customers see',
    async prepare() {
      return { objectApiName: 'Case', recordTypeId: '012000000000000AAA', fieldApiName: 'Type' };
    },
  },
  getRecordCreateDefaults: {
    reason: 'customers create cases, not contacts',
    async prepare() {
      return { objectApiName: 'Case', optionalFields: ['Case.Contact.Name'] };
    },
  },
  getRecordCloneDefaults: {
    reason: 'customers create cases, not contacts',
    async prepare() {
      return { recordId: '500RM000003kPqRYAU', optionalFields: ['Case.Subject'] };
    },
  },
  getRecordTemplateClone: {
    reason: 'customers create cases, not contacts',
    async prepare() {
      return { recordId: '500RM000003kPqRYAU', optionalFields: ['Case.Subject'] };
    },
  },
  getRecordTemplateCreate: {
    reason: 'customers create cases, not contacts',
    async prepare() {
      return { objectApiName: 'Case', optionalFields: ['Case.Origin'] };
    },
  },
  performUpdateRecordQuickAction: {
    reason: 'the example names an action that creates',
    async prepare() {
      const contextId = '500RM000003kPqRYAU';
      return { actionApiName: 'Case.Add_Details', contextId, fields: { Comments__c: 'After five, please.' } };
    },
  },
  postListRecordsByName: {
    reason: 'the example names a list of an object that customers do not see',
    async prepare() {
      return { ...myCases, fields: ['Case.Subject'], pageSize: 3 };
    },
  },
  updateListInfoByName: {
    reason: 'a standard list cannot be changed, so one is made before',
    async prepare(contract) {
      const list = await createList(contract, 'ListToChange');
      return { ...list, label: 'My open cases', displayColumns: ['CaseNumber', 'Subject'] };
    },
  },
  updateListPreferences: {
    reason: 'the example names a list of an object that customers do not see',
    async prepare() {
      return { ...myCases, columnWidths: { Subject: 320 }, columnWrap: { Subject: true } };
    },
  },
  resendIdentityCode: {
    reason: 'a code is sent again only to who waits for one',
    async prepare() {
      return { verificationId: 'idv_89R', language: 'en' };
    },
  },
  sendRegistrationCode: {
    reason: 'a registration of its own, because a new code would replace the one that the next example has',
    async prepare({ client }) {
      const facts = { confirmationNumber: 'ENR-2026-104417', lastName: 'Lopez', zipCode: '78701' };
      const found = await client.write(findMyEnrollment, facts);
      return { registrationId: found?.registrationId ?? '', channel: 'email', language: 'en' };
    },
  },
  resendSmsConfirmation: {
    reason: 'a text is sent again only to who waits for one',
    async prepare({ client }) {
      const account = { accountNumber: '4400712345' };
      const consent = { consent: true, consentVersion: '2026-11', language: 'en' } as const;
      await client.write(startSmsAlerts, {
        ...account,
        mobilePhone: '512-555-0188',
        alerts: ['billReady'],
        ...consent,
      });
      return account;
    },
  },
  setUpAutopay: {
    reason: 'other examples turn autopay on; the hash of the example belongs to no text',
    isFresh: true,
    prepare: (contract) => autopayConfig(contract, crypto.randomUUID()),
  },
  updateRecord: {
    reason: 'fields that customers may change',
    async prepare() {
      return { fields: { Id: '003RM0000068xVCYAY', MobilePhone: '5125550188' } };
    },
  },
};
