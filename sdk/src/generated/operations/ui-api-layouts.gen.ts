// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Layout, LayoutUserState, PathLayout } from '../schemas.gen.ts';
import { validateGetLayout, validateGetLayoutUserState, validateGetPathLayout } from '../validators/ui-api-layouts.gen.js';

/** Configuration of {@link getLayout}. */
export interface GetLayoutConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** The extent of the layout, all fields or only the most important ones. */
  readonly layoutType?: "Full" | "Compact" | undefined;
  /** The mode of the layout. */
  readonly mode?: "View" | "Edit" | "Create" | undefined;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
}

/** Answer of {@link getLayout}. */
export type GetLayoutData = Layout;

/** Codes of the server's errors, see {@link getLayout}. */
export type GetLayoutErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read a layout.
 *
 * The arrangement of the fields of a record of this type for the user.
 *
 * Lifetime: Layout.
 */
export const getLayout: ReadOperation<GetLayoutConfig, GetLayoutData, unknown, GetLayoutErrorCode> = {
  table: {
    kind: "read",
    id: "getLayout",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/layout/{objectApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "formFactor", in: "query" },
      { name: "layoutType", in: "query" },
      { name: "mode", in: "query" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    defaults: { recordTypeId: "012000000000000AAA", layoutType: "Full", mode: "View" },
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetLayout,
};

/** Configuration of {@link getLayoutUserState}. */
export interface GetLayoutUserStateConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** The extent of the layout, all fields or only the most important ones. */
  readonly layoutType?: "Full" | "Compact" | undefined;
  /** The mode of the layout. */
  readonly mode?: "View" | "Edit" | "Create" | undefined;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
}

/** Answer of {@link getLayoutUserState}. */
export type GetLayoutUserStateData = LayoutUserState;

/** Codes of the server's errors, see {@link getLayoutUserState}. */
export type GetLayoutUserStateErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read which sections of a layout are closed.
 *
 * The state of the sections as the user left them.
 *
 * Lifetime: LayoutUserState.
 */
export const getLayoutUserState: ReadOperation<GetLayoutUserStateConfig, GetLayoutUserStateData, unknown, GetLayoutUserStateErrorCode> = {
  table: {
    kind: "read",
    id: "getLayoutUserState",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/layout/{objectApiName}/user-state",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "layoutType", in: "query" },
      { name: "mode", in: "query" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    defaults: { layoutType: "Full", mode: "View" },
    response: { kind: "entity", entity: "LayoutUserState" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetLayoutUserState,
};

/** Configuration of {@link getPathLayout}. */
export interface GetPathLayoutConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Which layout replaces the usual one. */
  readonly layoutOverride: string;
  /** The mode of the layout. */
  readonly mode?: "View" | "Edit" | "Create" | undefined;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
}

/** Answer of {@link getPathLayout}. */
export type GetPathLayoutData = PathLayout;

/** Codes of the server's errors, see {@link getPathLayout}. */
export type GetPathLayoutErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the layout of a path.
 *
 * The layout of the path that leads through the states of a record.
 *
 * Lifetime: PathLayout.
 */
export const getPathLayout: ReadOperation<GetPathLayoutConfig, GetPathLayoutData, unknown, GetPathLayoutErrorCode> = {
  table: {
    kind: "read",
    id: "getPathLayout",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/path/layout/{objectApiName}",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "formFactor", in: "query" },
      { name: "layoutOverride", in: "query" },
      { name: "mode", in: "query" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetPathLayout,
};
