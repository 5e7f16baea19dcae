import type { AnyOperation } from './operation.ts';
import { accountHandlers } from './account-operations.ts';
import { metadataHandlers } from './metadata-operations.ts';
import { pageHandlers } from './page-operations.ts';
import { recordHandlers } from './record-operations.ts';
import { serviceHandlers } from './service-operations.ts';

/** One handler for each operation that the org serves; every other one of the contract answers 501. */
export const handlers: Readonly<Record<string, AnyOperation>> = {
  ...accountHandlers,
  ...metadataHandlers,
  ...pageHandlers,
  ...recordHandlers,
  ...serviceHandlers,
};

/** The operations that the org serves, by id. */
export const servedOperations: readonly string[] = Object.keys(handlers);
