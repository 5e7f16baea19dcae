import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../calendar/clock.ts';
import { createRepository } from '../database/repository.ts';
import type { Repository } from '../database/repository.ts';
import { createStatements } from '../database/statements.ts';
import type { Statements } from '../database/statements.ts';
import type { Schema } from '../metadata/types.ts';
import { createAuthorizedUsers } from './accounts/authorized-users.ts';
import { createReferralCodes } from './accounts/referral-codes.ts';
import { createReferrals } from './accounts/referrals.ts';
import { createSelectedAccounts } from './accounts/selected-accounts.ts';
import { createAutopay } from './autopay/autopay.ts';
import { createPaymentMethods } from './autopay/payment-methods.ts';
import { createAvatars } from './avatars/avatars.ts';
import { createAdjustments } from './bills/adjustments.ts';
import { createBillPayments } from './bills/bill-payments.ts';
import { createBudgetBilling } from './budget-billing/budget-billing.ts';
import { createPayments } from './deposits/payments.ts';
import { createAttachments } from './documents/attachments.ts';
import { createDocumentReviews } from './documents/document-reviews.ts';
import { createDocuments } from './documents/documents.ts';
import { createUploads } from './documents/uploads.ts';
import { createDrafts } from './drafts/drafts.ts';
import { createEnrollments } from './enrollments/enrollments.ts';
import { createStartNotices } from './enrollments/start-notices.ts';
import { createExtensions } from './extensions/extensions.ts';
import { createFavorites } from './favorites/favorites.ts';
import { createFiles } from './files/files.ts';
import { createCallBacks } from './help/call-backs.ts';
import { createIdentityChecks } from './identity/identity-checks.ts';
import { createIntents } from './intents/intents.ts';
import { createPreferenceStore } from './list-views/list-preferences.ts';
import { createListViews } from './list-views/list-views.ts';
import { createMoveOuts } from './move-outs/move-outs.ts';
import { createUserNavigation } from './navigation/user-navigation.ts';
import { createGrants } from './oauth/grants.ts';
import { createOutages } from './outages/outages.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createPreferences } from './preferences/preferences.ts';
import { createHostedFields } from './processor/hosted-fields.ts';
import { createProcessor } from './processor/tokens.ts';
import { createRecentItems } from './recent/recent-items.ts';
import { createRegistrations } from './registration/registrations.ts';
import { createSectionStates } from './sections/section-states.ts';
import { createCredentials } from './sessions/credentials.ts';
import { createLinks } from './sessions/links.ts';
import { createLogIns } from './sessions/log-ins.ts';
import { createPasskeys } from './sessions/passkeys.ts';
import { createSessions } from './sessions/sessions.ts';
import { createThrottles } from './sessions/throttles.ts';
import { createUsers } from './sessions/users.ts';
import { createUsageAlerts } from './usage/usage-alerts.ts';
import { createVisits } from './visits/visits.ts';

/** The environment of all services. */
interface ServiceOptions {
  readonly schema: Schema;
  readonly clock: Clock;
  /** The N of scrypt, a power of two. */
  readonly passwordCost: number;
  /** 32 bytes that seal drafts. */
  readonly draftKey: Uint8Array;
}

/** The services of the org, by name. Whoever takes some of them says which: `Pick<Services, 'links' | 'outbox'>`. */
export type Services = Readonly<ReturnType<typeof createServices>>;

/** All services over one database; each is given the ones that it stands on. */
export function createServices(database: DatabaseSync, options: ServiceOptions) {
  const { schema, clock, passwordCost, draftKey } = options;
  const statements = createStatements(database);
  const repository = createRepository(statements, schema);
  return {
    clock,
    statements,
    repository,
    ...createRecordServices({ statements, repository, clock }),
    ...createCustomerServices({ statements, repository, clock, passwordCost }),
    ...createRetailServices({ statements, repository, clock, draftKey }),
  };
}

/** Services of the record interface. */
function createRecordServices({ statements, repository, clock }: DatabaseAndClock) {
  return {
    avatars: createAvatars(statements),
    favorites: createFavorites(statements, repository, clock),
    listPreferences: createPreferenceStore(statements),
    listViews: createListViews(statements, repository),
    recentItems: createRecentItems(statements),
    sectionStates: createSectionStates(statements),
    userNavigation: createUserNavigation(statements),
  };
}

interface DatabaseAndClock {
  readonly statements: Statements;
  readonly repository: Repository;
  readonly clock: Clock;
}

/** Log-ins, links, messages and what else shows who a customer is. */
function createCustomerServices(on: DatabaseAndClock & Pick<ServiceOptions, 'passwordCost'>) {
  const { statements, repository, clock, passwordCost } = on;
  const credentials = createCredentials(statements, passwordCost);
  return {
    credentials,
    /** Bearer tokens of programs that a customer lets in. */
    grants: createGrants(statements, clock),
    identityChecks: createIdentityChecks(statements, clock),
    links: createLinks(statements, clock),
    logIns: createLogIns(statements, clock, credentials),
    outbox: createOutbox(statements, clock),
    passkeys: createPasskeys(statements, clock),
    registrations: createRegistrations(statements, clock),
    sessions: createSessions(statements, clock),
    throttles: createThrottles(statements, clock),
    users: createUsers(statements, repository, clock),
  };
}

/** Services behind all that a customer has of the retailer. */
function createRetailServices(on: DatabaseAndClock & Pick<ServiceOptions, 'draftKey'>) {
  const { statements, repository, clock, draftKey } = on;
  const files = createFiles(statements);
  const processor = createProcessor(statements, clock);
  const paymentMethods = createPaymentMethods(statements, clock);
  return {
    adjustments: createAdjustments(statements),
    attachments: createAttachments(statements, clock),
    authorizedUsers: createAuthorizedUsers(statements),
    autopay: createAutopay(statements, paymentMethods, clock),
    billPayments: createBillPayments(statements, processor, clock),
    budgetBilling: createBudgetBilling(statements),
    callBacks: createCallBacks(statements, clock),
    documentReviews: createDocumentReviews(statements, clock),
    documents: createDocuments(statements, clock),
    drafts: createDrafts(statements, clock, draftKey),
    enrollments: createEnrollments(statements, clock),
    extensions: createExtensions(statements, clock),
    files,
    hostedFields: createHostedFields(statements, clock),
    intents: createIntents(statements, clock),
    moveOuts: createMoveOuts(statements, clock),
    outages: createOutages(statements, clock),
    paymentMethods,
    payments: createPayments(statements, processor),
    preferences: createPreferences(statements, clock),
    processor,
    referralCodes: createReferralCodes(statements),
    referrals: createReferrals(statements, clock),
    selectedAccounts: createSelectedAccounts(statements),
    startNotices: createStartNotices(statements, clock),
    uploads: createUploads(repository, files),
    usageAlerts: createUsageAlerts(statements, clock),
    visits: createVisits(statements, clock),
  };
}
