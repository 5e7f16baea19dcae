import { field, picklist, reference } from '../../tests/sandbox/index.ts';
import type { ObjectMetadata } from '../../tests/sandbox/index.ts';
import { detailObject } from './org-object.ts';

const LANGUAGES = ['en', 'es'];
const DECLINES = ['cardExpired', 'insufficientFunds', 'codeWrong', 'doNotHonor'];

/** Money of an account: methods on file, agreements, payments and ways to pay later. */
const money: readonly ObjectMetadata[] = [
  detailObject(
    'Account',
    { name: 'Payment_Method__c', label: 'Payment Method', labelPlural: 'Payment Methods' },
    [
      picklist('Kind__c', ['card', 'bank'], { required: true }),
      field('Token__c', 'String', { length: 255, hidden: true }),
      field('Brand_Name__c', 'String', { length: 80 }),
      field('Last_Four__c', 'String', { length: 4, required: true }),
      field('Account_Type__c', 'String', { length: 40 }),
      field('Expires__c', 'String', { label: 'Expires (YYYY-MM)', length: 7 }),
      picklist('State__c', ['usable', 'validating', 'refused'], { defaultValue: 'usable' }),
    ],
  ),
  detailObject(
    'Account',
    { name: 'Autopay_Agreement__c', label: 'Autopay Agreement', labelPlural: 'Autopay Agreements' },
    [
      reference('Payment_Method__c', 'Payment_Method__c', { label: 'Payment Method' }),
      picklist('Kind__c', ['card', 'bank'], { required: true }),
      field('Brand_Name__c', 'String', { length: 80 }),
      field('Last_Four__c', 'String', { length: 4 }),
      field('Account_Type__c', 'String', { length: 40 }),
      field('Company__c', 'String', { length: 80 }),
      field('Starts_On__c', 'Date', { required: true }),
      picklist('Language__c', LANGUAGES, { label: 'Language of the Consent' }),
      field('Text_Version__c', 'String', { length: 20 }),
      field('Text_Hash__c', 'String', { length: 64 }),
      field('Text__c', 'TextArea', { label: 'Text Agreed To', length: 8000 }),
      field('Agreed_At__c', 'DateTime', { required: true }),
      field('Revoked_At__c', 'DateTime'),
      field('Last_Payment_On__c', 'Date'),
      picklist('Decline_Reason__c', DECLINES, { label: 'Reason of the Last Decline' }),
    ],
  ),
  detailObject('Account', { name: 'Bill_Payment__c', label: 'Bill Payment', labelPlural: 'Bill Payments' }, [
    field('Key__c', 'String', { label: 'Idempotency Key', length: 36 }),
    field('Amount__c', 'Currency', { required: true }),
    picklist('State__c', ['succeeded', 'pending', 'failed'], { required: true }),
    field('Confirmation_Number__c', 'String', { length: 40 }),
    field('Taken_At__c', 'DateTime', { required: true }),
    field('Paid_At__c', 'DateTime'),
    field('Refused_At__c', 'DateTime', { label: 'Refused After It Was Taken' }),
    field('Automatic__c', 'Boolean', { defaultValue: false }),
    picklist('Kind__c', ['card', 'bank']),
    field('Brand_Name__c', 'String', { length: 80 }),
    field('Last_Four__c', 'String', { length: 4 }),
    picklist('Decline_Reason__c', DECLINES),
    field('Balance_After__c', 'Currency'),
  ]),
  detailObject(
    'Account',
    { name: 'Payment_Extension__c', label: 'Payment Extension', labelPlural: 'Payment Extensions' },
    [
      field('Balance__c', 'Currency', { required: true }),
      picklist('Choice__c', ['later', 'two', 'three'], { required: true }),
      field('Since__c', 'Date', { label: 'More Time Since', required: true }),
      field('Agreed_On__c', 'Date', { required: true }),
      picklist('Language__c', LANGUAGES, { label: 'Language of the Consent' }),
    ],
  ),
  detailObject(
    'Account',
    { name: 'Budget_Billing__c', label: 'Budget Billing', labelPlural: 'Budget Billing' },
    [
      field('Monthly__c', 'Currency', { label: 'Monthly', required: true }),
      field('Starts_On__c', 'Date', { label: 'Starts On', required: true }),
      field('Stopped_On__c', 'Date', { label: 'Stopped On' }),
      picklist('Language__c', LANGUAGES, { label: 'Language of the Consent' }),
    ],
  ),
  detailObject('Usage__c', { name: 'Bill_Line__c', label: 'Bill Line', labelPlural: 'Bill Lines' }, [
    field('Kind__c', 'String', { length: 40, required: true }),
    picklist('Section__c', ['supply', 'delivery', 'taxes', 'adjustments'], { required: true }),
    field('Amount__c', 'Currency', { required: true }),
    field('Quantity__c', 'Double', { scale: 1 }),
    picklist('Unit__c', ['kWh', 'therms']),
    field('Place__c', 'Int', { label: 'Place on the Bill' }),
  ]),
];

/** Objects of an account's settings, and of the people that its customer named. */
const choices: readonly ObjectMetadata[] = [
  detailObject(
    'Account',
    { name: 'Account_Setting__c', label: 'Account Setting', labelPlural: 'Account Settings' },
    [
      picklist('Paperless__c', ['yes', 'no'], { label: 'Paperless' }),
      picklist('Text_State__c', ['off', 'awaitingConfirmation', 'on'], { defaultValue: 'off' }),
      field('Text_Phone__c', 'Phone'),
      field('Text_New_Phone__c', 'Phone'),
      field('Text_Alerts__c', 'String', { label: 'Text Alerts, by Commas', length: 255 }),
      field('Text_Due_At__c', 'DateTime', { label: 'Confirmation Due At' }),
      field('Follows_Outage__c', 'Boolean', { defaultValue: false }),
      field('Goal__c', 'Int', { label: 'Usage Goal' }),
      field('Limit__c', 'Currency', { label: 'Amount Limit' }),
      field('Spikes__c', 'Boolean', { defaultValue: false }),
      field('Channels__c', 'String', { label: 'Channels, by Commas', length: 40 }),
      picklist('Language__c', LANGUAGES),
    ],
  ),
  detailObject('Account', { name: 'Consent__c', label: 'Consent', labelPlural: 'Consents' }, [
    field('Kind__c', 'String', { length: 20, required: true }),
    field('Given__c', 'Boolean', { defaultValue: false }),
    field('Version__c', 'String', { length: 40 }),
    picklist('Language__c', LANGUAGES),
    field('Given_At__c', 'DateTime', { required: true }),
  ]),
  detailObject(
    'Account',
    { name: 'Authorized_User__c', label: 'Authorized User', labelPlural: 'Authorized Users' },
    [
      field('First_Name__c', 'String', { length: 40 }),
      field('Last_Name__c', 'String', { length: 80, required: true }),
      field('Email__c', 'Email'),
      field('Mobile_Phone__c', 'Phone'),
      picklist('Relationship__c', ['family', 'roommate', 'landlord', 'caregiver', 'other']),
      field('Place__c', 'Int', { label: 'Place in the List' }),
    ],
  ),
  detailObject('Account', { name: 'Referral__c', label: 'Referral', labelPlural: 'Referrals' }, [
    field('Friend__c', 'String', { label: 'Friend, as Shown', length: 80, required: true }),
    field('Since__c', 'Date', { required: true }),
    picklist('Status__c', ['signedUp', 'started', 'rewarded', 'cancelled'], { required: true }),
    field('Reward__c', 'Currency'),
    // Of the order of a friend a customer is told no more than the status, and before service begins not what it will bring.
    reference('Order__c', 'Order', { label: 'Order of the Friend', hidden: true }),
    field('No_Credit__c', 'Boolean', { label: 'Brings No Credit', hidden: true, defaultValue: false }),
    field('Mailbox__c', 'String', { label: 'Mailbox of the Order', length: 80, hidden: true, indexed: true }),
    field('Home__c', 'String', { label: 'Hash of the Home', length: 64, hidden: true, indexed: true }),
    field('Meter__c', 'String', { label: 'Hash of the Meter', length: 64, hidden: true, indexed: true }),
  ]),
  detailObject(
    'Account',
    { name: 'Referral_Code__c', label: 'Referral Code', labelPlural: 'Referral Codes' },
    [
      field('Code__c', 'String', { length: 60, required: true, unique: true }),
      field('Account_Key__c', 'String', { label: 'Account Id', length: 18, required: true, unique: true }),
    ],
  ),
];

/** Work at an address, and what a meter told. */
const service: readonly ObjectMetadata[] = [
  detailObject('Account', { name: 'Move_Out__c', label: 'Move Out', labelPlural: 'Move Outs' }, [
    field('Ends_On__c', 'Date', { required: true }),
    field('Street__c', 'String', { length: 255 }),
    field('City__c', 'String', { length: 80 }),
    field('State__c', 'String', { length: 40 }),
    field('Zip_Code__c', 'String', { length: 10 }),
    picklist('Final_Bill_By__c', ['email', 'mail']),
  ]),
  detailObject('Account', { name: 'Visit__c', label: 'Visit', labelPlural: 'Visits' }, [
    field('Slot__c', 'String', { label: 'Time', length: 40, required: true, unique: true }),
    picklist('Kind__c', ['meterCheck', 'voltage', 'connection'], { required: true }),
    field('Day__c', 'Date', { required: true }),
    field('Starts_At__c', 'String', { length: 5, required: true }),
    field('Ends_At__c', 'String', { length: 5, required: true }),
    field('Phone__c', 'Phone'),
    field('Someone_Home__c', 'Boolean', { defaultValue: false }),
    field('Gate_Code__c', 'String', { length: 40 }),
    field('Note__c', 'TextArea', { length: 1000 }),
  ]),
  detailObject(
    'Account',
    { name: 'Outage_Report__c', label: 'Outage Report', labelPlural: 'Outage Reports' },
    [
      field('Problem__c', 'String', { length: 20, required: true }),
      field('Neighbors__c', 'String', { length: 20 }),
      field('Details__c', 'TextArea', { length: 2000 }),
      picklist('Language__c', LANGUAGES),
      picklist('State__c', ['reported', 'crewAssigned', 'crewOnSite', 'restored'], {
        defaultValue: 'reported',
      }),
      field('Reported_At__c', 'DateTime', { required: true }),
      field('Restoration_At__c', 'DateTime'),
    ],
  ),
  detailObject('Account', { name: 'Usage_Alert__c', label: 'Usage Alert', labelPlural: 'Usage Alerts' }, [
    picklist('Kind__c', ['goalLikelyOver', 'goalOver', 'amountLikelyOver', 'amountOver', 'spike'], {
      required: true,
    }),
    field('Mark__c', 'String', { label: 'Told Once For', length: 80, required: true, unique: true }),
    field('Told_At__c', 'DateTime', { required: true }),
    field('Day__c', 'Date'),
    field('Consumed__c', 'Double', { scale: 1 }),
  ]),
  detailObject(
    'Account',
    { name: 'Usage_Reading__c', label: 'Usage Reading', labelPlural: 'Usage Readings' },
    [
      field('Start__c', 'DateTime', { label: 'Start', required: true }),
      field('Day__c', 'Date', { label: 'Day', required: true }),
      field('Seconds__c', 'Int', { label: 'Seconds', required: true }),
      field('Consumed__c', 'Double', { label: 'Consumed', scale: 3 }),
      field('Cost__c', 'Currency', { label: 'Cost' }),
      field('Average_Temperature__c', 'Double', { label: 'Average Temperature', scale: 1 }),
      field('Estimated_Seconds__c', 'Int', { label: 'Estimated Seconds' }),
    ],
  ),
];

/** Objects that belong to an account. */
export const ACCOUNT_OBJECTS: readonly ObjectMetadata[] = [...money, ...choices, ...service];
