// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation, WriteOperation } from '../types/operation.ts';

/** Any operation of the specs, whatever its types. */
export type AnyOperation = ReadOperation<unknown, unknown> | WriteOperation<unknown, unknown>;

/** Loads an operation by its id, so that a screen described by data bundles only what it uses. */
export const operationLoaders: { readonly [operationId: string]: () => Promise<AnyOperation> } = {
  getBrandCustomerServiceInfo: () => import('./operations/apex-footer.gen.ts').then((module) => module.getBrandCustomerServiceInfo),
  getCurrentSession: () => import('./operations/apex-session.gen.ts').then((module) => module.getCurrentSession),
  getUserAccountInformation: () => import('./operations/apex-footer.gen.ts').then((module) => module.getUserAccountInformation),
  getUtilityInfo: () => import('./operations/apex-footer.gen.ts').then((module) => module.getUtilityInfo),
  logIn: () => import('./operations/apex-session.gen.ts').then((module) => module.logIn),
  logOut: () => import('./operations/apex-session.gen.ts').then((module) => module.logOut),
  createRecord: () => import('./operations/ui-api-records.gen.ts').then((module) => module.createRecord),
  deleteRecord: () => import('./operations/ui-api-records.gen.ts').then((module) => module.deleteRecord),
  getListRecordsByName: () => import('./operations/ui-api-list-records.gen.ts').then((module) => module.getListRecordsByName),
  getObjectInfo: () => import('./operations/ui-api-object-info.gen.ts').then((module) => module.getObjectInfo),
  getObjectInfos: () => import('./operations/ui-api-object-info.gen.ts').then((module) => module.getObjectInfos),
  getPicklistValues: () => import('./operations/ui-api-object-info.gen.ts').then((module) => module.getPicklistValues),
  getPicklistValuesByRecordType: () => import('./operations/ui-api-object-info.gen.ts').then((module) => module.getPicklistValuesByRecordType),
  getRecord: () => import('./operations/ui-api-records.gen.ts').then((module) => module.getRecord),
  getRecords: () => import('./operations/ui-api-records.gen.ts').then((module) => module.getRecords),
  getRelatedListRecords: () => import('./operations/ui-api-related-list-records.gen.ts').then((module) => module.getRelatedListRecords),
  postListRecordsByName: () => import('./operations/ui-api-list-records.gen.ts').then((module) => module.postListRecordsByName),
  updateRecord: () => import('./operations/ui-api-records.gen.ts').then((module) => module.updateRecord),
};
