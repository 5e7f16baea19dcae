import { field, reference, standardFields } from './field.ts';
import type { ObjectMetadata } from './types.ts';

/** Notes of advisors about a customer. No customer ever learns that there are such notes. */
export const staffNote: ObjectMetadata = {
  name: 'Staff_Note__c',
  label: 'Staff Note',
  labelPlural: 'Staff Notes',
  keyPrefix: 'a90',
  custom: true,
  color: '96C4E6',
  icon: 'note',
  nameFields: [],
  fields: [
    ...standardFields(),
    reference('Contact__c', 'Contact', { label: 'Customer', required: true }),
    field('Text__c', 'TextArea', { label: 'Text', required: true }),
  ],
  children: [],
  layouts: { Compact: ['Text__c'], Full: ['Text__c', 'Contact__c'] },
  listViews: [],
  rows: { kind: 'nobody' },
  customer: { create: [], update: [], remove: false },
  hidden: true,
};
