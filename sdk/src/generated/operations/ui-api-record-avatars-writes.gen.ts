// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { RecordAvatar } from '../schemas.gen.ts';
import { validateUpdateRecordAvatar } from '../validators/ui-api-record-avatars-writes.gen.js';

/** Configuration of {@link updateRecordAvatar}. */
export interface UpdateRecordAvatarConfig {
  /** Id of the record, 15 or 18 characters. */
  readonly recordId: string;
  /** The action to take; its values are not shown. */
  readonly actionType?: string | undefined;
  /** Id of the company at the provider. */
  readonly blueMasterId?: string | null | undefined;
  /** Id of the picture at the provider. */
  readonly externalId?: string | null | undefined;
  /** Address of the picture. */
  readonly photoUrl?: string | null | undefined;
  /** Name of the profile. */
  readonly profileName?: string | null | undefined;
}

/** Answer of {@link updateRecordAvatar}. */
export type UpdateRecordAvatarData = RecordAvatar;

/** Codes of the server's errors, see {@link updateRecordAvatar}. */
export type UpdateRecordAvatarErrorCode = "INVALID_EMAIL_ADDRESS" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "UNABLE_TO_LOCK_ROW" | "UNSUPPORTED_API_VERSION" | (string & {});

/**
 * Give a record another avatar.
 *
 * Associates a picture with the record and answers the avatar.
 *
 * Throws "updateRecordAvatar invalid configuration" when the configuration is refused.
 */
export const updateRecordAvatar: WriteOperation<UpdateRecordAvatarConfig, UpdateRecordAvatarData, unknown, UpdateRecordAvatarErrorCode> = {
  table: {
    kind: "write",
    id: "updateRecordAvatar",
    api: "ui-api",
    method: "POST",
    path: "/ui-api/record-avatars/{recordId}/association",
    parameters: [{ name: "recordId", in: "path", normalise: "id18" }],
    body: ["actionType", "blueMasterId", "externalId", "photoUrl", "profileName"],
    response: { kind: "plain", is: "object" },
    otherwise: "updateRecordAvatar invalid configuration",
    invalidates: [{ operation: "getRecordAvatars", match: { recordIds: "config.recordId" } }],
  },
  accepts: validateUpdateRecordAvatar,
  traits: {
    tags: [{ at: [], property: "type", known: ["Photo", "Theme"], otherwise: "Unsupported avatar type" }],
  },
};
