// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

import type { ReadOperation, WriteOperation } from '../spec/operation.ts';

/** Any operation of the specs, whatever its types. */
export type AnyOperation = ReadOperation<unknown, unknown> | WriteOperation<unknown, unknown>;

/** Operations by their ids. */
export interface OperationModule {
  readonly [operationId: string]: AnyOperation;
}

/**
 * Loads the reads or the writes of one api and tag, for programs that learn only at run time what
 * they call.
 *
 * It names modules and no operations, so that one that nobody calls costs a bundle nothing.
 */
export const operationModules: { readonly [module: string]: () => Promise<OperationModule> } = {
  "apex-autopay": () => import('./operations/apex-autopay.gen.ts'),
  "apex-autopay-writes": () => import('./operations/apex-autopay-writes.gen.ts'),
  "apex-bills": () => import('./operations/apex-bills.gen.ts'),
  "apex-bills-writes": () => import('./operations/apex-bills-writes.gen.ts'),
  "apex-budgetBilling": () => import('./operations/apex-budgetBilling.gen.ts'),
  "apex-budgetBilling-writes": () => import('./operations/apex-budgetBilling-writes.gen.ts'),
  "apex-deposit": () => import('./operations/apex-deposit.gen.ts'),
  "apex-deposit-writes": () => import('./operations/apex-deposit-writes.gen.ts'),
  "apex-documents": () => import('./operations/apex-documents.gen.ts'),
  "apex-documents-writes": () => import('./operations/apex-documents-writes.gen.ts'),
  "apex-drafts": () => import('./operations/apex-drafts.gen.ts'),
  "apex-drafts-writes": () => import('./operations/apex-drafts-writes.gen.ts'),
  "apex-email": () => import('./operations/apex-email.gen.ts'),
  "apex-email-writes": () => import('./operations/apex-email-writes.gen.ts'),
  "apex-extensions": () => import('./operations/apex-extensions.gen.ts'),
  "apex-extensions-writes": () => import('./operations/apex-extensions-writes.gen.ts'),
  "apex-footer": () => import('./operations/apex-footer.gen.ts'),
  "apex-help": () => import('./operations/apex-help.gen.ts'),
  "apex-help-writes": () => import('./operations/apex-help-writes.gen.ts'),
  "apex-identity": () => import('./operations/apex-identity.gen.ts'),
  "apex-identity-writes": () => import('./operations/apex-identity-writes.gen.ts'),
  "apex-lobby": () => import('./operations/apex-lobby.gen.ts'),
  "apex-lobby-writes": () => import('./operations/apex-lobby-writes.gen.ts'),
  "apex-moveOut": () => import('./operations/apex-moveOut.gen.ts'),
  "apex-moveOut-writes": () => import('./operations/apex-moveOut-writes.gen.ts'),
  "apex-outages": () => import('./operations/apex-outages.gen.ts'),
  "apex-outages-writes": () => import('./operations/apex-outages-writes.gen.ts'),
  "apex-passkeys": () => import('./operations/apex-passkeys.gen.ts'),
  "apex-passkeys-writes": () => import('./operations/apex-passkeys-writes.gen.ts'),
  "apex-password": () => import('./operations/apex-password.gen.ts'),
  "apex-password-writes": () => import('./operations/apex-password-writes.gen.ts'),
  "apex-plans": () => import('./operations/apex-plans.gen.ts'),
  "apex-plans-writes": () => import('./operations/apex-plans-writes.gen.ts'),
  "apex-preferences": () => import('./operations/apex-preferences.gen.ts'),
  "apex-preferences-writes": () => import('./operations/apex-preferences-writes.gen.ts'),
  "apex-referrals": () => import('./operations/apex-referrals.gen.ts'),
  "apex-registration-writes": () => import('./operations/apex-registration-writes.gen.ts'),
  "apex-requests": () => import('./operations/apex-requests.gen.ts'),
  "apex-requests-writes": () => import('./operations/apex-requests-writes.gen.ts'),
  "apex-session": () => import('./operations/apex-session.gen.ts'),
  "apex-session-writes": () => import('./operations/apex-session-writes.gen.ts'),
  "apex-usage": () => import('./operations/apex-usage.gen.ts'),
  "apex-usage-writes": () => import('./operations/apex-usage-writes.gen.ts'),
  "apex-visits": () => import('./operations/apex-visits.gen.ts'),
  "apex-visits-writes": () => import('./operations/apex-visits-writes.gen.ts'),
  "ui-api-actions": () => import('./operations/ui-api-actions.gen.ts'),
  "ui-api-actions-writes": () => import('./operations/ui-api-actions-writes.gen.ts'),
  "ui-api-apps": () => import('./operations/ui-api-apps.gen.ts'),
  "ui-api-apps-writes": () => import('./operations/ui-api-apps-writes.gen.ts'),
  "ui-api-content-writes": () => import('./operations/ui-api-content-writes.gen.ts'),
  "ui-api-duplicates": () => import('./operations/ui-api-duplicates.gen.ts'),
  "ui-api-favorites": () => import('./operations/ui-api-favorites.gen.ts'),
  "ui-api-favorites-writes": () => import('./operations/ui-api-favorites-writes.gen.ts'),
  "ui-api-layouts": () => import('./operations/ui-api-layouts.gen.ts'),
  "ui-api-layouts-writes": () => import('./operations/ui-api-layouts-writes.gen.ts'),
  "ui-api-list-info": () => import('./operations/ui-api-list-info.gen.ts'),
  "ui-api-list-info-writes": () => import('./operations/ui-api-list-info-writes.gen.ts'),
  "ui-api-list-records": () => import('./operations/ui-api-list-records.gen.ts'),
  "ui-api-list-ui": () => import('./operations/ui-api-list-ui.gen.ts'),
  "ui-api-object-info": () => import('./operations/ui-api-object-info.gen.ts'),
  "ui-api-record-avatars": () => import('./operations/ui-api-record-avatars.gen.ts'),
  "ui-api-record-avatars-writes": () => import('./operations/ui-api-record-avatars-writes.gen.ts'),
  "ui-api-record-batches": () => import('./operations/ui-api-record-batches.gen.ts'),
  "ui-api-record-batches-writes": () => import('./operations/ui-api-record-batches-writes.gen.ts'),
  "ui-api-record-changes-writes": () => import('./operations/ui-api-record-changes-writes.gen.ts'),
  "ui-api-record-defaults": () => import('./operations/ui-api-record-defaults.gen.ts'),
  "ui-api-record-ui": () => import('./operations/ui-api-record-ui.gen.ts'),
  "ui-api-records": () => import('./operations/ui-api-records.gen.ts'),
  "ui-api-related-list-records": () => import('./operations/ui-api-related-list-records.gen.ts'),
  "ui-api-related-lists": () => import('./operations/ui-api-related-lists.gen.ts'),
  "ui-api-related-lists-writes": () => import('./operations/ui-api-related-lists-writes.gen.ts'),
  "ui-api-search": () => import('./operations/ui-api-search.gen.ts'),
};
