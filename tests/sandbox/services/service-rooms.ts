import { AUTOPAY_TABLES, createAutopay } from './autopay/autopay.ts';
import type { Autopay } from './autopay/autopay.ts';
import { PAYMENT_METHOD_TABLES, createPaymentMethods } from './autopay/payment-methods.ts';
import type { PaymentMethods } from './autopay/payment-methods.ts';
import type { Repository } from '../database/repository.ts';
import type { Statements } from '../database/statements.ts';
import { PAYMENT_TABLES, createPayments } from './deposits/payments.ts';
import type { Payments } from './deposits/payments.ts';
import { ATTACHMENT_TABLES, createAttachments } from './documents/attachments.ts';
import type { Attachments } from './documents/attachments.ts';
import { createDocumentDesk } from './documents/desk-of-reviewers.ts';
import type { DocumentDesk } from './documents/document-desk.ts';
import { DOCUMENT_TABLES, createDocuments } from './documents/documents.ts';
import type { Documents } from './documents/documents.ts';
import { createUploads } from './documents/uploads.ts';
import type { Uploads } from './documents/uploads.ts';
import { DRAFT_TABLES, createDrafts } from './drafts/drafts.ts';
import type { Drafts } from './drafts/drafts.ts';
import { ENROLLMENT_TABLES, createEnrollments } from './enrollments/enrollments.ts';
import type { Enrollments } from './enrollments/enrollments.ts';
import type { Files } from './files/files.ts';
import { INTENT_TABLES, createIntents } from './intents/intents.ts';
import type { Intents } from './intents/intents.ts';
import { SELECTED_ACCOUNT_TABLES, createSelectedAccounts } from './accounts/selected-accounts.ts';
import type { SelectedAccounts } from './accounts/selected-accounts.ts';
import { PREFERENCE_TABLES, createPreferences } from './preferences/preferences.ts';
import type { Preferences } from './preferences/preferences.ts';
import { HOSTED_FIELD_TABLES, createHostedFields } from './processor/hosted-fields.ts';
import type { HostedFields } from './processor/hosted-fields.ts';
import { PROCESSOR_TABLES, createProcessor } from './processor/tokens.ts';
import type { Processor } from './processor/tokens.ts';
import type { Clock } from '../protocol/call.ts';

/** The rooms behind what a customer has of the retailer. */
export interface ServiceRooms {
  readonly attachments: Attachments;
  readonly autopay: Autopay;
  readonly documents: Documents;
  readonly documentDesk: DocumentDesk;
  readonly drafts: Drafts;
  readonly enrollments: Enrollments;
  readonly hostedFields: HostedFields;
  readonly intents: Intents;
  readonly paymentMethods: PaymentMethods;
  readonly payments: Payments;
  readonly preferences: Preferences;
  readonly processor: Processor;
  readonly selectedAccounts: SelectedAccounts;
  readonly uploads: Uploads;
}

/** The tables of these rooms. */
export const SERVICE_TABLES = [
  ATTACHMENT_TABLES,
  AUTOPAY_TABLES,
  DOCUMENT_TABLES,
  DRAFT_TABLES,
  ENROLLMENT_TABLES,
  HOSTED_FIELD_TABLES,
  INTENT_TABLES,
  PAYMENT_METHOD_TABLES,
  PAYMENT_TABLES,
  PREFERENCE_TABLES,
  PROCESSOR_TABLES,
  SELECTED_ACCOUNT_TABLES,
].join('\n');

/** What these rooms stand on. */
export interface ServiceBase {
  readonly statements: Statements;
  readonly clock: Clock;
  readonly repository: Repository;
  readonly files: Files;
  /** 32 bytes that seal drafts. */
  readonly draftKey: Uint8Array;
}

/** All of them over one database. */
export function createServiceRooms(base: ServiceBase): ServiceRooms {
  const { statements, clock, repository, files } = base;
  const processor = createProcessor(statements, clock);
  const paymentMethods = createPaymentMethods(statements, clock);
  return {
    attachments: createAttachments(statements, clock),
    autopay: createAutopay(statements, paymentMethods, clock),
    documents: createDocuments(statements, clock),
    documentDesk: createDocumentDesk(statements, clock),
    drafts: createDrafts(statements, clock, base.draftKey),
    enrollments: createEnrollments(statements, clock),
    hostedFields: createHostedFields(statements, clock),
    intents: createIntents(statements, clock),
    paymentMethods,
    payments: createPayments(statements, processor),
    preferences: createPreferences(statements, clock),
    processor,
    selectedAccounts: createSelectedAccounts(statements),
    uploads: createUploads(repository, files),
  };
}
