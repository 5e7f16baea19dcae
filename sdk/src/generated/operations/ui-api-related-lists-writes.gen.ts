// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { ListOrderInput, RelatedListColumnPreferencesInput, RelatedListInfo, RelatedListPreferences } from '../schemas.gen.ts';
import { validateUpdateRelatedListInfo, validateUpdateRelatedListPreferences } from '../validators/ui-api-related-lists-writes.gen.js';

/** Configuration of {@link updateRelatedListInfo}. */
export interface UpdateRelatedListInfoConfig {
  /** API name of the parent's object. */
  readonly parentObjectApiName: string;
  /** Name of the related list. */
  readonly relatedListId: string;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
  /** Sort order, the first column first. */
  readonly orderedByInfo?: readonly ListOrderInput[] | undefined;
  readonly userPreferences?: RelatedListColumnPreferencesInput | undefined;
}

/** Answer of {@link updateRelatedListInfo}. */
export type UpdateRelatedListInfoData = RelatedListInfo;

/** Codes of the server's errors, see {@link updateRelatedListInfo}. */
export type UpdateRelatedListInfoErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Change a related list.
 *
 * Saves order and column preferences and answers the information.
 *
 * Throws "Invalid config for "updateRelatedListInfo"" when the configuration is refused.
 */
export const updateRelatedListInfo: WriteOperation<UpdateRelatedListInfoConfig, UpdateRelatedListInfoData, unknown, UpdateRelatedListInfoErrorCode> = {
  table: {
    kind: "write",
    id: "updateRelatedListInfo",
    api: "ui-api",
    method: "PATCH",
    path: "/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}",
    parameters: [
      { name: "parentObjectApiName", in: "path", normalise: "caseless" },
      { name: "relatedListId", in: "path", normalise: "caseless" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    body: ["orderedByInfo", "userPreferences"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"updateRelatedListInfo\"",
    invalidates: [
      {
        operation: "getRelatedListInfo",
        match: { parentObjectApiName: "config.parentObjectApiName", relatedListId: "config.relatedListId" },
      },
      {
        operation: "getRelatedListInfoBatch",
        match: { parentObjectApiName: "config.parentObjectApiName" },
      },
      { operation: "getRelatedListRecords", match: { relatedListId: "config.relatedListId" } },
      { operation: "getRelatedListRecordsByUrl", match: { relatedListId: "config.relatedListId" } },
      { operation: "getRelatedListRecordsBatch" },
    ],
  },
  accepts: validateUpdateRelatedListInfo,
};

/** Configuration of {@link updateRelatedListPreferences}. */
export interface UpdateRelatedListPreferencesConfig {
  /** Id of the preferences. */
  readonly preferencesId: string;
  /** Width by field name in pixels; -1 is the default. */
  readonly columnWidths?: { readonly [key: string]: number } | undefined;
  /** The fields whose text wraps, by name. */
  readonly columnWrap?: { readonly [key: string]: boolean } | undefined;
  /** Sort order, the first column first. */
  readonly orderedBy?: readonly ListOrderInput[] | undefined;
}

/** Answer of {@link updateRelatedListPreferences}. */
export type UpdateRelatedListPreferencesData = RelatedListPreferences;

/** Codes of the server's errors, see {@link updateRelatedListPreferences}. */
export type UpdateRelatedListPreferencesErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Change the preferences of a related list.
 *
 * Saves widths, wrapping and order, and answers all preferences.
 *
 * Throws "Invalid config for "updateRelatedListPreferences"" when the configuration is refused.
 */
export const updateRelatedListPreferences: WriteOperation<UpdateRelatedListPreferencesConfig, UpdateRelatedListPreferencesData, unknown, UpdateRelatedListPreferencesErrorCode> = {
  table: {
    kind: "write",
    id: "updateRelatedListPreferences",
    api: "ui-api",
    method: "PATCH",
    path: "/ui-api/related-list-preferences/{preferencesId}",
    parameters: [{ name: "preferencesId", in: "path" }],
    body: ["columnWidths", "columnWrap", "orderedBy"],
    response: { kind: "entity", entity: "RelatedListPreferences" },
    otherwise: "Invalid config for \"updateRelatedListPreferences\"",
    optimistic: {
      entity: "RelatedListPreferences",
      key: { preferencesId: "preferencesId" },
      members: { columnWidths: "columnWidths", columnWrap: "columnWrap" },
    },
    invalidates: [
      { operation: "getRelatedListInfo" },
      { operation: "getRelatedListInfoBatch" },
      { operation: "getRelatedListRecords" },
      { operation: "getRelatedListRecordsByUrl" },
      { operation: "getRelatedListRecordsBatch" },
    ],
  },
  accepts: validateUpdateRelatedListPreferences,
};
