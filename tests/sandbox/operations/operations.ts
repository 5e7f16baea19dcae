import { accountsOperations } from './accounts/operations.ts';
import { actionsOperations } from './actions/operations.ts';
import { enrollmentOperations } from './enrollment/operations.ts';
import { favoritesOperations } from './favorites/operations.ts';
import { helpOperations } from './help/operations.ts';
import { listsOperations } from './lists/operations.ts';
import { logInOperations } from './log-in/operations.ts';
import { messagesOperations } from './messages/operations.ts';
import { metadataOperations } from './metadata/operations.ts';
import type { AnyOperation } from './operation.ts';
import { outagesOperations } from './outages/operations.ts';
import { paymentsOperations } from './payments/operations.ts';
import { plansOperations } from './plans/operations.ts';
import { recordsOperations } from './records/operations.ts';
import { relatedListsOperations } from './related-lists/operations.ts';
import { searchOperations } from './search/operations.ts';
import { visitsOperations } from './visits/operations.ts';

/** The operations that the org serves, by id; every other one of the contract answers 501. */
export const operations: Readonly<Record<string, AnyOperation>> = {
  ...accountsOperations,
  ...actionsOperations,
  ...enrollmentOperations,
  ...favoritesOperations,
  ...helpOperations,
  ...listsOperations,
  ...logInOperations,
  ...messagesOperations,
  ...metadataOperations,
  ...outagesOperations,
  ...paymentsOperations,
  ...plansOperations,
  ...recordsOperations,
  ...relatedListsOperations,
  ...searchOperations,
  ...visitsOperations,
};

/** The ids of the operations that the org serves. */
export const servedOperations: readonly string[] = Object.keys(operations);
