import type { Handler } from '../protocol/call.ts';
import { getBrandCustomerServiceInfo, getUserAccountInformation, getUtilityInfo } from './footer.ts';

/** What a customer has of the retailer: enrollments, payments, documents, plans, usage, requests. */
export const serviceHandlers: Readonly<Record<string, Handler>> = {
  getBrandCustomerServiceInfo,
  getUserAccountInformation,
  getUtilityInfo,
};
