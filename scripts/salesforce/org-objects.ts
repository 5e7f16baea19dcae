import { field, picklist, reference, standardFields } from '../../tests/sandbox/index.ts';
import type { ObjectMetadata } from '../../tests/sandbox/index.ts';

/** The members that matter to the record interface alone. */
const own = {
  color: '96C4E6',
  icon: 'custom',
  custom: true,
  nameFields: ['Name'],
  children: [],
  layouts: { Compact: ['Name'], Full: ['Name'] },
  listViews: [],
  rows: { kind: 'parent', field: 'Account__c', object: 'Account' },
  customer: { create: [], update: [], remove: false },
} as const satisfies Partial<ObjectMetadata>;

/** The hours that meters told. */
const usageReading: ObjectMetadata = {
  ...own,
  name: 'Usage_Reading__c',
  label: 'Usage Reading',
  labelPlural: 'Usage Readings',
  keyPrefix: 'a91',
  fields: [
    ...standardFields(),
    field('Name', 'String', { label: 'Reading Number', length: 80, system: true, nameField: true }),
    reference('Account__c', 'Account', { label: 'Account', required: true }),
    field('Start__c', 'DateTime', { label: 'Start', required: true }),
    field('Day__c', 'Date', { label: 'Day', required: true }),
    field('Seconds__c', 'Int', { label: 'Seconds', required: true }),
    field('Consumed__c', 'Double', { label: 'Consumed', scale: 3 }),
    field('Cost__c', 'Currency', { label: 'Cost' }),
    field('Average_Temperature__c', 'Double', { label: 'Average Temperature', scale: 1 }),
    field('Estimated_Seconds__c', 'Int', { label: 'Estimated Seconds' }),
  ],
};

/** Agreements on the same amount each month. */
const budgetBilling: ObjectMetadata = {
  ...own,
  name: 'Budget_Billing__c',
  label: 'Budget Billing',
  labelPlural: 'Budget Billing',
  keyPrefix: 'a92',
  fields: [
    ...standardFields(),
    field('Name', 'String', { label: 'Agreement Number', length: 80, system: true, nameField: true }),
    reference('Account__c', 'Account', { label: 'Account', required: true }),
    field('Monthly__c', 'Currency', { label: 'Monthly', required: true }),
    field('Starts_On__c', 'Date', { label: 'Starts On', required: true }),
    field('Stopped_On__c', 'Date', { label: 'Stopped On' }),
    picklist('Language__c', ['en', 'es'], { label: 'Language of the Consent' }),
  ],
};

/** Objects that only Apex of an org works with: the sandbox keeps these facts elsewhere. Customers read them and write none. */
export const ORG_OBJECTS: readonly ObjectMetadata[] = [usageReading, budgetBilling];
