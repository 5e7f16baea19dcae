import { AUTHORIZED_USER_TABLES } from './accounts/authorized-users.ts';
import { REFERRAL_CODE_TABLES } from './accounts/referral-codes.ts';
import { REFERRAL_TABLES } from './accounts/referrals.ts';
import { SELECTED_ACCOUNT_TABLES } from './accounts/selected-accounts.ts';
import { AUTOPAY_TABLES } from './autopay/autopay.ts';
import { PAYMENT_METHOD_TABLES } from './autopay/payment-methods.ts';
import { AVATAR_TABLES } from './avatars/avatars.ts';
import { ADJUSTMENT_TABLES } from './bills/adjustments.ts';
import { BILL_PAYMENT_TABLES } from './bills/bill-payments.ts';
import { BUDGET_BILLING_TABLES } from './budget-billing/budget-billing.ts';
import { PAYMENT_TABLES } from './deposits/payments.ts';
import { ATTACHMENT_TABLES } from './documents/attachments.ts';
import { DOCUMENT_TABLES } from './documents/documents.ts';
import { DRAFT_TABLES } from './drafts/drafts.ts';
import { ENROLLMENT_TABLES } from './enrollments/enrollments.ts';
import { START_NOTICE_TABLES } from './enrollments/start-notices.ts';
import { EXTENSION_TABLES } from './extensions/extensions.ts';
import { FAVORITE_TABLES } from './favorites/favorites.ts';
import { FILE_TABLES } from './files/files.ts';
import { CALL_BACK_TABLES } from './help/call-backs.ts';
import { IDENTITY_TABLES } from './identity/identity-checks.ts';
import { INTENT_TABLES } from './intents/intents.ts';
import { LIST_PREFERENCE_TABLES } from './list-views/list-preferences.ts';
import { LIST_VIEW_TABLES } from './list-views/list-views.ts';
import { MOVE_OUT_TABLES } from './move-outs/move-outs.ts';
import { USER_NAVIGATION_TABLES } from './navigation/user-navigation.ts';
import { GRANT_TABLES } from './oauth/grants.ts';
import { OUTAGE_TABLES } from './outages/outages.ts';
import { OUTBOX_TABLES } from './outbox/outbox.ts';
import { PREFERENCE_TABLES } from './preferences/preferences.ts';
import { HOSTED_FIELD_TABLES } from './processor/hosted-fields.ts';
import { PROCESSOR_TABLES } from './processor/tokens.ts';
import { RECENT_ITEM_TABLES } from './recent/recent-items.ts';
import { REGISTRATION_TABLES } from './registration/registrations.ts';
import { SECTION_TABLES } from './sections/section-states.ts';
import { CREDENTIAL_TABLES } from './sessions/credentials.ts';
import { LINK_TABLES } from './sessions/links.ts';
import { PASSKEY_TABLES } from './sessions/passkeys.ts';
import { SESSION_TABLES } from './sessions/sessions.ts';
import { THROTTLE_TABLES } from './sessions/throttles.ts';
import { USAGE_ALERT_TABLES } from './usage/usage-alerts.ts';
import { VISIT_TABLES } from './visits/visits.ts';

const CORE_TABLES = `
  CREATE TABLE sandbox_state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_sequence (name TEXT PRIMARY KEY, next INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_failed_log_in (login TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX sandbox_failed_log_in_login ON sandbox_failed_log_in (login, at);
`;

/** The tables of the services; each service owns its own. */
export const SERVICE_TABLES: readonly string[] = [
  CORE_TABLES,
  ADJUSTMENT_TABLES,
  ATTACHMENT_TABLES,
  AUTHORIZED_USER_TABLES,
  AUTOPAY_TABLES,
  AVATAR_TABLES,
  BILL_PAYMENT_TABLES,
  BUDGET_BILLING_TABLES,
  CALL_BACK_TABLES,
  CREDENTIAL_TABLES,
  DOCUMENT_TABLES,
  DRAFT_TABLES,
  ENROLLMENT_TABLES,
  EXTENSION_TABLES,
  FAVORITE_TABLES,
  FILE_TABLES,
  GRANT_TABLES,
  HOSTED_FIELD_TABLES,
  IDENTITY_TABLES,
  INTENT_TABLES,
  LINK_TABLES,
  LIST_PREFERENCE_TABLES,
  LIST_VIEW_TABLES,
  MOVE_OUT_TABLES,
  OUTAGE_TABLES,
  OUTBOX_TABLES,
  PASSKEY_TABLES,
  PAYMENT_METHOD_TABLES,
  PAYMENT_TABLES,
  PREFERENCE_TABLES,
  PROCESSOR_TABLES,
  RECENT_ITEM_TABLES,
  REFERRAL_CODE_TABLES,
  REFERRAL_TABLES,
  REGISTRATION_TABLES,
  SECTION_TABLES,
  SELECTED_ACCOUNT_TABLES,
  SESSION_TABLES,
  START_NOTICE_TABLES,
  THROTTLE_TABLES,
  USAGE_ALERT_TABLES,
  VISIT_TABLES,
  USER_NAVIGATION_TABLES,
];
