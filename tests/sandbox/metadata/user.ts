import { SERVICE_ZONE } from '../calendar/days.ts';
import { field, picklist, reference, standardFields } from './field.ts';
import type { ObjectMetadata } from './types.ts';

export const user: ObjectMetadata = {
  name: 'User',
  label: 'User',
  labelPlural: 'Users',
  keyPrefix: '005',
  custom: false,
  color: '65CAE4',
  icon: 'user',
  nameFields: ['FirstName', 'LastName', 'Name'],
  fields: [
    ...standardFields(),
    field('Username', 'String', { length: 80, required: true, unique: true, personal: true }),
    field('FirstName', 'String', { label: 'First Name', length: 40, componentOf: 'Name' }),
    field('LastName', 'String', { label: 'Last Name', length: 80, required: true, componentOf: 'Name' }),
    field('Name', 'String', {
      label: 'Full Name',
      length: 121,
      nameField: true,
      system: true,
      formula: "trim(coalesce(FirstName, '') || ' ' || LastName)",
    }),
    field('Email', 'Email', { personal: true }),
    field('IsActive', 'Boolean', { label: 'Active', defaultValue: true }),
    picklist('UserType', ['Standard', 'CspLitePortal', 'Guest'], { label: 'User Type' }),
    reference('ContactId', 'Contact', { label: 'Contact ID' }),
    field('Calc_Contact_Id__c', 'String', {
      label: 'Calc Contact Id',
      length: 18,
      system: true,
      formula: 'ContactId',
    }),
    field('TimeZoneSidKey', 'String', { label: 'Time Zone', defaultValue: SERVICE_ZONE }),
    picklist(
      'LanguageLocaleKey',
      [
        { value: 'en_US', label: 'English' },
        { value: 'es', label: 'Spanish' },
      ],
      { label: 'Language', defaultValue: 'en_US' },
    ),
  ],
  children: [],
  layouts: { Compact: ['Name'], Full: ['Name', 'Email', 'Username', 'LanguageLocaleKey'] },
  listViews: [],
  rows: { kind: 'self-or-staff' },
  customer: { create: [], update: ['LanguageLocaleKey'], remove: false },
};
