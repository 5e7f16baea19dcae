// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { LayoutMode, LayoutType, RecordUi } from '../schemas.gen.ts';
import { validateGetRecordUi } from '../validators/ui-api-record-ui.gen.js';

/** Configuration of {@link getRecordUi}. */
export interface GetRecordUiConfig {
  /** Ids of the records. */
  readonly recordIds: readonly string[];
  /** Layouts that are wanted. */
  readonly layoutTypes: readonly LayoutType[];
  /** Modes of those layouts. */
  readonly modes: readonly LayoutMode[];
  /** Qualified names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Names of child relations whose records are wanted, too. */
  readonly childRelationships?: readonly string[] | undefined;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
}

/** Answer of {@link getRecordUi}. */
export type GetRecordUiData = RecordUi;

/** Codes of the server's errors, see {@link getRecordUi}. */
export type GetRecordUiErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read records with what is needed to show them.
 *
 * Records with their layouts and object information.
 *
 * Lifetime: RecordUi.
 */
export const getRecordUi: ReadOperation<GetRecordUiConfig, GetRecordUiData, unknown, GetRecordUiErrorCode> = {
  table: {
    kind: "read",
    id: "getRecordUi",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/record-ui/{recordIds}",
    parameters: [
      { name: "recordIds", in: "path", list: "csv", normalise: "id18" },
      { name: "layoutTypes", in: "query", list: "csv" },
      { name: "modes", in: "query", list: "csv" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "childRelationships", in: "query", list: "csv" },
      { name: "formFactor", in: "query" },
      { name: "pageSize", in: "query" },
    ],
    response: {
      kind: "object",
      members: {
        layoutUserStates: { kind: "map", values: { kind: "entity", entity: "LayoutUserState" } },
        objectInfos: { kind: "map", values: { kind: "entity", entity: "ObjectInfo" } },
        records: { kind: "map", values: { kind: "entity", entity: "RecordRepresentation" } },
      },
    },
    lifetime: 30000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetRecordUi,
};
