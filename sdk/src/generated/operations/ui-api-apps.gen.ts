// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { PagedReadOperation, ReadOperation } from '../../spec/operation.ts';
import type { App, Apps, NavItem, NavItems, Theme } from '../schemas.gen.ts';
import { validateGetActiveTheme, validateGetAllApps, validateGetAppDetails, validateGetNavItems, validateGetSelectedApp, validateGetUserNavItems } from '../validators/ui-api-apps.gen.js';

/** Configuration of {@link getActiveTheme}. */
export interface GetActiveThemeConfig {
}

/** Answer of {@link getActiveTheme}. */
export type GetActiveThemeData = Theme;

/** Codes of the server's errors, see {@link getActiveTheme}. */
export type GetActiveThemeErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the theme of the org.
 *
 * The colours and pictures that the org's administrator has chosen.
 *
 * Lifetime: Theme.
 */
export const getActiveTheme: ReadOperation<GetActiveThemeConfig, GetActiveThemeData, unknown, GetActiveThemeErrorCode> = {
  table: {
    kind: "read",
    id: "getActiveTheme",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/themes/active",
    parameters: [],
    response: { kind: "plain", is: "object" },
    lifetime: 900000,
    errors: { remember: [404], lifetime: 30000 },
  },
  accepts: validateGetActiveTheme,
};

/** Configuration of {@link getAllApps}. */
export interface GetAllAppsConfig {
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** True when the navigation is answered as the user arranged it. */
  readonly userCustomizations?: boolean | undefined;
}

/** Answer of {@link getAllApps}. */
export type GetAllAppsData = Apps;

/** Codes of the server's errors, see {@link getAllApps}. */
export type GetAllAppsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read all apps.
 *
 * The apps that the user may open.
 *
 * Lifetime: Apps.
 */
export const getAllApps: ReadOperation<GetAllAppsConfig, GetAllAppsData, unknown, GetAllAppsErrorCode> = {
  table: {
    kind: "read",
    id: "getAllApps",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/apps",
    parameters: [{ name: "formFactor", in: "query" }, { name: "userCustomizations", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetAllApps,
};

/** Configuration of {@link getAppDetails}. */
export interface GetAppDetailsConfig {
  /** Id of the app. */
  readonly appId: string;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** True when the navigation is answered as the user arranged it. */
  readonly userCustomizations?: boolean | undefined;
}

/** Answer of {@link getAppDetails}. */
export type GetAppDetailsData = App;

/** Codes of the server's errors, see {@link getAppDetails}. */
export type GetAppDetailsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read one app.
 *
 * An app with its navigation.
 *
 * Lifetime: App.
 */
export const getAppDetails: ReadOperation<GetAppDetailsConfig, GetAppDetailsData, unknown, GetAppDetailsErrorCode> = {
  table: {
    kind: "read",
    id: "getAppDetails",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/apps/{appId}",
    parameters: [
      { name: "appId", in: "path", normalise: "id18" },
      { name: "formFactor", in: "query" },
      { name: "userCustomizations", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetAppDetails,
};

/** Configuration of {@link getNavItems}. */
export interface GetNavItemsConfig {
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** Names of items. */
  readonly navItemNames?: readonly string[] | undefined;
  /** Number of the page, from 0. */
  readonly page?: number | undefined;
  /** Number of records on a page. */
  readonly pageSize?: number | undefined;
}

/** Answer of {@link getNavItems}. */
export type GetNavItemsData = NavItems;

/** One item of {@link getNavItems}. */
export type GetNavItemsItem = NavItem;

/** Codes of the server's errors, see {@link getNavItems}. */
export type GetNavItemsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read navigation items.
 *
 * A page of the places that the user may go to.
 *
 * Lifetime: NavItems.
 */
export const getNavItems: PagedReadOperation<GetNavItemsConfig, GetNavItemsData, GetNavItemsItem, unknown, GetNavItemsErrorCode> = {
  table: {
    kind: "read",
    id: "getNavItems",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/nav-items",
    parameters: [
      { name: "formFactor", in: "query" },
      { name: "navItemNames", in: "query", list: "csv" },
      { name: "page", in: "query" },
      { name: "pageSize", in: "query" },
    ],
    response: { kind: "plain", is: "object" },
    lifetime: 120000,
    errors: { remember: [404], lifetime: 30000 },
    pages: {
      token: "page",
      size: "pageSize",
      next: "nextPageUrl",
      nextIs: "address",
      items: "navItems",
      isNumber: true,
    },
    conditional: true,
  },
  accepts: validateGetNavItems,
};

/** Configuration of {@link getSelectedApp}. */
export interface GetSelectedAppConfig {
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
  /** True when the navigation is answered as the user arranged it. */
  readonly userCustomizations?: boolean | undefined;
}

/** Answer of {@link getSelectedApp}. */
export type GetSelectedAppData = App;

/** Codes of the server's errors, see {@link getSelectedApp}. */
export type GetSelectedAppErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the app that the user is in.
 *
 * The app that the user chose last, or the one that they begin with.
 *
 * Lifetime: App.
 */
export const getSelectedApp: ReadOperation<GetSelectedAppConfig, GetSelectedAppData, unknown, GetSelectedAppErrorCode> = {
  table: {
    kind: "read",
    id: "getSelectedApp",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/apps/selected",
    parameters: [{ name: "formFactor", in: "query" }, { name: "userCustomizations", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 300000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetSelectedApp,
};

/** Configuration of {@link getUserNavItems}. */
export interface GetUserNavItemsConfig {
  /** Id of the app. */
  readonly appId: string;
  /** For which size of device: desktop, tablet or phone. */
  readonly formFactor?: "Large" | "Medium" | "Small" | undefined;
}

/** Answer of {@link getUserNavItems}. */
export type GetUserNavItemsData = NavItems;

/** Codes of the server's errors, see {@link getUserNavItems}. */
export type GetUserNavItemsErrorCode = "ILLEGAL_QUERY_PARAMETER_VALUE" | "INSUFFICIENT_ACCESS" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "UNKNOWN_EXCEPTION" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Read the user's own navigation of an app.
 *
 * The places of the app's navigation as the user arranged them.
 *
 * Lifetime: NavItems.
 */
export const getUserNavItems: ReadOperation<GetUserNavItemsConfig, GetUserNavItemsData, unknown, GetUserNavItemsErrorCode> = {
  table: {
    kind: "read",
    id: "getUserNavItems",
    api: "ui-api",
    method: "GET",
    path: "/ui-api/apps/{appId}/user-nav-items",
    parameters: [{ name: "appId", in: "path", normalise: "id18" }, { name: "formFactor", in: "query" }],
    response: { kind: "plain", is: "object" },
    lifetime: 120000,
    errors: { remember: [404], lifetime: 30000 },
    conditional: true,
  },
  accepts: validateGetUserNavItems,
};
