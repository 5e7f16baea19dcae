// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { RecordCloneTemplate, RecordDefaults, RecordTemplate } from '../schemas.gen.ts';
import { getObjectInfo } from './ui-api-object-info.gen.ts';
import { validateGetRecordCloneDefaults, validateGetRecordCreateDefaults, validateGetRecordTemplateClone, validateGetRecordTemplateCreate } from '../validators/ui-api-record-defaults.gen.js';

/** Configuration of {@link getRecordCloneDefaults}. */
export interface GetRecordCloneDefaultsConfig {
  /** Id of the record, 15 or 18 characters. */
  readonly recordId: string;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Qualified names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Id of the record type. Absent for that of the record. */
  readonly recordTypeId?: string | undefined;
}

/** Answer of {@link getRecordCloneDefaults}. */
export type GetRecordCloneDefaultsData = RecordDefaults;

/** Codes of the server's errors, see {@link getRecordCloneDefaults}. */
export type GetRecordCloneDefaultsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the defaults of a copy.
 *
 * Values of a record, layout and object information for the form of its copy.
 *
 * Lifetime: CloneTemplate.
 */
export const getRecordCloneDefaults: ReadOperation<GetRecordCloneDefaultsConfig, GetRecordCloneDefaultsData, unknown, GetRecordCloneDefaultsErrorCode> = {
  table: {
    kind: "read",
    id: "getRecordCloneDefaults",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/record-defaults/clone/{recordId}",
    parameters: [
      { name: "recordId", in: "path", normalise: "id18" },
      { name: "formFactor", in: "query" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    response: {
      kind: "object",
      members: {
        objectInfos: { kind: "map", values: { kind: "entity", entity: "ObjectInfo" } },
        record: { kind: "entity", entity: "RecordRepresentation" },
      },
    },
    lifetime: 1000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetRecordCloneDefaults,
};

/** Configuration of {@link getRecordCreateDefaults}. */
export interface GetRecordCreateDefaultsConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Qualified names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
}

/** Answer of {@link getRecordCreateDefaults}. */
export type GetRecordCreateDefaultsData = RecordDefaults;

/** Codes of the server's errors, see {@link getRecordCreateDefaults}. */
export type GetRecordCreateDefaultsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the defaults of a new record.
 *
 * Values, layout and object information for the form of a new record.
 *
 * Lifetime: CreateDefaults.
 */
export const getRecordCreateDefaults: ReadOperation<GetRecordCreateDefaultsConfig, GetRecordCreateDefaultsData, unknown, GetRecordCreateDefaultsErrorCode> = {
  table: {
    kind: "read",
    id: "getRecordCreateDefaults",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/record-defaults/create/{objectApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "formFactor", in: "query" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    response: {
      kind: "object",
      members: {
        objectInfos: { kind: "map", values: { kind: "entity", entity: "ObjectInfo" } },
        record: { kind: "entity", entity: "RecordRepresentation" },
      },
    },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetRecordCreateDefaults,
};

/** Configuration of {@link getRecordTemplateClone}. */
export interface GetRecordTemplateCloneConfig {
  /** Id of the record, 15 or 18 characters. */
  readonly recordId: string;
  /** Names of fields that are wanted; without them there are none. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
}

/** Answer of {@link getRecordTemplateClone}. */
export type GetRecordTemplateCloneData = RecordCloneTemplate;

/** Codes of the server's errors, see {@link getRecordTemplateClone}. */
export type GetRecordTemplateCloneErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the template of a copy.
 *
 * Values for a copy of a record. CloneSourceId is always asked for.
 *
 * Lifetime: CloneTemplate.
 */
export const getRecordTemplateClone: ReadOperation<GetRecordTemplateCloneConfig, GetRecordTemplateCloneData, unknown, GetRecordTemplateCloneErrorCode> = {
  table: {
    kind: "read",
    id: "getRecordTemplateClone",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/record-defaults/template/clone/{recordId}",
    parameters: [
      { name: "recordId", in: "path", normalise: "id18" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    always: { optionalFields: ["CloneSourceId"] },
    response: {
      kind: "object",
      members: {
        objectInfos: { kind: "map", values: { kind: "entity", entity: "ObjectInfo" } },
        record: {
          kind: "object",
          members: {
            fields: {
              kind: "map",
              values: {
                kind: "object",
                members: { value: { kind: "entity", entity: "RecordRepresentation", or: "any" } },
              },
            },
          },
        },
      },
    },
    lifetime: 1000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetRecordTemplateClone,
};

/** Configuration of {@link getRecordTemplateCreate}. */
export interface GetRecordTemplateCreateConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** Qualified names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
}

/** Answer of {@link getRecordTemplateCreate}. */
export type GetRecordTemplateCreateData = RecordTemplate;

/** Codes of the server's errors, see {@link getRecordTemplateCreate}. */
export type GetRecordTemplateCreateErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the template of a new record.
 *
 * Default values of a new record. Without a record type it is the object's default one.
 *
 * Lifetime: CreateTemplate.
 */
export const getRecordTemplateCreate: ReadOperation<GetRecordTemplateCreateConfig, GetRecordTemplateCreateData, unknown, GetRecordTemplateCreateErrorCode> = {
  table: {
    kind: "read",
    id: "getRecordTemplateCreate",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/record-defaults/template/create/{objectApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    response: {
      kind: "object",
      members: {
        objectInfos: { kind: "map", values: { kind: "entity", entity: "ObjectInfo" } },
        record: {
          kind: "object",
          members: {
            fields: {
              kind: "map",
              values: {
                kind: "object",
                members: { value: { kind: "entity", entity: "RecordRepresentation", or: "any" } },
              },
            },
          },
        },
      },
    },
    lifetime: 1000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetRecordTemplateCreate,
  traits: {
    borrowedDefaults: [{ member: "recordTypeId", read: getObjectInfo, with: { objectApiName: "objectApiName" }, take: "defaultRecordTypeId" }],
  },
};
