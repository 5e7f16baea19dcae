// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { NavItemInput, NavItems } from '../schemas.gen.ts';
import { validateUpdateUserNavItems } from '../validators/ui-api-apps-writes.gen.js';

/** Configuration of {@link updateUserNavItems}. */
export interface UpdateUserNavItemsConfig {
  /** Id of the app. */
  readonly appId: string;
  /** The items; one of them may be new. */
  readonly navItems: readonly NavItemInput[];
}

/** Answer of {@link updateUserNavItems}. */
export type UpdateUserNavItemsData = NavItems;

/** Codes of the server's errors, see {@link updateUserNavItems}. */
export type UpdateUserNavItemsErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Save the user's own navigation of an app.
 *
 * Order, names and which items there are; one may be new.
 *
 * Throws "Invalid config for "updateUserNavItems"" when the configuration is refused.
 */
export const updateUserNavItems: WriteOperation<UpdateUserNavItemsConfig, UpdateUserNavItemsData, unknown, UpdateUserNavItemsErrorCode> = {
  table: {
    kind: "write",
    id: "updateUserNavItems",
    api: "ui-api",
    method: "PUT",
    path: "/ui-api/apps/{appId}/user-nav-items",
    parameters: [{ name: "appId", in: "path", normalise: "id18" }],
    body: ["navItems"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"updateUserNavItems\"",
    invalidates: [
      { operation: "getUserNavItems", match: { appId: "config.appId" } },
      { operation: "getAppDetails", match: { appId: "config.appId" } },
      { operation: "getAllApps" },
    ],
  },
  accepts: validateUpdateUserNavItems,
};
