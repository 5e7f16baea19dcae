import { constants } from '../contract/constants.ts';
import { CASE_REASONS } from './case-reasons.ts';
import { field, picklist, reference, standardFields } from './field.ts';
import { createMetadataId } from './metadata-id.ts';
import type { ObjectMetadata } from './types.ts';

/** The list that the examples of the specs name. */
export const MY_CASES_LIST_ID = '00BRM000000xYzAYAU';
const COLUMNS = ['CaseNumber', 'Subject', 'Status', 'Type', 'CreatedDate'];

export const supportCase: ObjectMetadata = {
  name: 'Case',
  label: 'Case',
  labelPlural: 'Cases',
  keyPrefix: '500',
  custom: false,
  color: 'F2CF5B',
  icon: 'case',
  nameFields: ['CaseNumber'],
  fields: [
    ...standardFields(),
    field('CaseNumber', 'String', {
      label: 'Case Number',
      length: 30,
      system: true,
      nameField: true,
      searchable: true,
    }),
    field('Subject', 'String', {
      length: constants.messages.subjectMaxLength,
      required: true,
      searchable: true,
    }),
    field('Description', 'TextArea', { length: 32000, searchable: true }),
    picklist(
      'Type',
      ['Billing', 'Moving', 'Meter', 'Plan', 'Payment', 'Outage', 'Enrollment Hold', 'Other'],
      {
        label: 'Case Type',
      },
    ),
    picklist('Reason__c', CASE_REASONS, { label: 'Case Reason', controller: 'Type' }),
    reference('RecordTypeId', 'RecordType', { label: 'Record Type ID' }),
    picklist(
      'Status',
      [
        { value: 'New', label: 'New', closed: false },
        { value: 'Working', label: 'Working', closed: false },
        { value: 'Waiting on Customer', label: 'Waiting on Customer', closed: false },
        { value: 'Closed', label: 'Closed', closed: true },
      ],
      { defaultValue: 'New' },
    ),
    picklist('Priority', ['High', 'Medium', 'Low'], { defaultValue: 'Medium' }),
    picklist('Origin', ['Web', 'Email', 'Phone'], { label: 'Case Origin', defaultValue: 'Web' }),
    field('Topics__c', 'MultiPicklist', {
      label: 'Topics',
      picklist: {
        restricted: true,
        values: ['Bill', 'Usage', 'Contract', 'Deposit'].map((value) => ({ value, label: value })),
      },
    }),
    reference('ContactId', 'Contact', { label: 'Contact ID' }),
    reference('AccountId', 'Account', { label: 'Account ID' }),
    reference('Order__c', 'Order', { label: 'Order' }),
    field('Comments__c', 'TextArea', { label: 'Comments' }),
    field('Call_Back_At__c', 'Time', { label: 'Call Back At' }),
    field('IsClosed', 'Boolean', { label: 'Closed', system: true, formula: "Status = 'Closed'" }),
    field('ClosedDate', 'DateTime', { label: 'Closed Date', system: true }),
  ],
  children: [
    { name: 'CaseComments', object: 'CaseComment', field: 'ParentId' },
    { name: 'ContentDocumentLinks', object: 'ContentDocumentLink', field: 'LinkedEntityId' },
  ],
  layouts: {
    Compact: ['CaseNumber', 'Subject', 'Status'],
    Full: [
      'CaseNumber',
      'Subject',
      'Description',
      'Type',
      'Reason__c',
      'Status',
      'Priority',
      'Order__c',
      'Call_Back_At__c',
      'ContactId',
      'AccountId',
      'CreatedDate',
    ],
  },
  recordTypes: [
    {
      id: createMetadataId('012', 'Case/General_Request'),
      name: 'General Request',
      isDefault: true,
      values: {},
    },
    {
      id: createMetadataId('012', 'Case/Field_Service'),
      name: 'Field Service',
      isDefault: false,
      values: {
        Type: ['Moving', 'Meter', 'Outage'],
        Reason__c: [
          'Start Service',
          'Stop Service',
          'Transfer Service',
          'Access to the Meter',
          'Damaged Meter',
          'Power Is Out',
          'Flickering Lights',
          'Other',
        ],
        Priority: ['High', 'Medium'],
      },
    },
  ],
  sections: [
    { heading: 'Message', columns: 1, fields: ['Subject', 'Description'] },
    {
      heading: 'Case Information',
      columns: 2,
      fields: [
        'CaseNumber',
        'Status',
        'Type',
        'Priority',
        'Reason__c',
        'CreatedDate',
        'ContactId',
        'AccountId',
      ],
    },
    {
      heading: 'Field Service',
      columns: 2,
      fields: ['Order__c', 'Call_Back_At__c'],
      recordTypes: ['Field Service', 'Master'],
    },
  ],
  path: 'Status',
  assignable: true,
  duplicateRules: [
    {
      name: 'Open_Cases_With_Same_Subject',
      action: 'Allow',
      matchRule: 'Same_Subject',
      engine: 'Fuzzy',
      fields: ['Subject'],
      filter: { field: 'Status', operation: 'notEqual', value: 'Closed' },
    },
  ],
  listViews: [
    {
      id: MY_CASES_LIST_ID,
      name: 'MyCases',
      label: 'My Cases',
      columns: COLUMNS,
      filters: [],
      scope: 'mine',
      orderBy: ['-CreatedDate'],
    },
    {
      name: 'AllOpenCases',
      label: 'All Open Cases',
      columns: COLUMNS,
      filters: [{ field: 'Status', operator: 'notEqual', value: 'Closed' }],
      orderBy: ['-CreatedDate'],
    },
    {
      name: 'ClosedCases',
      label: 'Closed Cases',
      columns: COLUMNS,
      filters: [{ field: 'Status', operator: 'equals', value: 'Closed' }],
      orderBy: ['-CreatedDate'],
    },
  ],
  rows: { kind: 'contact', field: 'ContactId' },
  customer: {
    create: [
      'Subject',
      'Description',
      'Type',
      'Reason__c',
      'RecordTypeId',
      'Priority',
      'Origin',
      'Topics__c',
      'AccountId',
      'Order__c',
      'Comments__c',
      'Call_Back_At__c',
    ],
    update: ['Description', 'Comments__c', 'Call_Back_At__c', 'Topics__c'],
    remove: true,
  },
};
