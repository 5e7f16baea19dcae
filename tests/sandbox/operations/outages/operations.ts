import type { AnyOperation } from '../operation.ts';
import { followOutage, getAddressOutage, reportOutage } from './address-outage.ts';
import { getOutages } from './outages.ts';

/** Outages: the map for everybody, an address, reports. */
export const outagesOperations: Readonly<Record<string, AnyOperation>> = {
  followOutage,
  getAddressOutage,
  getOutages,
  reportOutage,
};
