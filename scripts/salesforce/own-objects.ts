import type { ProjectFiles } from './object-files.ts';
import { metadataFile } from './xml.ts';
import type { XmlElements } from './xml.ts';

/** The classes that answer an area, where the org has what they need. */
const CLASSES: Readonly<Record<string, string>> = {
  autopay: 'OrgAutopay',
  bills: 'OrgBills',
  budgetBilling: 'OrgBudgetBilling',
  deposit: 'OrgDeposit',
  documents: 'OrgDocuments',
  drafts: 'OrgDrafts',
  email: 'OrgEmail',
  extensions: 'OrgExtensions',
  footer: 'OrgFooter',
  help: 'OrgHelp',
  identity: 'OrgIdentity',
  lobby: 'OrgLobby',
  moveOut: 'OrgMoveOut',
  outages: 'OrgOutages',
  passkeys: 'OrgPasskeys',
  password: 'OrgPassword',
  plans: 'OrgPlans',
  preferences: 'OrgPreferences',
  referrals: 'OrgReferrals',
  registration: 'OrgRegistration',
  requests: 'OrgRequests',
  session: 'OrgSession',
  usage: 'OrgUsage',
  visits: 'OrgVisits',
};
const XSI =
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"';

/** Objects that nobody is given access to: Apex alone reads them, in system mode. */
export function ownObjectFiles(): ProjectFiles {
  return Object.fromEntries([
    ...hiddenObject('Portal_Request__c', 'The answer to a key of a request, kept for a day.', {
      Key__c: UNIQUE_HASH,
      Digest__c: text(64),
      Status__c: { precision: 3, scale: 0, type: 'Number' },
      Body__c: LONG_TEXT,
      Expires__c: { type: 'DateTime' },
    }),
    ...hiddenObject('Portal_Link__c', 'A link that was sent to somebody; its secret is kept as a hash.', {
      Hash__c: UNIQUE_HASH,
      Purpose__c: text(40),
      Subject__c: text(40),
      Payload__c: LONG_TEXT,
      Expires__c: { type: 'DateTime' },
      Used_At__c: { type: 'DateTime' },
    }),
    ...hiddenObject('Portal_Registration__c', 'Somebody who is choosing a log-in for an order.', {
      Hash__c: UNIQUE_HASH,
      Order__c: text(18),
      Step__c: text(20),
      By_Link__c: { defaultValue: false, type: 'Checkbox' },
      Channel__c: text(10),
      Code_Hash__c: text(64),
      Tries__c: { precision: 3, scale: 0, type: 'Number' },
      Code_Expires__c: { type: 'DateTime' },
      Expires__c: { type: 'DateTime' },
    }),
    ...hiddenObject('Portal_Count__c', 'How often something was tried lately.', {
      Hash__c: UNIQUE_HASH,
      Count__c: { precision: 9, scale: 0, type: 'Number' },
      Expires__c: { type: 'DateTime' },
    }),
    ...tryEvent(),
    ...hiddenObject('Portal_Secret__c', 'Keys that the org has made for itself.', {
      Purpose__c: { externalId: true, length: 40, required: true, type: 'Text', unique: true },
      Value__c: text(255),
    }),
    fieldFile('Order', 'Withdrawn_For__c', WITHDRAWN_FOR),
    fieldFile('Order', 'Deposit_Returned__c', DEPOSIT_RETURNED),
    fieldFile('Contact', 'Mailbox__c', { label: 'Mailbox', formula: MAILBOX, type: 'Text' }),
    ...serviceEntries(),
    ...addressEntries(),
  ]);
}

/** A deposit that succeeds later goes to the account whose move-out withdrew its order. */
const WITHDRAWN_FOR: XmlElements = {
  deleteConstraint: 'SetNull',
  description: 'The account whose move-out withdrew the order.',
  label: 'Withdrawn For',
  referenceTo: 'Account',
  relationshipLabel: 'Withdrawn Orders',
  relationshipName: 'Order_Withdrawn_For',
  type: 'Lookup',
};

/** A deposit may be told as paid by the order before the record of its payment is. */
const DEPOSIT_RETURNED: XmlElements = {
  description: 'What an account got back of the deposit, as the order was withdrawn.',
  label: 'Deposit Returned',
  precision: 18,
  scale: 2,
  type: 'Currency',
};

/** One mailbox, however its address is written, as OrgText.mailbox() tells it. */
const MAILBOX = (() => {
  const address = 'LOWER(Email)';
  const isGmail = `OR(RIGHT(${address}, 10) = "@gmail.com", RIGHT(${address}, 15) = "@googlemail.com")`;
  const nameEnd = 'IF(FIND("+", Email, 2) > 0, FIND("+", Email, 2), FIND("@", Email))';
  const name = `LEFT(${address}, ${nameEnd} - 1)`;
  const plain = `${name} & MID(${address}, FIND("@", Email), 255)`;
  return `IF(ISBLANK(Email), "", IF(${isGmail}, SUBSTITUTE(${name}, ".", "") & "@gmail.com", ${plain}))`;
})();

const UNIQUE_HASH: XmlElements = { externalId: true, length: 64, required: true, type: 'Text', unique: true };
const LONG_TEXT: XmlElements = { length: 131072, type: 'LongTextArea', visibleLines: 4 };
const text = (length: number): XmlElements => ({ length, type: 'Text' });

function hiddenObject(
  name: string,
  description: string,
  fields: Readonly<Record<string, XmlElements>>,
): readonly Entry[] {
  const label = name.replace('__c', '').replaceAll('_', ' ');
  const object = metadataFile('CustomObject', {
    deploymentStatus: 'Deployed',
    description,
    externalSharingModel: 'Private',
    label,
    nameField: { displayFormat: 'R-{0000000000}', label: 'Number', type: 'AutoNumber' },
    pluralLabel: `${label}s`,
    sharingModel: 'Private',
  });
  return [
    [`objects/${name}/${name}.object-meta.xml`, object],
    ...Object.entries(fields).map(([field, elements]) =>
      fieldFile(name, field, { label: field.replace('__c', '').replaceAll('_', ' '), ...elements }),
    ),
  ];
}

/** An event about a try that its call cannot count itself: told at once, whatever becomes of the call. */
function tryEvent(): readonly Entry[] {
  return [
    [
      'objects/Portal_Try__e/Portal_Try__e.object-meta.xml',
      metadataFile('CustomObject', {
        deploymentStatus: 'Deployed',
        description: 'Something was tried, and is counted a moment later.',
        eventType: 'HighVolume',
        label: 'Portal Try',
        pluralLabel: 'Portal Tries',
        publishBehavior: 'PublishImmediately',
      }),
    ],
    fieldFile('Portal_Try__e', 'Hash__c', { label: 'Hash', length: 64, required: true, type: 'Text' }),
  ];
}

/** The address of the portal, for links in messages. */
function addressEntries(): readonly Entry[] {
  return [
    [
      'objects/Portal_Address__mdt/Portal_Address__mdt.object-meta.xml',
      metadataFile('CustomObject', {
        label: 'Portal Address',
        pluralLabel: 'Portal Addresses',
        visibility: 'Public',
      }),
    ],
    fieldFile('Portal_Address__mdt', 'Url__c', {
      fieldManageability: 'DeveloperControlled',
      label: 'Address of the Portal',
      type: 'Url',
    }),
    [
      'customMetadata/Portal_Address.Portal.md-meta.xml',
      metadataFile(
        'CustomMetadata',
        {
          label: 'Portal',
          protected: false,
          values: { field: 'Url__c', 'value xsi:type="xsd:string"': 'https://portal.example.com' },
        },
        XSI,
      ),
    ],
  ];
}

function serviceEntries(): readonly Entry[] {
  return [
    [
      'objects/Portal_Service__mdt/Portal_Service__mdt.object-meta.xml',
      metadataFile('CustomObject', {
        label: 'Portal Service',
        pluralLabel: 'Portal Services',
        visibility: 'Public',
      }),
    ],
    fieldFile('Portal_Service__mdt', 'Class__c', {
      fieldManageability: 'DeveloperControlled',
      label: 'Class',
      length: 40,
      type: 'Text',
    }),
    ...Object.entries(CLASSES).map(([area, name]): Entry => [
      `customMetadata/Portal_Service.${area}.md-meta.xml`,
      metadataFile(
        'CustomMetadata',
        { label: area, protected: false, values: { field: 'Class__c', 'value xsi:type="xsd:string"': name } },
        XSI,
      ),
    ]),
  ];
}

type Entry = readonly [path: string, text: string];

function fieldFile(object: string, name: string, elements: XmlElements): Entry {
  const text = metadataFile('CustomField', { fullName: name, ...elements });
  return [`objects/${object}/fields/${name}.field-meta.xml`, text];
}
