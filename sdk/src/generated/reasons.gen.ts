// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import { createReasons } from '../query/explain-reasons.ts';

/** Says in words why the configuration of a read cannot be used. */
export const explainReasons = /* @__PURE__ */ createReasons({
  checkEmailAddress: { members: { email: "1 to 320 characters" } },
  checkPasswordResetLink: { members: { token: "a text like ^[A-Za-z0-9_-]+$" } },
  findAddresses: { members: { text: "1 to 120 characters", zipCode: "5 digits" } },
  findDeposit: {
    members: { linkToken: "a text like ^[A-Za-z0-9_-]+$", orderId: "15 or 18 characters" },
    any: ["linkToken", "orderId"],
  },
  getAccountSummary: { members: { accountNumber: "4 to 20 characters" } },
  getAccounts: { members: {} },
  getAuthorizedUsers: { members: { accountNumber: "4 to 20 characters" } },
  getAutopay: { members: { accountNumber: "4 to 20 characters" } },
  getAutopayAuthorization: { members: { accountNumber: "4 to 20 characters", authorizationId: "4 to 64 characters" } },
  getAutopayTerms: {
    members: {
      accountNumber: "4 to 20 characters",
      method: "one of card, bank",
      language: "one of en, es or another value",
    },
  },
  getBill: { members: { accountNumber: "4 to 20 characters", billId: "15 or 18 characters" } },
  getBillPayment: { members: { accountNumber: "4 to 20 characters", paymentId: "4 to 64 characters" } },
  getBillPaymentStatus: { members: { accountNumber: "4 to 20 characters", idempotencyKey: "a uuid or another value" } },
  getBillPayments: { members: { accountNumber: "4 to 20 characters" } },
  getBills: { members: { accountNumber: "4 to 20 characters" } },
  getBrandCustomerServiceInfo: { members: { brandName: "1 to 80 characters" } },
  getCommunicationPreferences: { members: { accountNumber: "4 to 20 characters" } },
  getCurrentSession: { members: {} },
  getDocumentTypes: { members: {} },
  getDraft: {
    members: { screen: "a text like ^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$", about: "1 to 80 characters" },
  },
  getEmailStatus: { members: {} },
  getEnrollmentStatus: { members: { orderId: "15 or 18 characters", language: "one of en, es" } },
  getExtensionTerms: {
    members: {
      accountNumber: "4 to 20 characters",
      choice: "one of later, two, three",
      language: "one of en, es or another value",
    },
  },
  getIdentityVerification: { members: { orderId: "15 or 18 characters", language: "one of en, es or another value" } },
  getLobby: { members: {} },
  getMessageAttachments: { members: { caseId: "15 or 18 characters" } },
  getMoveOut: { members: { accountNumber: "4 to 20 characters" } },
  getPaymentExtension: { members: { accountNumber: "4 to 20 characters" } },
  getPaymentMethods: { members: { accountNumber: "4 to 20 characters" } },
  getPaymentStatus: {
    members: {
      linkToken: "a text like ^[A-Za-z0-9_-]+$",
      orderId: "15 or 18 characters",
      idempotencyKey: "a uuid",
    },
    any: ["linkToken", "orderId"],
  },
  getPlan: {
    members: {
      planId: "1 to 64 characters",
      zipCode: "5 digits",
      brandName: "1 to 40 characters",
      usageKwh: "a number from 1 to 100000",
      language: "one of en, es",
    },
  },
  getPlanChange: {
    members: { accountNumber: "4 to 20 characters", planId: "1 to 64 characters", language: "one of en, es" },
  },
  getPlans: {
    members: {
      zipCode: "5 digits",
      commodity: "one of electric, gas",
      usageKwh: "a number from 1 to 100000",
      language: "one of en, es",
    },
  },
  getReferrals: { members: { accountNumber: "4 to 20 characters" } },
  getRequestTypes: { members: { language: "one of en, es or another value" } },
  getRequiredDocuments: { members: { orderId: "15 or 18 characters" } },
  getUsageComparison: {
    members: { accountNumber: "4 to 20 characters", commodity: "one of electric, gas or another value" },
  },
  getUsageHistory: {
    members: {
      accountNumber: "4 to 20 characters",
      commodity: "one of electric, gas or another value",
      months: "a whole number from 1 to 24",
    },
  },
  getUserAccountInformation: { members: { contactId: "15 or 18 characters" } },
  getUtilityInfo: { members: { orderId: "15 or 18 characters" } },
  getVisit: { members: { accountNumber: "4 to 20 characters" } },
  getVisitSlots: {
    members: {
      accountNumber: "4 to 20 characters",
      kind: "one of meterCheck, voltage, connection or another value",
    },
  },
  findDuplicates: {
    members: {
      allowSaveOnDuplicate: "true or false",
      apiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      fields: "an object",
    },
  },
  getActionOverrides: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      defaultTemplateOnly: "true or false",
      type: "a text that is not empty",
    },
  },
  getAllApps: { members: { formFactor: "one of Large, Medium, Small", userCustomizations: "true or false" } },
  getAppDetails: {
    members: {
      appId: "15 or 18 characters",
      formFactor: "one of Large, Medium, Small",
      userCustomizations: "true or false",
    },
  },
  getChildRecords: {
    members: {
      recordId: "15 or 18 characters",
      relationshipName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      fields: "a list that is not empty",
      "fields.*": "Object.Field",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      pageSize: "a whole number from 1 to 2000",
      pageToken: "a text that is not empty",
    },
  },
  getDuplicateConfiguration: {
    members: { objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$", recordTypeId: "15 or 18 characters" },
  },
  getFormulaActivations: {
    members: {
      actionFeature: "a text that is not empty",
      application: "a text that is not empty",
      objectApiNames: "a list that is not empty",
      "objectApiNames.*": "a text like ^[A-Za-z][A-Za-z0-9_]*$",
    },
  },
  getGlobalActions: {
    members: {
      actionTypes: "a list that is not empty",
      "actionTypes.*": "a text that is not empty",
      apiNames: "a list that is not empty",
      "apiNames.*": "a text that is not empty",
      formFactor: "one of Large, Medium, Small",
      retrievalMode: "a text that is not empty",
      sections: "a list that is not empty",
      "sections.*": "a text that is not empty",
    },
  },
  getKeywordSearchResults: {
    members: {
      q: "a text that is not empty",
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      configurationName: "a text that is not empty",
      dataCategories: "a list",
      "dataCategories.*": "an object",
      filters: "a list",
      "filters.*": "an object",
      pageSize: "a whole number from 1",
      pageToken: "a text that is not empty",
      sortBy: "a text that is not empty",
    },
  },
  getLayout: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      formFactor: "one of Large, Medium, Small",
      layoutType: "one of Full, Compact",
      mode: "one of View, Edit, Create",
      recordTypeId: "15 or 18 characters",
    },
  },
  getLayoutUserState: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      layoutType: "one of Full, Compact",
      mode: "one of View, Edit, Create",
      recordTypeId: "15 or 18 characters",
    },
  },
  getListInfoByName: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      listViewApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
    },
  },
  getListInfosByName: {
    members: {
      ids: "a list that is not empty",
      "ids.*": "15 or 18 characters",
      names: "a list that is not empty",
      "names.*": "a text like ^[A-Za-z][A-Za-z0-9_]*\\.[A-Za-z][A-Za-z0-9_]*$",
    },
    any: ["ids", "names"],
  },
  getListInfosByObjectName: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      pageSize: "a whole number from 1 to 2000",
      pageToken: "a text that is not empty",
      q: "a text that is not empty",
      recentListsOnly: "true or false",
    },
  },
  getListObjectInfo: { members: { objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$" } },
  getListPreferences: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      listViewApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
    },
  },
  getListRecordsById: {
    members: {
      listViewId: "15 or 18 characters",
      fields: "a list that is not empty",
      "fields.*": "Object.Field",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      pageSize: "a whole number from 1 to 2000",
      pageToken: "a text that is not empty",
      searchTerm: "a text that is not empty",
      sortBy: "a list or a text that is not empty",
      where: "a text that is not empty",
    },
  },
  getListRecordsByName: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      listViewApiName: "a text like ^(?:__Recent|[A-Za-z][A-Za-z0-9_]*)$",
      fields: "a list that is not empty",
      "fields.*": "Object.Field",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      pageSize: "a whole number from 1 to 2000",
      pageToken: "a text that is not empty",
      searchTerm: "a text that is not empty",
      sortBy: "a list or a text that is not empty",
      where: "a text that is not empty",
    },
  },
  getListUiById: {
    members: {
      listViewId: "15 or 18 characters",
      fields: "a list that is not empty",
      "fields.*": "Object.Field",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      pageSize: "a whole number from 1 to 2000",
      pageToken: "a text that is not empty",
      sortBy: "a list or a text that is not empty",
    },
  },
  getListUiByName: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      listViewApiName: "a text like ^(?:__Recent|[A-Za-z][A-Za-z0-9_]*)$",
      fields: "a list that is not empty",
      "fields.*": "Object.Field",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      pageSize: "a whole number from 1 to 2000",
      pageToken: "a text that is not empty",
      sortBy: "a list or a text that is not empty",
    },
  },
  getListViewSummaryCollection: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      pageSize: "a whole number from 1 to 2000",
      pageToken: "a text that is not empty",
      q: "a text that is not empty",
      recentListsOnly: "true or false",
    },
  },
  getLookupActions: {
    members: {
      objectApiNames: "a list that is not empty",
      "objectApiNames.*": "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      actionTypes: "a list that is not empty",
      "actionTypes.*": "a text that is not empty",
      formFactor: "one of Large, Medium, Small",
      sections: "a list that is not empty",
      "sections.*": "a text that is not empty",
    },
  },
  getLookupMetadata: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      fieldApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
    },
  },
  getLookupRecords: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      fieldApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      page: "a whole number from 1",
      pageSize: "a whole number from 1 to 2000",
      q: "a text that is not empty",
      searchType: "one of Recent, Search, TypeAhead",
      dependentFieldBindings: "a list that is not empty",
      "dependentFieldBindings.*": "a text that is not empty",
      sourceRecordId: "15 or 18 characters",
      targetApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      orderBy: "a list",
      "orderBy.*": "an object",
      sourceRecord: "an object",
    },
  },
  getMruListRecords: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      fields: "a list that is not empty",
      "fields.*": "Object.Field",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      pageSize: "a whole number from 1 to 2000",
      pageToken: "a text that is not empty",
      sortBy: "a list or a text that is not empty",
    },
  },
  getMruListUi: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      fields: "a list that is not empty",
      "fields.*": "Object.Field",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      pageSize: "a whole number from 1 to 2000",
      pageToken: "a text that is not empty",
      sortBy: "a list or a text that is not empty",
    },
  },
  getNavItems: {
    members: {
      formFactor: "one of Large, Medium, Small",
      navItemNames: "a list that is not empty",
      "navItemNames.*": "a text that is not empty",
      page: "a whole number from 0",
      pageSize: "a whole number from 1 to 2000",
    },
  },
  getObjectCreateActions: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      actionTypes: "a list that is not empty",
      "actionTypes.*": "a text that is not empty",
      formFactor: "one of Large, Medium, Small",
      sections: "a list that is not empty",
      "sections.*": "a text that is not empty",
    },
  },
  getObjectInfo: { members: { objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$" } },
  getObjectInfoDirectory: { members: {} },
  getObjectInfos: {
    members: {
      objectApiNames: "a list that is not empty",
      "objectApiNames.*": "a text like ^[A-Za-z][A-Za-z0-9_]*$",
    },
  },
  getPathLayout: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      formFactor: "one of Large, Medium, Small",
      layoutOverride: "a text that is not empty",
      mode: "one of View, Edit, Create",
      recordTypeId: "15 or 18 characters",
    },
  },
  getPicklistValues: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      recordTypeId: "15 or 18 characters",
      fieldApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
    },
  },
  getPicklistValuesByRecordType: {
    members: { objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$", recordTypeId: "15 or 18 characters" },
  },
  getQuickActionDefaults: {
    members: {
      actionApiName: "a text that is not empty",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      parentRecordId: "15 or 18 characters",
    },
  },
  getQuickActionInfo: { members: { actionApiName: "a text that is not empty", parentRecordId: "15 or 18 characters" } },
  getQuickActionLayout: {
    members: {
      actionApiName: "a text that is not empty",
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      recordTypeId: "15 or 18 characters",
    },
  },
  getRecord: {
    members: {
      recordId: "15 or 18 characters",
      fields: "a list that is not empty",
      "fields.*": "Object.Field",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      layoutTypes: "a list that is not empty",
      "layoutTypes.*": "one of Full, Compact",
      modes: "a list that is not empty",
      "modes.*": "one of View, Edit, Create",
      childRelationships: "a list that is not empty",
      "childRelationships.*": "a text that is not empty",
      forms: "a list that is not empty",
      "forms.*": "a text that is not empty",
      pageSize: "a whole number from 1 to 2000",
      updateMru: "true or false",
    },
    any: ["fields", "optionalFields", "layoutTypes"],
  },
  getRecordActions: {
    members: {
      recordIds: "a list that is not empty",
      "recordIds.*": "15 or 18 characters",
      actionTypes: "a list that is not empty",
      "actionTypes.*": "a text that is not empty",
      apiNames: "a list that is not empty",
      "apiNames.*": "a text that is not empty",
      formFactor: "one of Large, Medium, Small",
      retrievalMode: "a text that is not empty",
      sections: "a list that is not empty",
      "sections.*": "a text that is not empty",
    },
    any: ["sections", "apiNames"],
  },
  getRecordAvatars: {
    members: {
      recordIds: "a list that is not empty",
      "recordIds.*": "15 or 18 characters",
      formFactor: "one of Large, Medium, Small",
    },
  },
  getRecordCloneDefaults: {
    members: {
      recordId: "15 or 18 characters",
      formFactor: "one of Large, Medium, Small",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      recordTypeId: "15 or 18 characters",
    },
  },
  getRecordCreateDefaults: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      formFactor: "one of Large, Medium, Small",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      recordTypeId: "15 or 18 characters",
    },
  },
  getRecordEditActions: {
    members: {
      recordIds: "a list that is not empty",
      "recordIds.*": "15 or 18 characters",
      actionTypes: "a list that is not empty",
      "actionTypes.*": "a text that is not empty",
      formFactor: "one of Large, Medium, Small",
      sections: "a list that is not empty",
      "sections.*": "a text that is not empty",
    },
  },
  getRecordTemplateClone: {
    members: {
      recordId: "15 or 18 characters",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "a text like ^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){0,6}$",
      recordTypeId: "15 or 18 characters",
    },
  },
  getRecordTemplateCreate: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      recordTypeId: "15 or 18 characters",
    },
  },
  getRecordUi: {
    members: {
      recordIds: "a list that is not empty",
      "recordIds.*": "15 or 18 characters",
      layoutTypes: "a list that is not empty",
      "layoutTypes.*": "one of Full, Compact",
      modes: "a list that is not empty",
      "modes.*": "one of View, Edit, Create",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
    },
  },
  getRecords: {
    members: {
      recordIds: "a list that is not empty",
      "recordIds.*": "15 or 18 characters",
      fields: "a list that is not empty",
      "fields.*": "Object.Field",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      records: "a list that is not empty",
      "records.*": "an object",
      "records.*.recordIds": "a list that is not empty",
      "records.*.recordIds.*": "15 or 18 characters",
      "records.*.fields": "a list that is not empty",
      "records.*.fields.*": "Object.Field",
      "records.*.optionalFields": "a list that is not empty",
      "records.*.optionalFields.*": "Object.Field",
    },
    any: ["fields", "optionalFields"],
  },
  getRelatedListActions: {
    members: {
      recordIds: "a list that is not empty",
      "recordIds.*": "15 or 18 characters",
      relatedListId: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      actionTypes: "a list",
      "actionTypes.*": "a text that is not empty",
      apiNames: "a list",
      "apiNames.*": "a text that is not empty",
      formFactor: "a text that is not empty",
      retrievalMode: "a text that is not empty",
      sections: "a list",
      "sections.*": "a text that is not empty",
    },
  },
  getRelatedListCount: {
    members: {
      parentRecordId: "15 or 18 characters",
      relatedListId: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      maxCount: "a whole number from 1",
    },
  },
  getRelatedListInfo: {
    members: {
      parentObjectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      relatedListId: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      fields: "a list that is not empty",
      "fields.*": "Object.Field",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      recordTypeId: "15 or 18 characters",
      restrictColumnsToLayout: "true or false",
    },
  },
  getRelatedListInfoBatch: {
    members: {
      parentObjectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      relatedListNames: "a list that is not empty",
      "relatedListNames.*": "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      recordTypeId: "15 or 18 characters",
    },
  },
  getRelatedListPreferences: { members: { preferencesId: "a text that is not empty" } },
  getRelatedListPreferencesBatch: {
    members: { preferencesIds: "a list that is not empty", "preferencesIds.*": "a text that is not empty" },
  },
  getRelatedListRecordActions: {
    members: {
      recordIds: "a list that is not empty",
      "recordIds.*": "15 or 18 characters",
      relatedListRecordIds: "a list that is not empty",
      "relatedListRecordIds.*": "15 or 18 characters",
      actionTypes: "a list that is not empty",
      "actionTypes.*": "a text that is not empty",
      formFactor: "one of Large, Medium, Small",
      sections: "a list that is not empty",
      "sections.*": "a text that is not empty",
    },
  },
  getRelatedListRecords: {
    members: {
      parentRecordId: "15 or 18 characters",
      relatedListId: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      fields: "a list that is not empty",
      "fields.*": "a text like ^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){0,6}$",
      includeColumnLabels: "true or false",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "a text like ^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){0,6}$",
      pageSize: "a whole number from 1 to 1999",
      pageToken: "a text that is not empty",
      sortBy: "a list or a text that is not empty",
      where: "a text that is not empty",
    },
  },
  getRelatedListRecordsBatch: {
    members: {
      parentRecordId: "15 or 18 characters",
      relatedListParameters: "a list",
      "relatedListParameters.*": "an object",
    },
  },
  getRelatedListsActions: {
    members: {
      recordIds: "a list that is not empty",
      "recordIds.*": "15 or 18 characters",
      relatedListsActionParameters: "a list",
      "relatedListsActionParameters.*": "an object",
    },
  },
  getRelatedListsCount: {
    members: {
      parentRecordId: "15 or 18 characters",
      relatedListNames: "a list that is not empty",
      "relatedListNames.*": "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      maxCount: "a whole number from 1",
    },
  },
  getRelatedListsInfo: {
    members: {
      parentObjectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      recordTypeId: "15 or 18 characters",
    },
  },
  getSearchFilterMetadata: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      channel: "a text that is not empty",
      configurationName: "a text that is not empty",
    },
  },
  getSearchFilterOptions: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      filterApiName: "a text that is not empty",
      q: "a text that is not empty",
    },
  },
  getSearchResults: {
    members: {
      q: "a text that is not empty",
      answerTypes: "a list",
      "answerTypes.*": "a text that is not empty",
      configurationName: "a text that is not empty",
      objectApiNames: "a list",
      "objectApiNames.*": "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      searchObjectOptions: "an object",
    },
  },
  postListRecordsByName: {
    members: {
      objectApiName: "a text like ^[A-Za-z][A-Za-z0-9_]*$",
      listViewApiName: "a text like ^(?:__Recent|[A-Za-z][A-Za-z0-9_]*)$",
      fields: "a list that is not empty",
      "fields.*": "Object.Field",
      optionalFields: "a list that is not empty",
      "optionalFields.*": "Object.Field",
      pageSize: "a whole number from 1 to 2000",
      pageToken: "a text that is not empty",
      searchTerm: "a text that is not empty",
      sortBy: "a list or a text that is not empty",
      where: "a text that is not empty",
    },
  },
});
