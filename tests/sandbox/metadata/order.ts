import { GROUPS } from './account.ts';
import { field, picklist, reference, standardFields } from './field.ts';
import type { ListViewMetadata, ObjectMetadata } from './types.ts';

const COLUMNS = ['OrderNumber', 'Status', 'Plan_Name__c', 'Requested_Start_Date__c', 'Service_Address__c'];

const groupViews: readonly ListViewMetadata[] = GROUPS.map((group) => ({
  name: `${group}Orders`,
  label: `${group} Orders`,
  columns: COLUMNS,
  filters: [{ field: 'Status', operator: 'equals', value: group }],
  orderBy: ['-Requested_Start_Date__c'],
}));

export const order: ObjectMetadata = {
  name: 'Order',
  label: 'Order',
  labelPlural: 'Orders',
  keyPrefix: '801',
  custom: false,
  color: '769ED9',
  icon: 'orders',
  nameFields: ['OrderNumber'],
  fields: [
    ...standardFields(),
    field('OrderNumber', 'String', {
      label: 'Order Number',
      length: 30,
      system: true,
      nameField: true,
      searchable: true,
    }),
    reference('AccountId', 'Account', { label: 'Account ID' }),
    reference('BillToContactId', 'Contact', { label: 'Bill To Contact ID', relationship: 'BillToContact' }),
    field('Confirmation_Number__c', 'String', {
      label: 'Confirmation Number',
      length: 20,
      unique: true,
      searchable: true,
    }),
    picklist('Status', GROUPS, { required: true }),
    picklist('Enrollment_Stage__c', ['Submission', 'Processing', 'Complete'], { label: 'Enrollment Stage' }),
    field('Requested_Start_Date__c', 'Date', { label: 'Requested Start Date' }),
    field('Plan_Name__c', 'String', { label: 'Plan Name', length: 120, searchable: true }),
    reference('Plan__c', 'Plan__c', { label: 'Plan' }),
    reference('Utility__c', 'Utility__c', { label: 'Utility' }),
    field('Utility_Name__c', 'String', { label: 'Utility Name', length: 120 }),
    field('Service_Address__c', 'TextArea', { label: 'Service Address', length: 255, searchable: true }),
    field('ESIID__c', 'String', { label: 'ESIID Meter Number', length: 22, searchable: true }),
    field('Deposit_Amount_Required__c', 'Currency', { label: 'Deposit Amount Required' }),
    field('Deposit_Paid__c', 'Boolean', { label: 'Deposit Paid', defaultValue: false }),
  ],
  children: [],
  layouts: {
    Compact: ['OrderNumber', 'Status', 'Plan_Name__c'],
    Full: [...COLUMNS, 'Confirmation_Number__c', 'Utility_Name__c', 'ESIID__c', 'Deposit_Amount_Required__c'],
  },
  path: 'Status',
  listViews: [
    {
      name: 'RecentOrders',
      label: 'Recent Orders',
      columns: COLUMNS,
      filters: [],
      orderBy: ['-CreatedDate'],
    },
    ...groupViews,
  ],
  rows: { kind: 'contact', field: 'BillToContactId' },
  customer: { create: [], update: [], remove: false },
};
