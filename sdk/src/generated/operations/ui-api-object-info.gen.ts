// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { ObjectInfo, ObjectInfoBatchResults, ObjectInfoDirectory, PicklistValues, PicklistValuesCollection } from '../schemas.gen.ts';
import { validateGetObjectInfo, validateGetObjectInfoDirectory, validateGetObjectInfos, validateGetPicklistValues, validateGetPicklistValuesByRecordType } from '../validators/ui-api-object-info.gen.js';

/** Configuration of {@link getObjectInfo}. */
export interface GetObjectInfoConfig {
  /** API name of the object. */
  readonly objectApiName: string;
}

/** Answer of {@link getObjectInfo}. */
export type GetObjectInfoData = ObjectInfo;

/** Codes of the server's errors, see {@link getObjectInfo}. */
export type GetObjectInfoErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the information of one object.
 *
 * Fields, record types and relations of an object, as the user may see them.
 *
 * Lifetime: ObjectInfo.
 */
export const getObjectInfo: ReadOperation<GetObjectInfoConfig, GetObjectInfoData, unknown, GetObjectInfoErrorCode> = {
  table: {
    kind: "read",
    id: "getObjectInfo",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/object-info/{objectApiName}",
    parameters: [{ name: "objectApiName", in: "path", normalise: "caseless" }],
    response: { kind: "entity", entity: "ObjectInfo" },
    lifetime: 900000,
    entity: { name: "ObjectInfo", key: { apiName: "objectApiName" } },
    errors: { remember: [404], lifetime: 900000 },
    batch: { with: "getObjectInfos", join: { objectApiName: "objectApiNames" }, union: [] },
    conditional: true,
  },
  accepts: validateGetObjectInfo,
};

/** Configuration of {@link getObjectInfoDirectory}. */
export interface GetObjectInfoDirectoryConfig {
}

/** Answer of {@link getObjectInfoDirectory}. */
export type GetObjectInfoDirectoryData = ObjectInfoDirectory;

/** Codes of the server's errors, see {@link getObjectInfoDirectory}. */
export type GetObjectInfoDirectoryErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the directory of objects.
 *
 * Every object that this interface serves, in short.
 *
 * Lifetime: DirectoryEntry.
 */
export const getObjectInfoDirectory: ReadOperation<GetObjectInfoDirectoryConfig, GetObjectInfoDirectoryData, unknown, GetObjectInfoDirectoryErrorCode> = {
  table: {
    kind: "read",
    id: "getObjectInfoDirectory",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/object-info",
    parameters: [],
    response: { kind: "plain", is: "object" },
    lifetime: 2592000000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetObjectInfoDirectory,
};

/** Configuration of {@link getObjectInfos}. */
export interface GetObjectInfosConfig {
  /** API names of the objects. */
  readonly objectApiNames: readonly string[];
}

/** Answer of {@link getObjectInfos}. */
export type GetObjectInfosData = ObjectInfoBatchResults;

/** Codes of the server's errors, see {@link getObjectInfos}. */
export type GetObjectInfosErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the information of several objects.
 *
 * One result for each object, each with its own status.
 *
 * Lifetime: ObjectInfo.
 */
export const getObjectInfos: ReadOperation<GetObjectInfosConfig, GetObjectInfosData, unknown, GetObjectInfosErrorCode> = {
  table: {
    kind: "read",
    id: "getObjectInfos",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/object-info/batch/{objectApiNames}",
    parameters: [{ name: "objectApiNames", in: "path", list: "csv", normalise: "caseless" }],
    response: {
      kind: "object",
      members: {
        results: {
          kind: "list",
          items: {
            kind: "object",
            members: { result: { kind: "entity", entity: "ObjectInfo", or: "any" } },
          },
        },
      },
    },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 900000 },
    items: {
      at: "results",
      status: "statusCode",
      value: "result",
      by: ["objectApiNames"],
      errors: 900000,
      longest: 2000,
      most: 100,
      alone: { operation: "getObjectInfo", members: ["objectApiName"] },
    },
  },
  accepts: validateGetObjectInfos,
  traits: {
    itemResults: true,
  },
};

/** Configuration of {@link getPicklistValues}. */
export interface GetPicklistValuesConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** Id of the record type; 012000000000000AAA is the master record type. */
  readonly recordTypeId: string;
  /** API name of the field. */
  readonly fieldApiName: string;
}

/** Answer of {@link getPicklistValues}. */
export type GetPicklistValuesData = PicklistValues;

/** Codes of the server's errors, see {@link getPicklistValues}. */
export type GetPicklistValuesErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the picklist values of one field.
 *
 * The values that the field can take under a record type.
 *
 * Lifetime: Picklist.
 */
export const getPicklistValues: ReadOperation<GetPicklistValuesConfig, GetPicklistValuesData, unknown, GetPicklistValuesErrorCode> = {
  table: {
    kind: "read",
    id: "getPicklistValues",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "recordTypeId", in: "path", normalise: "id18" },
      { name: "fieldApiName", in: "path", normalise: "caseless" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 900000 },
    conditional: true,
  },
  accepts: validateGetPicklistValues,
};

/** Configuration of {@link getPicklistValuesByRecordType}. */
export interface GetPicklistValuesByRecordTypeConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** Id of the record type; 012000000000000AAA is the master record type. */
  readonly recordTypeId: string;
}

/** Answer of {@link getPicklistValuesByRecordType}. */
export type GetPicklistValuesByRecordTypeData = PicklistValuesCollection;

/** Codes of the server's errors, see {@link getPicklistValuesByRecordType}. */
export type GetPicklistValuesByRecordTypeErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read all picklist values of a record type.
 *
 * The values of every picklist field of an object, as far as the record type allows them.
 *
 * Lifetime: Picklist.
 */
export const getPicklistValuesByRecordType: ReadOperation<GetPicklistValuesByRecordTypeConfig, GetPicklistValuesByRecordTypeData, unknown, GetPicklistValuesByRecordTypeErrorCode> = {
  table: {
    kind: "read",
    id: "getPicklistValuesByRecordType",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "recordTypeId", in: "path", normalise: "id18" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 900000 },
    conditional: true,
  },
  accepts: validateGetPicklistValuesByRecordType,
};
