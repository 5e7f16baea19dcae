// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { KeyedItems, ReadOperation } from '../../spec/operation.ts';
import type { RecordAvatarBatch } from '../schemas.gen.ts';
import { validateGetRecordAvatars } from '../validators/ui-api-record-avatars.gen.js';

/** Configuration of {@link getRecordAvatars}. */
export interface GetRecordAvatarsConfig {
  /** Ids of the records. */
  readonly recordIds: readonly string[];
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
}

/** Answer of {@link getRecordAvatars}. */
export type GetRecordAvatarsData = KeyedItems<RecordAvatarBatch, 'results'>;

/** Codes of the server's errors, see {@link getRecordAvatars}. */
export type GetRecordAvatarsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the avatars of records.
 *
 * The picture of each record, each with its own status.
 *
 * Lifetime: Avatar.
 */
export const getRecordAvatars: ReadOperation<GetRecordAvatarsConfig, GetRecordAvatarsData, unknown, GetRecordAvatarsErrorCode> = {
  table: {
    kind: "read",
    id: "getRecordAvatars",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/record-avatars/batch/{recordIds}",
    parameters: [
      { name: "recordIds", in: "path", list: "csv", normalise: "id18" },
      { name: "formFactor", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 3600000 },
    items: {
      at: "results",
      status: "statusCode",
      value: "result",
      by: ["recordIds"],
      errors: 3600000,
      keyed: true,
      merge: true,
      placeholder: { type: "Theme", backgroundColor: "dddbda", iconUrl: "" },
    },
  },
  accepts: validateGetRecordAvatars,
  traits: {
    keptItems: [
      {
        at: [],
        property: "statusCode",
        known: ["200", "400", "404"],
        otherwise: "Invalid discriminatorValue \"{value}\". Expected one of \"200\",\"400\",\"404\"",
      },
      {
        at: ["result"],
        property: "type",
        known: ["Photo", "Theme"],
        otherwise: "Invalid discriminatorValue \"{value}\". Expected one of \"Photo\",\"Theme\"",
      },
    ],
  },
};
