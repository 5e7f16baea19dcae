// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { CallBack, CallLanguage, HelpTopic } from '../schemas.gen.ts';
import { validateCancelCall, validateRequestCall } from '../validators/apex-help-writes.gen.js';

/** Configuration of {@link cancelCall}. */
export interface CancelCallConfig {
  /** Name of the call. */
  readonly callId: string;
}

/** Answer of {@link cancelCall}. */
export type CancelCallData = CallBack;

/** Codes of the server's errors, see {@link cancelCall}. */
export type CancelCallErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Call a call off.
 *
 * Frees the time. 409 UNABLE_TO_PROCESS: there is no such call any more.
 *
 * Throws "Invalid config for "cancelCall"" when the configuration is refused.
 */
export const cancelCall: WriteOperation<CancelCallConfig, CancelCallData, unknown, CancelCallErrorCode> = {
  table: {
    kind: "write",
    id: "cancelCall",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/cancelCall",
    parameters: [],
    body: ["callId"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"cancelCall\"",
    invalidates: [{ operation: "getCallBack" }, { operation: "getCallTimes" }],
  },
  accepts: validateCancelCall,
};

/** Configuration of {@link requestCall}. */
export interface RequestCallConfig {
  readonly topic: HelpTopic;
  readonly language: CallLanguage;
  readonly slotId: string;
  /** The number that is called. */
  readonly phone: string;
  /** What the call is about in the customer's own words. */
  readonly note?: string | undefined;
  readonly idempotencyKey: string;
}

/** Answer of {@link requestCall}. */
export type RequestCallData = CallBack;

/** Codes of the server's errors, see {@link requestCall}. */
export type RequestCallErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "PHONE_INVALID" | "SERVER_UNAVAILABLE" | "SLOT_TAKEN" | "SOMETHING_WENT_WRONG" | "TOO_MANY_REQUESTS" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Ask for a call.
 *
 * Books a free time. It happens once for each idempotency key. 409 SLOT_TAKEN: somebody else was
 * faster, or the time is over. 409 UNABLE_TO_PROCESS: a call is to come already.
 *
 * Throws "Invalid config for "requestCall"" when the configuration is refused.
 */
export const requestCall: WriteOperation<RequestCallConfig, RequestCallData, unknown, RequestCallErrorCode> = {
  table: {
    kind: "write",
    id: "requestCall",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/requestCall",
    parameters: [],
    body: ["topic", "language", "slotId", "phone", "note", "idempotencyKey"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"requestCall\"",
    invalidates: [{ operation: "getCallBack" }, { operation: "getCallTimes" }],
  },
  accepts: validateRequestCall,
};
