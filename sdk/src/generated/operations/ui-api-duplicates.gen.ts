// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Duplicates, DuplicatesConfiguration, FieldInputs } from '../schemas.gen.ts';
import { validateFindDuplicates, validateGetDuplicateConfiguration } from '../validators/ui-api-duplicates.gen.js';

/** Configuration of {@link findDuplicates}. */
export interface FindDuplicatesConfig {
  /** True when it would be saved although a duplicate was found. */
  readonly allowSaveOnDuplicate?: boolean | undefined;
  readonly apiName: string;
  readonly fields: FieldInputs;
}

/** Answer of {@link findDuplicates}. */
export type FindDuplicatesData = Duplicates;

/** Codes of the server's errors, see {@link findDuplicates}. */
export type FindDuplicatesErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Look for duplicates of a record before it is saved.
 *
 * Compares the values with the records there are.
 *
 * Lifetime: DuplicateCheck.
 */
export const findDuplicates: ReadOperation<FindDuplicatesConfig, FindDuplicatesData, unknown, FindDuplicatesErrorCode> = {
  table: {
    kind: "read",
    id: "findDuplicates",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/predupe",
    parameters: [],
    body: ["allowSaveOnDuplicate", "apiName", "fields"],
    response: { kind: "plain", is: "object" },
    lifetime: 30000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateFindDuplicates,
};

/** Configuration of {@link getDuplicateConfiguration}. */
export interface GetDuplicateConfigurationConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
}

/** Answer of {@link getDuplicateConfiguration}. */
export type GetDuplicateConfigurationData = DuplicatesConfiguration;

/** Codes of the server's errors, see {@link getDuplicateConfiguration}. */
export type GetDuplicateConfigurationErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read how duplicates are found.
 *
 * The rules that find duplicates of an object.
 *
 * Lifetime: DuplicatesConfiguration.
 */
export const getDuplicateConfiguration: ReadOperation<GetDuplicateConfigurationConfig, GetDuplicateConfigurationData, unknown, GetDuplicateConfigurationErrorCode> = {
  table: {
    kind: "read",
    id: "getDuplicateConfiguration",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/duplicates/{objectApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetDuplicateConfiguration,
};
