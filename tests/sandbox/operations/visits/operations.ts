import type { AnyOperation } from '../operation.ts';
import { findAddresses } from './addresses.ts';
import { bookVisit, cancelVisit, getVisit, getVisitSlots } from './visits.ts';

/** Visits of the utility, and the addresses that it knows. */
export const visitsOperations: Readonly<Record<string, AnyOperation>> = {
  bookVisit,
  cancelVisit,
  findAddresses,
  getVisit,
  getVisitSlots,
};
