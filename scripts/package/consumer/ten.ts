import {
  createClient,
  createRecord,
  dataOf,
  getListRecordsByName,
  getNavItems,
  getObjectInfo,
  getRecord,
  getRecords,
  getRelatedListRecords,
  updateRecord,
} from '@energy-portal/sdk';
import {
  ClientProvider,
  useGetLayout,
  useGetRecord,
  usePages,
  useSuspenseGetPlans,
  useWrite,
} from '@energy-portal/sdk/react';
import type { Account } from './objects/object-types.js';

export const client = createClient({ baseUrl: 'https://org.example.com' });
export { ClientProvider };

const recordId = '001RM0000068xVCYAY';
const name: Account['Name'] = 'Northwind';

export async function reads(): Promise<unknown> {
  const account = dataOf(
    await client.read(getRecord, { recordId, fields: ['Account.Name', 'Account.Owner.Name'] }),
  );
  const batch = dataOf(await client.read(getRecords, { recordIds: [recordId], fields: ['User.Email'] }));
  const list = dataOf(
    await client.read(getListRecordsByName, {
      objectApiName: 'Opportunity',
      listViewApiName: 'All',
      fields: ['Opportunity.Amount'],
    }),
  );
  const info = dataOf(await client.read(getObjectInfo, { objectApiName: 'Account' }));
  const menu = dataOf(await client.read(getNavItems, {}));
  return [
    account?.fields.Name.value,
    account?.fields.Owner.value?.fields.Name.value,
    batch?.results[0]?.statusCode,
    list?.records[0]?.fields.Amount.value,
    info?.label,
    menu?.navItems[0],
  ];
}

export function useHooks(): unknown {
  const user = useGetRecord({ recordId, fields: ['User.Email', 'User.Manager.Name'] });
  const layout = useGetLayout({ objectApiName: 'Account' });
  const plans = useSuspenseGetPlans({ zipCode: '10001' });
  const pages = usePages(getRelatedListRecords, {
    parentRecordId: recordId,
    relatedListId: 'Opportunities',
    fields: ['Opportunity.Amount', 'Opportunity.Account.Name'],
  });
  const [save] = useWrite(updateRecord);
  const [create] = useWrite(createRecord);
  void save({ apiName: 'Account', fields: { Id: recordId, Name: name } });
  void create({ apiName: 'Account', fields: { Name: name } });
  return [
    user.data?.fields.Email.value,
    user.data?.fields.Manager.value?.fields.Name.value,
    layout.data?.id,
    plans.data,
    pages.items.map(({ fields }) => fields.Account.value?.fields.Name.value),
  ];
}
