import { field, picklist, reference, standardFields } from './field.ts';
import type { ListViewMetadata, ObjectMetadata } from './types.ts';

const COLUMNS = [
  'Bill_Month__c',
  'Commodity__c',
  'Consumed__c',
  'Unit__c',
  'Days_In_Cycle__c',
  'Average_Temperature__c',
];

const commodityViews: readonly ListViewMetadata[] = ['Electric', 'Gas'].map((commodity) => ({
  name: `${commodity}Usage`,
  label: `${commodity} Usage`,
  columns: COLUMNS,
  filters: [{ field: 'Commodity__c', operator: 'equals', value: commodity }],
  orderBy: ['-Bill_Month__c'],
}));

export const usage: ObjectMetadata = {
  name: 'Usage__c',
  label: 'Usage',
  labelPlural: 'Usage',
  keyPrefix: 'a02',
  custom: true,
  color: 'EF7EAD',
  icon: 'custom3',
  nameFields: ['Name'],
  fields: [
    ...standardFields(),
    field('Name', 'String', { label: 'Usage Number', length: 80, system: true, nameField: true }),
    reference('Account__c', 'Account', { label: 'Account', required: true }),
    picklist('Commodity__c', ['Electric', 'Gas'], { label: 'Commodity' }),
    field('Bill_Month__c', 'Date', { label: 'Bill Month' }),
    field('Consumed__c', 'Double', { label: 'Consumed', scale: 1 }),
    picklist('Unit__c', ['kWh', 'therms'], { label: 'Unit' }),
    field('Days_In_Cycle__c', 'Int', { label: 'Days In Cycle' }),
    field('Average_Temperature__c', 'Double', { label: 'Average Temperature', scale: 1 }),
    field('Amount__c', 'Currency', { label: 'Amount' }),
    field('Change_On_Last_Bill__c', 'Percent', { label: 'Change On Last Bill', precision: 7 }),
  ],
  children: [],
  layouts: { Compact: ['Name', 'Bill_Month__c', 'Consumed__c'], Full: [...COLUMNS, 'Amount__c'] },
  listViews: [
    {
      name: 'RecentUsage',
      label: 'Recent Usage',
      columns: COLUMNS,
      filters: [],
      orderBy: ['-Bill_Month__c', 'Commodity__c'],
    },
    ...commodityViews,
  ],
  rows: { kind: 'parent', field: 'Account__c', object: 'Account' },
  customer: { create: [], update: [], remove: false },
};
