import type { Handler } from '../protocol/call.ts';
import { accountHandlers } from './account-handlers.ts';
import { metadataHandlers } from './metadata-handlers.ts';
import { pageHandlers } from './page-handlers.ts';
import { recordHandlers } from './record-handlers.ts';
import { serviceHandlers } from './service-handlers.ts';

/** One handler for each operation that the org serves; every other one of the contract answers 501. */
export const handlers: Readonly<Record<string, Handler>> = {
  ...accountHandlers,
  ...metadataHandlers,
  ...pageHandlers,
  ...recordHandlers,
  ...serviceHandlers,
};

/** The operations that the org serves, by id. */
export const servedOperations: readonly string[] = Object.keys(handlers);
