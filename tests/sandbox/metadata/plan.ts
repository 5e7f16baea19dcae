import { field, picklist, standardFields } from './field.ts';
import type { ObjectMetadata } from './types.ts';

const COLUMNS = ['Name', 'Zip_Code__c', 'Commodity__c', 'Rate__c', 'Term_Months__c', 'Plan_Brand__c'];

export const plan: ObjectMetadata = {
  name: 'Plan__c',
  label: 'Plan',
  labelPlural: 'Plans',
  keyPrefix: 'a03',
  custom: true,
  color: 'FF9A3C',
  icon: 'custom4',
  nameFields: ['Name'],
  fields: [
    ...standardFields(),
    field('Name', 'String', {
      label: 'Plan Name',
      length: 80,
      required: true,
      nameField: true,
      searchable: true,
    }),
    field('Zip_Code__c', 'String', { label: 'Zip Code', length: 5, searchable: true }),
    picklist('Commodity__c', ['Electric', 'Gas'], { label: 'Commodity' }),
    field('Rate__c', 'Double', { label: 'Rate', scale: 4 }),
    field('Term_Months__c', 'Int', { label: 'Term in Months' }),
    picklist('Plan_Brand__c', ['Brand A', 'Brand B', 'Brand C'], { label: 'Plan Brand' }),
    field('Renewable__c', 'Percent', { label: 'Renewable', scale: 0 }),
    field('Cancellation_Fee__c', 'Currency', { label: 'Cancellation Fee' }),
    field('Available__c', 'Boolean', { label: 'Available', defaultValue: true }),
  ],
  children: [],
  layouts: { Compact: ['Name', 'Rate__c'], Full: [...COLUMNS, 'Renewable__c', 'Cancellation_Fee__c'] },
  listViews: [
    {
      name: 'AllPlans',
      label: 'All Plans',
      columns: COLUMNS,
      filters: [{ field: 'Available__c', operator: 'equals', value: true }],
      orderBy: ['Zip_Code__c', 'Rate__c'],
    },
  ],
  rows: { kind: 'everyone' },
  customer: { create: [], update: [], remove: false },
};
