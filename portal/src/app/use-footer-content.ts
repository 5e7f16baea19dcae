import {
  getBrandCustomerServiceInfo,
  getRecord,
  getUserAccountInformation,
  getUtilityInfo,
} from '@energy-portal/sdk';
import { useRead } from '@energy-portal/sdk/react';
import { brandOfCrmName, useBrand } from '../brand/index.ts';
import type { Brand } from '../brand/index.ts';
import { orgLanguageOf, useLanguage } from '../i18n/index.ts';
import type { OrgLanguage } from '../i18n/index.ts';
import { useLoggedError } from './error-log.ts';
import { useSession } from './session.tsx';

/** The content of the footer; a member that is not known yet, or never, is undefined. */
interface FooterContent {
  readonly brand: Brand;
  readonly phone: string | undefined;
  readonly hours: string | undefined;
  readonly privacy: string | undefined;
  readonly terms: string | undefined;
  readonly disclaimer: string | undefined;
  readonly utility: { readonly name: string; readonly phone: string | undefined } | undefined;
}

const policy = { policy: 'cache-then-network' } as const;

/** The end of the org's names of fields that come in its languages (requirement 000 section 3). */
const endings = { en: '', es: '_ES' } as const satisfies Record<OrgLanguage, string>;

/**
 * Asks the org for the footer. Failures are stored and logged; the footer shows what it has.
 *
 * @param orderId order whose utility is shown; undefined where the page is about no order
 * @see requirement 000 sections 2, 4 and 7
 */
export function useFooterContent(orderId: string | undefined, brands: readonly Brand[]): FooterContent {
  const end = endings[orgLanguageOf(useLanguage())];
  const brand = useFooterBrand(brands);
  const service = useRead(
    getBrandCustomerServiceInfo,
    brand.settled ? { brandName: brand.value.crmName } : undefined,
    policy,
  );
  useLoggedError('footer.getBrandCustomerServiceInfo', service.error);
  const utility = useRead(getUtilityInfo, orderId === undefined ? undefined : { orderId }, policy);
  useLoggedError('footer.getUtilityInfo', utility.error);
  const info = service.data;
  const found = orderId === undefined ? undefined : utility.data;
  return {
    brand: brand.value,
    // Without the org the page still says whom to call.
    phone: info?.Customer_Service_Phone_Number__c ?? (service.error && brand.value.phone),
    hours: info?.[`Customer_Service_Hours${end}__c`] ?? undefined,
    privacy: info?.[`Privacy_Policy_Link${end}__c`] ?? undefined,
    terms: info?.[`Terms_of_Use${end}__c`] ?? undefined,
    disclaimer: info?.[`Disclaimer${end}__c`] ?? undefined,
    utility: found && { name: found.Name, phone: found.Utility_Phone__c ?? undefined },
  };
}

/** A customer's brand is that of the account; a guest's, and the one after any failure, that of the page address. */
function useFooterBrand(brands: readonly Brand[]): { readonly value: Brand; readonly settled: boolean } {
  const ofAddress = useBrand();
  const { state, userId } = useSession();
  const isCustomer = state === 'customer' && userId !== undefined;
  const user = useRead(
    getRecord,
    isCustomer ? { recordId: userId, fields: ['User.Calc_Contact_Id__c'] } : undefined,
    policy,
  );
  useLoggedError('footer.getRecord', user.error);
  const contactId = isCustomer ? textField(user.data, 'Calc_Contact_Id__c') : undefined;
  const account = useRead(
    getUserAccountInformation,
    contactId === undefined ? undefined : { contactId },
    policy,
  );
  useLoggedError('footer.getUserAccountInformation', account.error);
  const crmName = isCustomer ? account.data?.Account_Brand__c : undefined;
  const ofAccount = crmName ? brandOfCrmName(crmName, brands) : undefined;
  const hasFailed = user.error !== undefined || account.error !== undefined;
  const isAnswered = account.data !== undefined || (user.data !== undefined && contactId === undefined);
  return {
    value: ofAccount ?? ofAddress,
    settled: isCustomer ? hasFailed || isAnswered : state !== 'loading',
  };
}

/** The text of a record's field; undefined where there is none. */
function textField(record: unknown, field: string): string | undefined {
  // The record's fields depend on what was asked for, so the type cannot name them.
  const fields = (record as { fields?: Record<string, { value?: unknown } | undefined> } | undefined)?.fields;
  const value = fields?.[field]?.value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
