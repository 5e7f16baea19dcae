// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { ActionOverrides, Actions, ActionsBatchResults, FormulaActivations, QuickActionDefaults, QuickActionInfo, QuickActionLayout, RelatedListActionsParameters } from '../schemas.gen.ts';
import { validateGetActionOverrides, validateGetFormulaActivations, validateGetGlobalActions, validateGetListViewActions, validateGetListViewRecordActions, validateGetLookupActions, validateGetMruListActions, validateGetObjectCreateActions, validateGetQuickActionDefaults, validateGetQuickActionInfo, validateGetQuickActionLayout, validateGetRecordActions, validateGetRecordEditActions, validateGetRelatedListActions, validateGetRelatedListRecordActions, validateGetRelatedListsActions } from '../validators/ui-api-actions.gen.js';

/** Configuration of {@link getActionOverrides}. */
export interface GetActionOverridesConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** True when only overrides of the default template are wanted. */
  readonly defaultTemplateOnly?: boolean | undefined;
  /** Kind of override. */
  readonly type?: string | undefined;
}

/** Answer of {@link getActionOverrides}. */
export type GetActionOverridesData = ActionOverrides;

/** Codes of the server's errors, see {@link getActionOverrides}. */
export type GetActionOverridesErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read action overrides.
 *
 * The overrides of an object's standard actions.
 *
 * Lifetime: ActionOverrides.
 */
export const getActionOverrides: ReadOperation<GetActionOverridesConfig, GetActionOverridesData, unknown, GetActionOverridesErrorCode> = {
  table: {
    kind: "read",
    id: "getActionOverrides",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/overrides/{objectApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "defaultTemplateOnly", in: "query" },
      { name: "type", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 2592000000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetActionOverrides,
};

/** Configuration of {@link getFormulaActivations}. */
export interface GetFormulaActivationsConfig {
  /** The feature whose formulas are evaluated. */
  readonly actionFeature: string;
  /** The application. */
  readonly application?: string | undefined;
  /** API names of the objects. */
  readonly objectApiNames?: readonly string[] | undefined;
}

/** Answer of {@link getFormulaActivations}. */
export type GetFormulaActivationsData = FormulaActivations;

/** Codes of the server's errors, see {@link getFormulaActivations}. */
export type GetFormulaActivationsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read formula activations.
 *
 * Which parts of a page are active, by formula.
 *
 * Lifetime: FormulaActivations.
 */
export const getFormulaActivations: ReadOperation<GetFormulaActivationsConfig, GetFormulaActivationsData, unknown, GetFormulaActivationsErrorCode> = {
  table: {
    kind: "read",
    id: "getFormulaActivations",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/formula-activation/{actionFeature}",
    parameters: [
      { name: "actionFeature", in: "path" },
      { name: "application", in: "query" },
      { name: "objectApiNames", in: "query", list: "csv", normalise: "caseless" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetFormulaActivations,
};

/** Configuration of {@link getGlobalActions}. */
export interface GetGlobalActionsConfig {
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[] | undefined;
  /** API names of actions. */
  readonly apiNames?: readonly string[] | undefined;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Which actions: those of the page layout or all. */
  readonly retrievalMode?: string | undefined;
  /** Parts of the page. */
  readonly sections?: readonly string[] | undefined;
}

/** Answer of {@link getGlobalActions}. */
export type GetGlobalActionsData = Actions;

/** Codes of the server's errors, see {@link getGlobalActions}. */
export type GetGlobalActionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read global actions.
 *
 * The actions that are offered everywhere.
 *
 * Lifetime: Actions.
 */
export const getGlobalActions: ReadOperation<GetGlobalActionsConfig, GetGlobalActionsData, unknown, GetGlobalActionsErrorCode> = {
  table: {
    kind: "read",
    id: "getGlobalActions",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/global",
    parameters: [
      { name: "actionTypes", in: "query", list: "csv" },
      { name: "apiNames", in: "query", list: "csv" },
      { name: "formFactor", in: "query" },
      { name: "retrievalMode", in: "query" },
      { name: "sections", in: "query", list: "csv" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetGlobalActions,
};

/** Configuration of {@link getListViewActions}. */
export interface GetListViewActionsConfig {
  /** Ids of the list views. */
  readonly listViewIds: readonly string[];
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[] | undefined;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Parts of the page. */
  readonly sections?: readonly string[] | undefined;
}

/** Answer of {@link getListViewActions}. */
export type GetListViewActionsData = Actions;

/** Codes of the server's errors, see {@link getListViewActions}. */
export type GetListViewActionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the actions of list views.
 *
 * The actions in the headers of list views.
 *
 * Lifetime: Actions.
 */
export const getListViewActions: ReadOperation<GetListViewActionsConfig, GetListViewActionsData, unknown, GetListViewActionsErrorCode> = {
  table: {
    kind: "read",
    id: "getListViewActions",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/list-view/{listViewIds}",
    parameters: [
      { name: "listViewIds", in: "path", list: "csv", normalise: "id18" },
      { name: "actionTypes", in: "query", list: "csv" },
      { name: "formFactor", in: "query" },
      { name: "sections", in: "query", list: "csv" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetListViewActions,
};

/** Configuration of {@link getListViewRecordActions}. */
export interface GetListViewRecordActionsConfig {
  /** Ids of the records. */
  readonly recordIds: readonly string[];
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[] | undefined;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Parts of the page. */
  readonly sections?: readonly string[] | undefined;
}

/** Answer of {@link getListViewRecordActions}. */
export type GetListViewRecordActionsData = Actions;

/** Codes of the server's errors, see {@link getListViewRecordActions}. */
export type GetListViewRecordActionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the actions of records in list views.
 *
 * The actions that records offer in a list view.
 *
 * Lifetime: Actions.
 */
export const getListViewRecordActions: ReadOperation<GetListViewRecordActionsConfig, GetListViewRecordActionsData, unknown, GetListViewRecordActionsErrorCode> = {
  table: {
    kind: "read",
    id: "getListViewRecordActions",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/list-view-record/{recordIds}",
    parameters: [
      { name: "recordIds", in: "path", list: "csv", normalise: "id18" },
      { name: "actionTypes", in: "query", list: "csv" },
      { name: "formFactor", in: "query" },
      { name: "sections", in: "query", list: "csv" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetListViewRecordActions,
};

/** Configuration of {@link getLookupActions}. */
export interface GetLookupActionsConfig {
  /** API names of the objects. */
  readonly objectApiNames: readonly string[];
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[] | undefined;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Parts of the page. */
  readonly sections?: readonly string[] | undefined;
}

/** Answer of {@link getLookupActions}. */
export type GetLookupActionsData = Actions;

/** Codes of the server's errors, see {@link getLookupActions}. */
export type GetLookupActionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the actions of lookups.
 *
 * The actions that a lookup of these objects offers.
 *
 * Lifetime: Actions.
 */
export const getLookupActions: ReadOperation<GetLookupActionsConfig, GetLookupActionsData, unknown, GetLookupActionsErrorCode> = {
  table: {
    kind: "read",
    id: "getLookupActions",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/lookup/{objectApiNames}",
    parameters: [
      { name: "objectApiNames", in: "path", list: "csv", normalise: "caseless" },
      { name: "actionTypes", in: "query", list: "csv" },
      { name: "formFactor", in: "query" },
      { name: "sections", in: "query", list: "csv" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetLookupActions,
};

/** Configuration of {@link getMruListActions}. */
export interface GetMruListActionsConfig {
  /** API names of the objects. */
  readonly objectApiNames: readonly string[];
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[] | undefined;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Parts of the page. */
  readonly sections?: readonly string[] | undefined;
}

/** Answer of {@link getMruListActions}. */
export type GetMruListActionsData = Actions;

/** Codes of the server's errors, see {@link getMruListActions}. */
export type GetMruListActionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the actions of the recently used records.
 *
 * The actions in the headers of the lists of recently used records.
 *
 * Lifetime: Actions.
 */
export const getMruListActions: ReadOperation<GetMruListActionsConfig, GetMruListActionsData, unknown, GetMruListActionsErrorCode> = {
  table: {
    kind: "read",
    id: "getMruListActions",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/mru-list/{objectApiNames}",
    parameters: [
      { name: "objectApiNames", in: "path", list: "csv", normalise: "caseless" },
      { name: "actionTypes", in: "query", list: "csv" },
      { name: "formFactor", in: "query" },
      { name: "sections", in: "query", list: "csv" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetMruListActions,
};

/** Configuration of {@link getObjectCreateActions}. */
export interface GetObjectCreateActionsConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[] | undefined;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Parts of the page. */
  readonly sections?: readonly string[] | undefined;
}

/** Answer of {@link getObjectCreateActions}. */
export type GetObjectCreateActionsData = Actions;

/** Codes of the server's errors, see {@link getObjectCreateActions}. */
export type GetObjectCreateActionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the actions while a record is created.
 *
 * The actions that the form of a new record offers.
 *
 * Lifetime: Actions.
 */
export const getObjectCreateActions: ReadOperation<GetObjectCreateActionsConfig, GetObjectCreateActionsData, unknown, GetObjectCreateActionsErrorCode> = {
  table: {
    kind: "read",
    id: "getObjectCreateActions",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/object/{objectApiName}/record-create",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "actionTypes", in: "query", list: "csv" },
      { name: "formFactor", in: "query" },
      { name: "sections", in: "query", list: "csv" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetObjectCreateActions,
};

/** Configuration of {@link getQuickActionDefaults}. */
export interface GetQuickActionDefaultsConfig {
  /** API name of the action. */
  readonly actionApiName: string;
  /** Qualified names of fields that are returned where they exist and the user may see them. */
  readonly optionalFields?: readonly string[] | undefined;
  /** Id of the record that the action acts on. */
  readonly parentRecordId?: string | undefined;
}

/** Answer of {@link getQuickActionDefaults}. */
export type GetQuickActionDefaultsData = QuickActionDefaults;

/** Codes of the server's errors, see {@link getQuickActionDefaults}. */
export type GetQuickActionDefaultsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the defaults of a quick action's form.
 *
 * The values with which the form starts.
 *
 * Lifetime: QuickActionDefaults.
 */
export const getQuickActionDefaults: ReadOperation<GetQuickActionDefaultsConfig, GetQuickActionDefaultsData, unknown, GetQuickActionDefaultsErrorCode> = {
  table: {
    kind: "read",
    id: "getQuickActionDefaults",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/record-defaults/{actionApiName}",
    parameters: [
      { name: "actionApiName", in: "path" },
      { name: "optionalFields", in: "query", list: "csv" },
      { name: "parentRecordId", in: "query", normalise: "id18" },
    ],
    response: {
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
    lifetime: 30000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetQuickActionDefaults,
};

/** Configuration of {@link getQuickActionInfo}. */
export interface GetQuickActionInfoConfig {
  /** API name of the action. */
  readonly actionApiName: string;
  /** Id of the record that the action acts on. */
  readonly parentRecordId?: string | undefined;
}

/** Answer of {@link getQuickActionInfo}. */
export type GetQuickActionInfoData = QuickActionInfo;

/** Codes of the server's errors, see {@link getQuickActionInfo}. */
export type GetQuickActionInfoErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the information of a quick action.
 *
 * The behaviour and the looks of a quick action.
 *
 * Lifetime: QuickActionInfo.
 */
export const getQuickActionInfo: ReadOperation<GetQuickActionInfoConfig, GetQuickActionInfoData, unknown, GetQuickActionInfoErrorCode> = {
  table: {
    kind: "read",
    id: "getQuickActionInfo",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/quick-action-info/{actionApiName}",
    parameters: [
      { name: "actionApiName", in: "path" },
      { name: "parentRecordId", in: "query", normalise: "id18" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetQuickActionInfo,
};

/** Configuration of {@link getQuickActionLayout}. */
export interface GetQuickActionLayoutConfig {
  /** API name of the action. */
  readonly actionApiName: string;
  /** API name of the object. */
  readonly objectApiName?: string | undefined;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
}

/** Answer of {@link getQuickActionLayout}. */
export type GetQuickActionLayoutData = QuickActionLayout;

/** Codes of the server's errors, see {@link getQuickActionLayout}. */
export type GetQuickActionLayoutErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the layout of a quick action's form.
 *
 * The layout of the form.
 *
 * Lifetime: QuickActionLayout.
 */
export const getQuickActionLayout: ReadOperation<GetQuickActionLayoutConfig, GetQuickActionLayoutData, unknown, GetQuickActionLayoutErrorCode> = {
  table: {
    kind: "read",
    id: "getQuickActionLayout",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/layout/{actionApiName}",
    parameters: [
      { name: "actionApiName", in: "path" },
      { name: "objectApiName", in: "query", normalise: "caseless" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetQuickActionLayout,
};

/** Configuration of {@link getRecordActions}. */
export interface GetRecordActionsConfig {
  /** Ids of the records. */
  readonly recordIds: readonly string[];
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[] | undefined;
  /** API names of actions. */
  readonly apiNames?: readonly string[] | undefined;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Which actions: those of the page layout or all. */
  readonly retrievalMode?: string | undefined;
  /** Parts of the page. */
  readonly sections?: readonly string[] | undefined;
}

/** Answer of {@link getRecordActions}. */
export type GetRecordActionsData = Actions;

/** Codes of the server's errors, see {@link getRecordActions}. */
export type GetRecordActionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the actions of records.
 *
 * The actions that the records offer.
 *
 * Lifetime: Actions.
 */
export const getRecordActions: ReadOperation<GetRecordActionsConfig, GetRecordActionsData, unknown, GetRecordActionsErrorCode> = {
  table: {
    kind: "read",
    id: "getRecordActions",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/record/{recordIds}",
    parameters: [
      { name: "recordIds", in: "path", list: "csv", normalise: "id18" },
      { name: "actionTypes", in: "query", list: "csv" },
      { name: "apiNames", in: "query", list: "csv" },
      { name: "formFactor", in: "query" },
      { name: "retrievalMode", in: "query" },
      { name: "sections", in: "query", list: "csv" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetRecordActions,
};

/** Configuration of {@link getRecordEditActions}. */
export interface GetRecordEditActionsConfig {
  /** Ids of the records. */
  readonly recordIds: readonly string[];
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[] | undefined;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Parts of the page. */
  readonly sections?: readonly string[] | undefined;
}

/** Answer of {@link getRecordEditActions}. */
export type GetRecordEditActionsData = Actions;

/** Codes of the server's errors, see {@link getRecordEditActions}. */
export type GetRecordEditActionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the actions while records are edited.
 *
 * The actions that the form of the records offers.
 *
 * Lifetime: Actions.
 */
export const getRecordEditActions: ReadOperation<GetRecordEditActionsConfig, GetRecordEditActionsData, unknown, GetRecordEditActionsErrorCode> = {
  table: {
    kind: "read",
    id: "getRecordEditActions",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/record/{recordIds}/record-edit",
    parameters: [
      { name: "recordIds", in: "path", list: "csv", normalise: "id18" },
      { name: "actionTypes", in: "query", list: "csv" },
      { name: "formFactor", in: "query" },
      { name: "sections", in: "query", list: "csv" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetRecordEditActions,
};

/** Configuration of {@link getRelatedListActions}. */
export interface GetRelatedListActionsConfig {
  /** Ids of the records. */
  readonly recordIds: readonly string[];
  /** Name of the related list. */
  readonly relatedListId: string;
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[] | undefined;
  /** API names of actions. */
  readonly apiNames?: readonly string[] | undefined;
  /** For which size of device. */
  readonly formFactor?: string | undefined;
  /** Which actions: those of the page layout or all. */
  readonly retrievalMode?: string | undefined;
  /** Parts of the page. */
  readonly sections?: readonly string[] | undefined;
}

/** Answer of {@link getRelatedListActions}. */
export type GetRelatedListActionsData = Actions;

/** Codes of the server's errors, see {@link getRelatedListActions}. */
export type GetRelatedListActionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the actions of a related list.
 *
 * The actions that a related list of the records offers.
 *
 * Lifetime: Actions.
 */
export const getRelatedListActions: ReadOperation<GetRelatedListActionsConfig, GetRelatedListActionsData, unknown, GetRelatedListActionsErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListActions",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/actions/record/{recordIds}/related-list/{relatedListId}",
    parameters: [
      { name: "recordIds", in: "path", list: "csv", normalise: "id18" },
      { name: "relatedListId", in: "path", normalise: "caseless" },
    ],
    body: ["actionTypes", "apiNames", "formFactor", "retrievalMode", "sections"],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
  },
  accepts: validateGetRelatedListActions,
};

/** Configuration of {@link getRelatedListRecordActions}. */
export interface GetRelatedListRecordActionsConfig {
  /** Ids of the records. */
  readonly recordIds: readonly string[];
  /** Ids of the records in the related list. */
  readonly relatedListRecordIds: readonly string[];
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[] | undefined;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Parts of the page. */
  readonly sections?: readonly string[] | undefined;
}

/** Answer of {@link getRelatedListRecordActions}. */
export type GetRelatedListRecordActionsData = Actions;

/** Codes of the server's errors, see {@link getRelatedListRecordActions}. */
export type GetRelatedListRecordActionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the actions of records in a related list.
 *
 * The actions that the rows of a related list offer.
 *
 * Lifetime: Actions.
 */
export const getRelatedListRecordActions: ReadOperation<GetRelatedListRecordActionsConfig, GetRelatedListRecordActionsData, unknown, GetRelatedListRecordActionsErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListRecordActions",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}",
    parameters: [
      { name: "recordIds", in: "path", list: "csv", normalise: "id18" },
      { name: "relatedListRecordIds", in: "path", list: "csv", normalise: "id18" },
      { name: "actionTypes", in: "query", list: "csv" },
      { name: "formFactor", in: "query" },
      { name: "sections", in: "query", list: "csv" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
    conditional: true,
  },
  accepts: validateGetRelatedListRecordActions,
};

/** Configuration of {@link getRelatedListsActions}. */
export interface GetRelatedListsActionsConfig {
  /** Ids of the records. */
  readonly recordIds: readonly string[];
  /** One query for each related list. */
  readonly relatedListsActionParameters: readonly RelatedListActionsParameters[];
}

/** Answer of {@link getRelatedListsActions}. */
export type GetRelatedListsActionsData = ActionsBatchResults;

/** Codes of the server's errors, see {@link getRelatedListsActions}. */
export type GetRelatedListsActionsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the actions of several related lists.
 *
 * One result for each related list, each with its own status.
 *
 * Lifetime: Actions.
 */
export const getRelatedListsActions: ReadOperation<GetRelatedListsActionsConfig, GetRelatedListsActionsData, unknown, GetRelatedListsActionsErrorCode> = {
  table: {
    kind: "read",
    id: "getRelatedListsActions",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/actions/record/{recordIds}/related-list/batch",
    parameters: [{ name: "recordIds", in: "path", list: "csv", normalise: "id18" }],
    body: ["relatedListsActionParameters"],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 300000 },
    items: {
      at: "results",
      status: "statusCode",
      value: "result",
      by: ["relatedListsActionParameters"],
      errors: 300000,
    },
  },
  accepts: validateGetRelatedListsActions,
  traits: {
    itemResults: true,
  },
};
