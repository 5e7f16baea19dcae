import { field, standardFields } from './field.ts';
import type { ObjectMetadata } from './types.ts';

const COLUMNS = ['Name', 'Utility_Phone__c', 'Website__c'];

export const utility: ObjectMetadata = {
  name: 'Utility__c',
  label: 'Utility',
  labelPlural: 'Utilities',
  keyPrefix: 'a00',
  custom: true,
  color: '48C3CC',
  icon: 'custom1',
  nameFields: ['Name'],
  fields: [
    ...standardFields(),
    field('Name', 'String', {
      label: 'Utility Name',
      length: 80,
      required: true,
      nameField: true,
      searchable: true,
    }),
    field('Utility_Phone__c', 'String', { label: 'Utility Phone', length: 40 }),
    field('Website__c', 'Url', { label: 'Website' }),
  ],
  children: [],
  layouts: { Compact: ['Name', 'Utility_Phone__c'], Full: COLUMNS },
  listViews: [
    { name: 'AllUtilities', label: 'All Utilities', columns: COLUMNS, filters: [], orderBy: ['Name'] },
  ],
  rows: { kind: 'everyone' },
  customer: { create: [], update: [], remove: false },
};
