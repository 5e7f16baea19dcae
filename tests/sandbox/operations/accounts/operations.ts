import type { AnyOperation } from '../operation.ts';
import { getAccountSummary, getAccounts, switchAccount } from './accounts.ts';
import { getAuthorizedUsers, setAuthorizedUsers } from './authorized-users.ts';
import { getBrandCustomerServiceInfo, getUserAccountInformation, getUtilityInfo } from './footer.ts';
import { getMoveOut, requestMoveOut } from './move-out.ts';
import { requestMove } from './move.ts';
import {
  getCommunicationPreferences,
  resendSmsConfirmation,
  setPaperless,
  startSmsAlerts,
  stopSmsAlerts,
} from './preferences.ts';
import { getReferrals } from './referrals.ts';
import { getUsageAlerts, setUsageAlerts } from './usage-alerts.ts';
import { getUsageForecast, getUsageIntervals } from './usage-intervals.ts';
import { getUsageWeek } from './usage-week.ts';
import { getUsageComparison, getUsageHistory } from './usage.ts';

/** Accounts of a customer: summary, usage, preferences, the footer, friends, moving. */
export const accountsOperations: Readonly<Record<string, AnyOperation>> = {
  getAccountSummary,
  getAccounts,
  getAuthorizedUsers,
  getBrandCustomerServiceInfo,
  getCommunicationPreferences,
  getMoveOut,
  getReferrals,
  getUsageAlerts,
  getUsageComparison,
  getUsageForecast,
  getUsageHistory,
  getUsageIntervals,
  getUsageWeek,
  getUserAccountInformation,
  getUtilityInfo,
  requestMove,
  requestMoveOut,
  resendSmsConfirmation,
  setAuthorizedUsers,
  setPaperless,
  setUsageAlerts,
  startSmsAlerts,
  stopSmsAlerts,
  switchAccount,
};
