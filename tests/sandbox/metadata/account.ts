import { field, picklist, reference, standardFields } from './field.ts';
import type { ListViewMetadata, ObjectMetadata } from './types.ts';

/** The groups in which the portal shows accounts and orders. */
export const GROUPS = ['Pending', 'Active', 'Closed', 'Cancelled'] as const;

const COLUMNS = ['Name', 'AccountNumber', 'Status__c', 'Account_Brand__c', 'Service_Address__c'];

const groupViews: readonly ListViewMetadata[] = GROUPS.map((group) => ({
  name: `${group}Accounts`,
  label: `${group} Accounts`,
  columns: COLUMNS,
  filters: [{ field: 'Status__c', operator: 'equals', value: group }],
  orderBy: ['AccountNumber'],
}));

export const account: ObjectMetadata = {
  name: 'Account',
  label: 'Account',
  labelPlural: 'Accounts',
  keyPrefix: '001',
  custom: false,
  color: '7F8DE1',
  icon: 'account',
  nameFields: ['Name'],
  fields: [
    ...standardFields(),
    field('Name', 'String', { label: 'Account Name', required: true, nameField: true, searchable: true }),
    field('AccountNumber', 'String', { label: 'Account Number', length: 40, unique: true, searchable: true }),
    picklist('Status__c', GROUPS, { label: 'Status', required: true }),
    picklist('Account_Brand__c', ['Brand A', 'Brand B', 'Brand C'], { label: 'Account Brand' }),
    reference('Contact__c', 'Contact', { label: 'Customer' }),
    picklist('Commodity__c', ['Electric', 'Gas'], { label: 'Commodity' }),
    field('ESIID__c', 'String', { label: 'ESIID Meter Number', length: 22, searchable: true }),
    field('Service_Address__c', 'TextArea', { label: 'Service Address', length: 255, searchable: true }),
    reference('Utility__c', 'Utility__c', { label: 'Utility' }),
    field('Balance__c', 'Currency', { label: 'Balance' }),
    picklist('Credit_Class__c', ['A', 'B', 'C'], { label: 'Credit Class', hidden: true }),
    field('Autopay__c', 'Boolean', { label: 'Autopay', defaultValue: false }),
    field('Phone', 'Phone'),
    field('Website', 'Url'),
    field('Opened_On__c', 'Date', { label: 'Opened On' }),
  ],
  children: [
    { name: 'Contacts', object: 'Contact', field: 'AccountId' },
    { name: 'Cases', object: 'Case', field: 'AccountId' },
    { name: 'Orders', object: 'Order', field: 'AccountId' },
    { name: 'Usages__r', object: 'Usage__c', field: 'Account__c' },
  ],
  layouts: {
    Compact: ['Name', 'AccountNumber', 'Status__c'],
    Full: [...COLUMNS, 'ESIID__c', 'Balance__c', 'Autopay__c'],
  },
  listViews: [
    { name: 'MyAccounts', label: 'My Accounts', columns: COLUMNS, filters: [], orderBy: ['AccountNumber'] },
    ...groupViews,
  ],
  rows: { kind: 'contact', field: 'Contact__c' },
  customer: { create: [], update: [], remove: false },
};
