// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

import type { WriteOperation } from '../../spec/operation.ts';
import type { Language, UsageAlerts, UsageChannel } from '../schemas.gen.ts';
import { validateSetUsageAlerts } from '../validators/apex-usage-writes.gen.js';

/** Configuration of {@link setUsageAlerts}. */
export interface SetUsageAlertsConfig {
  /** The account. */
  readonly accountNumber: string;
  /** The most electricity of a bill in kWh. */
  readonly goalKwh?: number | undefined;
  /** The highest bill, in US cents. */
  readonly amountCents?: number | undefined;
  /** True to hear of days with far more than usual. */
  readonly spikes: boolean;
  /** The ways in which alerts come. */
  readonly channels?: readonly UsageChannel[] | undefined;
  readonly language: Language;
}

/** Answer of {@link setUsageAlerts}. */
export type SetUsageAlertsData = UsageAlerts;

/** Codes of the server's errors, see {@link setUsageAlerts}. */
export type SetUsageAlertsErrorCode = "ACCOUNT_INACTIVE" | "CALLOUT_ERROR" | "INVALID_INPUT" | "INVALID_SESSION_ID" | "NOT_FOUND" | "SERVER_UNAVAILABLE" | "SOMETHING_WENT_WRONG" | "TEXTS_OFF" | "UNABLE_TO_PROCESS" | (string & {});

/**
 * Set the usage goal and alerts of an account.
 *
 * All at once; what is left out ends. 409 TEXTS_OFF: texts are chosen anew, and text alerts are
 * off for this account. 409 UNABLE_TO_PROCESS: the account has no meter that tells of days.
 *
 * Throws "Invalid config for "setUsageAlerts"" when the configuration is refused.
 */
export const setUsageAlerts: WriteOperation<SetUsageAlertsConfig, SetUsageAlertsData, unknown, SetUsageAlertsErrorCode> = {
  table: {
    kind: "write",
    id: "setUsageAlerts",
    api: "apex",
    method: "POST",
    path: "/PortalDataController/setUsageAlerts",
    parameters: [],
    body: ["accountNumber", "goalKwh", "amountCents", "spikes", "channels", "language"],
    response: { kind: "plain", is: "object" },
    otherwise: "Invalid config for \"setUsageAlerts\"",
    invalidates: [{ operation: "getUsageAlerts", match: { accountNumber: "config.accountNumber" } }],
  },
  accepts: validateSetUsageAlerts,
};
