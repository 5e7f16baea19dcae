import { field, standardFields } from './field.ts';
import type { ObjectMetadata } from './types.ts';

/** The members of the footer's third call, in the order of the requirement (section 3). */
export const SERVICE_FIELDS = [
  'Customer_Service_Hours__c',
  'Customer_Service_Hours_ES__c',
  'Customer_Service_Phone_Number__c',
  'Privacy_Policy_Link__c',
  'Privacy_Policy_Link_ES__c',
  'Terms_of_Use__c',
  'Terms_of_Use_ES__c',
  'Disclaimer__c',
  'Disclaimer_ES__c',
] as const;

export const brandCustomerService: ObjectMetadata = {
  name: 'Brand_Customer_Service__c',
  label: 'Brand Customer Service',
  labelPlural: 'Brand Customer Services',
  keyPrefix: 'a01',
  custom: true,
  color: '3BA755',
  icon: 'custom2',
  nameFields: ['Name'],
  fields: [
    ...standardFields(),
    field('Name', 'String', {
      label: 'Brand Name',
      length: 80,
      required: true,
      nameField: true,
      unique: true,
    }),
    field('Customer_Service_Hours__c', 'String'),
    field('Customer_Service_Hours_ES__c', 'String'),
    field('Customer_Service_Phone_Number__c', 'String', { length: 40 }),
    field('Privacy_Policy_Link__c', 'Url'),
    field('Privacy_Policy_Link_ES__c', 'Url'),
    field('Terms_of_Use__c', 'Url'),
    field('Terms_of_Use_ES__c', 'Url'),
    field('Disclaimer__c', 'TextArea', { length: 32000, htmlFormatted: true }),
    field('Disclaimer_ES__c', 'TextArea', { length: 32000, htmlFormatted: true }),
  ],
  children: [],
  layouts: { Compact: ['Name'], Full: ['Name', ...SERVICE_FIELDS] },
  listViews: [],
  rows: { kind: 'everyone' },
  customer: { create: [], update: [], remove: false },
};
