// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation } from '../../spec/operation.ts';
import type { Session } from '../schemas.gen.ts';
import { validateGetCurrentSession } from '../validators/apex-session.gen.js';

/** Configuration of {@link getCurrentSession}. */
export interface GetCurrentSessionConfig {
}

/** Answer of {@link getCurrentSession}. */
export type GetCurrentSessionData = Session;

/** Codes of the server's errors, see {@link getCurrentSession}. */
export type GetCurrentSessionErrorCode = "CALLOUT_ERROR" | "INVALID_INPUT" | "SOMETHING_WENT_WRONG" | (string & {});

/**
 * Read the current session.
 *
 * The user of the portal; a guest when nobody is logged in.
 *
 * Lifetime: Session.
 */
export const getCurrentSession: ReadOperation<GetCurrentSessionConfig, GetCurrentSessionData, unknown, GetCurrentSessionErrorCode> = {
  table: {
    kind: "read",
    id: "getCurrentSession",
    api: "apex",
    method: "GET",
    path: "/PortalDataController/getCurrentSession",
    parameters: [],
    response: { kind: "plain", is: "object" },
    lifetime: 60000,
  },
  accepts: validateGetCurrentSession,
};
