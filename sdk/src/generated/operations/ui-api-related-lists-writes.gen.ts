// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { RelatedListInfo, RelatedListPreferences } from '../schemas.gen.ts';
import type { operations } from '../types/ui-api.gen.ts';
import { validateUpdateRelatedListInfo, validateUpdateRelatedListPreferences } from '../validators/ui-api-related-lists-writes.gen.js';

/** Configuration of {@link updateRelatedListInfo}. */
export interface UpdateRelatedListInfoConfig {
  /** API name of the parent's object. */
  readonly parentObjectApiName: Exclude<NonNullable<operations['updateRelatedListInfo']['parameters']['path']>['parentObjectApiName'], undefined>;
  /** Name of the related list. */
  readonly relatedListId: Exclude<NonNullable<operations['updateRelatedListInfo']['parameters']['path']>['relatedListId'], undefined>;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: NonNullable<operations['updateRelatedListInfo']['parameters']['query']>['recordTypeId'] | undefined;
  /** Sort order, the first column first. */
  readonly orderedByInfo?: NonNullable<operations['updateRelatedListInfo']['requestBody']>['content']['application/json']['orderedByInfo'] | undefined;
  readonly userPreferences?: NonNullable<operations['updateRelatedListInfo']['requestBody']>['content']['application/json']['userPreferences'] | undefined;
}

/** Answer of {@link updateRelatedListInfo}. */
export type UpdateRelatedListInfoData = RelatedListInfo;

/**
 * Change a related list.
 *
 * Saves order and column preferences and answers the information.
 *
 * Throws "Invalid config for "updateRelatedListInfo"" when the configuration is refused.
 */
export const updateRelatedListInfo: WriteOperation<UpdateRelatedListInfoConfig, UpdateRelatedListInfoData> = {
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
      { operation: "getRelatedListRecordsBatch" },
    ],
  },
  accepts: validateUpdateRelatedListInfo,
};

/** Configuration of {@link updateRelatedListPreferences}. */
export interface UpdateRelatedListPreferencesConfig {
  /** Id of the preferences. */
  readonly preferencesId: Exclude<NonNullable<operations['updateRelatedListPreferences']['parameters']['path']>['preferencesId'], undefined>;
  /** Width by field name in pixels; -1 is the default. */
  readonly columnWidths?: NonNullable<operations['updateRelatedListPreferences']['requestBody']>['content']['application/json']['columnWidths'] | undefined;
  /** The fields whose text wraps, by name. */
  readonly columnWrap?: NonNullable<operations['updateRelatedListPreferences']['requestBody']>['content']['application/json']['columnWrap'] | undefined;
  /** Sort order, the first column first. */
  readonly orderedBy?: NonNullable<operations['updateRelatedListPreferences']['requestBody']>['content']['application/json']['orderedBy'] | undefined;
}

/** Answer of {@link updateRelatedListPreferences}. */
export type UpdateRelatedListPreferencesData = RelatedListPreferences;

/**
 * Change the preferences of a related list.
 *
 * Saves widths, wrapping and order, and answers all preferences.
 *
 * Throws "Invalid config for "updateRelatedListPreferences"" when the configuration is refused.
 */
export const updateRelatedListPreferences: WriteOperation<UpdateRelatedListPreferencesConfig, UpdateRelatedListPreferencesData> = {
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
      { operation: "getRelatedListRecordsBatch" },
    ],
  },
  accepts: validateUpdateRelatedListPreferences,
};
