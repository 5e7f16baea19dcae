// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Session, StartNotices } from '../schemas.gen.ts';
import { validateAddStartNotice, validateRemoveStartNotice, validateSwitchAccount } from '../validators/apex-lobby-writes.gen.js';

/** Configuration of {@link addStartNotice}. */
export interface AddStartNoticeConfig {
  /** Id of the order. */
  readonly orderId: string;
  /** The address that the browser's push service gave, of a service that browsers have. */
  readonly endpoint: string;
}

/** Answer of {@link addStartNotice}. */
export type AddStartNoticeData = StartNotices;

/** Codes of the server's errors, see {@link addStartNotice}. */
export type AddStartNoticeErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Have a device told when a start date moves.
 *
 * A device that is told already is told once. Of more than ten devices the newest ten are told.
 * The address must be that of a browser's own push service.
 *
 * Throws "Invalid config for "addStartNotice"" when the configuration is refused.
 */
export const addStartNotice: WriteOperation<AddStartNoticeConfig, AddStartNoticeData, unknown, AddStartNoticeErrorCode> = {
  table: {
    kind: "write",
    id: "addStartNotice",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/addStartNotice",
    parameters: [],
    body: ["orderId", "endpoint"],
    normalise: { orderId: "id18" },
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"addStartNotice\"",
    invalidates: [{ operation: "getStartNotices", match: { orderId: "config.orderId" } }],
  },
  accepts: validateAddStartNotice,
};

/** Configuration of {@link removeStartNotice}. */
export interface RemoveStartNoticeConfig {
  /** Id of the order. */
  readonly orderId: string;
  readonly deviceId: string;
}

/** Answer of {@link removeStartNotice}. */
export type RemoveStartNoticeData = StartNotices;

/** Codes of the server's errors, see {@link removeStartNotice}. */
export type RemoveStartNoticeErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "ORDER_NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Have a device told no longer.
 *
 * A device that is not told is no error.
 *
 * Throws "Invalid config for "removeStartNotice"" when the configuration is refused.
 */
export const removeStartNotice: WriteOperation<RemoveStartNoticeConfig, RemoveStartNoticeData, unknown, RemoveStartNoticeErrorCode> = {
  table: {
    kind: "write",
    id: "removeStartNotice",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/removeStartNotice",
    parameters: [],
    body: ["orderId", "deviceId"],
    normalise: { orderId: "id18" },
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"removeStartNotice\"",
    invalidates: [{ operation: "getStartNotices", match: { orderId: "config.orderId" } }],
  },
  accepts: validateRemoveStartNotice,
};

/** Configuration of {@link switchAccount}. */
export interface SwitchAccountConfig {
  /** The account. */
  readonly accountNumber: string;
}

/** Answer of {@link switchAccount}. */
export type SwitchAccountData = Session;

/** Codes of the server's errors, see {@link switchAccount}. */
export type SwitchAccountErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Switch to another account.
 *
 * The session remembers the account that the portal shows.
 *
 * Throws "Invalid config for "switchAccount"" when the configuration is refused.
 */
export const switchAccount: WriteOperation<SwitchAccountConfig, SwitchAccountData, unknown, SwitchAccountErrorCode> = {
  table: {
    kind: "write",
    id: "switchAccount",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/switchAccount",
    parameters: [],
    body: ["accountNumber"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"switchAccount\"",
    invalidates: [
      { operation: "getCurrentSession" },
      { operation: "getAccounts" },
      { operation: "getLobby" },
      { operation: "getUserAccountInformation" },
    ],
  },
  accepts: validateSwitchAccount,
};
