// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { LayoutUserState, SectionUserStateInput } from '../schemas.gen.ts';
import { validateUpdateLayoutUserState } from '../validators/ui-api-layouts-writes.gen.js';

/** Configuration of {@link updateLayoutUserState}. */
export interface UpdateLayoutUserStateConfig {
  /** API name of the object. */
  readonly objectApiName: string;
  /** The extent of the layout, all fields or only the most important ones. */
  readonly layoutType?: "Full" | "Compact" | undefined;
  /** The mode of the layout. */
  readonly mode?: "View" | "Edit" | "Create" | undefined;
  /** Id of the record type. Absent for the default one. */
  readonly recordTypeId?: string | undefined;
  /** State by section id. */
  readonly sectionUserStates: { readonly [key: string]: SectionUserStateInput };
}

/** Answer of {@link updateLayoutUserState}. */
export type UpdateLayoutUserStateData = LayoutUserState;

/** Codes of the server's errors, see {@link updateLayoutUserState}. */
export type UpdateLayoutUserStateErrorCode = "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Open or close sections of a layout.
 *
 * Saves the state of sections and answers all of them.
 *
 * Throws "Invalid config for "updateLayoutUserState"" when the configuration is refused.
 */
export const updateLayoutUserState: WriteOperation<UpdateLayoutUserStateConfig, UpdateLayoutUserStateData, unknown, UpdateLayoutUserStateErrorCode> = {
  table: {
    kind: "write",
    id: "updateLayoutUserState",
    api: "ui-api",
    method: "PATCH",
    path: "/ui-api/layout/{objectApiName}/user-state",
    parameters: [
      { name: "objectApiName", in: "path", normalise: "caseless" },
      { name: "layoutType", in: "query" },
      { name: "mode", in: "query" },
      { name: "recordTypeId", in: "query", normalise: "id18" },
    ],
    body: ["sectionUserStates"],
    defaults: { layoutType: "Full", mode: "View" },
    response: { kind: "entity", entity: "LayoutUserState" },
    otherwise: "Invalid config for \"updateLayoutUserState\"",
    invalidates: [
      {
        operation: "getLayoutUserState",
        match: { objectApiName: "config.objectApiName", recordTypeId: "config.recordTypeId" },
      },
    ],
  },
  accepts: validateUpdateLayoutUserState,
};
