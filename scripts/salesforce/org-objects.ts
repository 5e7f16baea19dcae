import { field, picklist, reference } from '../../tests/sandbox/index.ts';
import type { ObjectMetadata } from '../../tests/sandbox/index.ts';
import { ACCOUNT_OBJECTS } from './account-objects.ts';
import { detailObject, privateObject, publicObject } from './org-object.ts';

/** Objects of what holds an order, and of what was shown or paid for it. */
const orderObjects: readonly ObjectMetadata[] = [
  detailObject('Order', { name: 'Enrollment__c', label: 'Enrollment', labelPlural: 'Enrollments' }, [
    field('Submitted_At__c', 'DateTime', { label: 'Documents Submitted At' }),
    picklist('Balance_State__c', ['notApplicable', 'unanswered', 'settled', 'unsettled', 'resolved'], {
      defaultValue: 'notApplicable',
    }),
    field('Balance_Answered_At__c', 'DateTime'),
    picklist('Switch_Hold_State__c', ['notApplicable', 'unanswered', 'removed', 'standing', 'resolved'], {
      defaultValue: 'notApplicable',
    }),
    field('Switch_Hold_Answered_At__c', 'DateTime'),
    picklist('Identity_State__c', ['notApplicable', 'open', 'waiting', 'resolved', 'refused'], {
      defaultValue: 'notApplicable',
    }),
    field('Identity_Since__c', 'DateTime'),
  ]),
  detailObject(
    'Order',
    { name: 'Document_Requirement__c', label: 'Document Requirement', labelPlural: 'Document Requirements' },
    [
      field('Purpose__c', 'String', { length: 40, required: true }),
      field('Accepted_Types__c', 'TextArea', { label: 'Accepted Types, by Commas', length: 1000 }),
    ],
  ),
  detailObject(
    'Order',
    { name: 'Handed_Document__c', label: 'Handed Document', labelPlural: 'Handed Documents' },
    [
      reference('Document_Requirement__c', 'Document_Requirement__c', { label: 'Requirement' }),
      field('Document_Type__c', 'String', { length: 40, required: true }),
      field('File__c', 'String', { label: 'File Version', length: 18, required: true }),
      field('File_Name__c', 'String', { length: 255 }),
      field('Size__c', 'Int', { label: 'Size in Bytes' }),
      picklist('State__c', ['quarantined', 'clean', 'infected', 'refused', 'accepted'], {
        defaultValue: 'quarantined',
      }),
      field('Reason__c', 'String', { length: 40 }),
      field('Uploaded_At__c', 'DateTime', { required: true }),
      field('Replaces__c', 'String', { label: 'Replaces Document', length: 18 }),
    ],
  ),
  detailObject(
    'Order',
    { name: 'Deposit_Payment__c', label: 'Deposit Payment', labelPlural: 'Deposit Payments' },
    [
      field('Key__c', 'String', { label: 'Idempotency Key', length: 36 }),
      field('Amount__c', 'Currency', { required: true }),
      picklist('State__c', ['succeeded', 'pending', 'failed'], { required: true }),
      field('Confirmation_Number__c', 'String', { length: 40 }),
      field('Paid_At__c', 'DateTime'),
      field('Refused_At__c', 'DateTime', { label: 'Refused After It Was Taken' }),
      field('Brand_Name__c', 'String', { length: 80 }),
      field('Last_Four__c', 'String', { length: 4 }),
      picklist('Decline_Reason__c', ['cardExpired', 'insufficientFunds', 'codeWrong', 'doNotHonor']),
    ],
  ),
];

/** Facts of a file that the platform's links of files cannot tell. */
const caseObjects: readonly ObjectMetadata[] = [
  detailObject('Case', { name: 'Reply_File__c', label: 'Reply File', labelPlural: 'Reply Files' }, [
    field('Reply__c', 'String', { label: 'Comment', length: 18, required: true }),
    field('File__c', 'String', { label: 'Content Document', length: 18, required: true }),
  ]),
];

/** Subjects of the help. */
const TOPICS = ['bills', 'payments', 'plans', 'usage', 'enrollment', 'moving', 'outages', 'account'];

/** Facts about places and times, and texts, which say nothing about customers. */
const publicObjects: readonly ObjectMetadata[] = [
  publicObject({ name: 'Outage__c', label: 'Outage', labelPlural: 'Outages' }, [
    field('Zip_Code__c', 'String', { length: 5, required: true }),
    field('Area__c', 'String', { length: 80, required: true }),
    field('Whole_Area__c', 'Boolean', { label: 'The Whole Zip Code', defaultValue: false }),
    picklist('State__c', ['reported', 'crewAssigned', 'crewOnSite', 'restored'], { required: true }),
    picklist('Cause__c', ['unknown', 'weather', 'equipment', 'planned'], { defaultValue: 'unknown' }),
    field('Customers_Affected__c', 'Int'),
    field('Started_At__c', 'DateTime', { required: true }),
    field('Restoration_At__c', 'DateTime'),
    field('Over__c', 'Boolean', { label: 'Over', defaultValue: false }),
    field('Latitude__c', 'Double', { scale: 5, required: true }),
    field('Longitude__c', 'Double', { scale: 5, required: true }),
  ]),
  publicObject({ name: 'Visit_Slot__c', label: 'Visit Slot', labelPlural: 'Visit Slots' }, [
    picklist('Kind__c', ['meterCheck', 'voltage', 'connection'], { required: true }),
    field('Day__c', 'Date', { required: true }),
    field('Starts_At__c', 'String', { length: 5, required: true }),
    field('Ends_At__c', 'String', { length: 5, required: true }),
    field('Free__c', 'Boolean', { defaultValue: true }),
  ]),
  publicObject({ name: 'Help_Article__c', label: 'Help Article', labelPlural: 'Help Articles' }, [
    field('Article_Id__c', 'String', { label: 'Name in Addresses', length: 60, required: true }),
    field('Language__c', 'String', { length: 8, required: true }),
    picklist('Topic__c', TOPICS, { required: true }),
    field('Order__c', 'Int', { label: 'Order in the List' }),
    field('Title__c', 'String', { length: 255, required: true }),
    field('Summary__c', 'String', { length: 255, required: true }),
    field('Body__c', 'TextArea', { label: 'Body, as HTML', length: 32768, required: true }),
    field('Keywords__c', 'String', { length: 255 }),
    field('Related__c', 'String', { label: 'Related Articles, by Commas', length: 255 }),
    field('Updated_On__c', 'Date', { required: true }),
  ]),
  publicObject({ name: 'Call_Time__c', label: 'Call Time', labelPlural: 'Call Times' }, [
    picklist('Language__c', ['en', 'es', 'vi'], { required: true }),
    field('Day__c', 'Date', { required: true }),
    field('Starts_At__c', 'String', { length: 5, required: true }),
    field('Ends_At__c', 'String', { length: 5, required: true }),
    field('Free__c', 'Boolean', { defaultValue: true }),
  ]),
  publicObject({ name: 'Metered_Address__c', label: 'Metered Address', labelPlural: 'Metered Addresses' }, [
    field('Street__c', 'String', { length: 255, required: true }),
    field('Unit__c', 'String', { length: 40 }),
    field('City__c', 'String', { length: 80, required: true }),
    field('State__c', 'String', { length: 2, required: true }),
    field('Zip_Code__c', 'String', { length: 5, required: true }),
    field('ESIID__c', 'String', { label: 'ESIID Meter Number', length: 22, required: true }),
  ]),
];

/** Objects that customers keep for themselves. */
const privateObjects: readonly ObjectMetadata[] = [
  privateObject({ name: 'Call_Back__c', label: 'Call Back', labelPlural: 'Call Backs' }, [
    field('Slot__c', 'String', { label: 'Time', length: 40, required: true, unique: true }),
    picklist('Topic__c', TOPICS, { required: true }),
    picklist('Language__c', ['en', 'es', 'vi'], { required: true }),
    field('Day__c', 'Date', { required: true }),
    field('Starts_At__c', 'String', { length: 5, required: true }),
    field('Ends_At__c', 'String', { length: 5, required: true }),
    field('Phone__c', 'Phone'),
    field('Note__c', 'TextArea', { length: 1000 }),
  ]),
  privateObject({ name: 'Portal_Draft__c', label: 'Portal Draft', labelPlural: 'Portal Drafts' }, [
    field('Key__c', 'String', { length: 64, unique: true }),
    field('Content__c', 'TextArea', { label: 'Content, Encrypted', length: 131072 }),
    field('Saved_At__c', 'DateTime'),
  ]),
  privateObject({ name: 'Portal_Choice__c', label: 'Portal Choice', labelPlural: 'Portal Choices' }, [
    field('Account_Number__c', 'String', { label: 'Account Shown', length: 40 }),
  ]),
];

/** Objects that only Apex of an org works with: the sandbox keeps these facts elsewhere. */
export const ORG_OBJECTS: readonly ObjectMetadata[] = [
  ...ACCOUNT_OBJECTS,
  ...orderObjects,
  ...caseObjects,
  ...publicObjects,
  ...privateObjects,
];
