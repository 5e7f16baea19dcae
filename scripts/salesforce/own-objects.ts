import type { ProjectFiles } from './object-files.ts';
import { metadataFile } from './xml.ts';
import type { XmlElements } from './xml.ts';

/** The classes that answer an area, where the org has what they need. */
const CLASSES: Readonly<Record<string, string>> = {
  budgetBilling: 'OrgBudgetBilling',
  footer: 'OrgFooter',
  lobby: 'OrgLobby',
  password: 'OrgPassword',
  plans: 'OrgPlans',
  requests: 'OrgRequests',
  session: 'OrgSession',
  usage: 'OrgUsage',
};
const XSI =
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"';

/** The objects that the generated classes need: answers by their keys, and the classes that answer. */
export function ownObjectFiles(): ProjectFiles {
  return Object.fromEntries([
    [
      'objects/Portal_Request__c/Portal_Request__c.object-meta.xml',
      metadataFile('CustomObject', {
        deploymentStatus: 'Deployed',
        description: 'The answer to a key of a request, kept for a day.',
        externalSharingModel: 'Private',
        label: 'Portal Request',
        nameField: { displayFormat: 'R-{0000000000}', label: 'Number', type: 'AutoNumber' },
        pluralLabel: 'Portal Requests',
        sharingModel: 'Private',
      }),
    ],
    field('Portal_Request__c', 'Key__c', {
      externalId: true,
      label: 'Key',
      length: 64,
      required: true,
      type: 'Text',
      unique: true,
    }),
    field('Portal_Request__c', 'Digest__c', { label: 'Digest', length: 64, type: 'Text' }),
    field('Portal_Request__c', 'Status__c', { label: 'Status', precision: 3, scale: 0, type: 'Number' }),
    field('Portal_Request__c', 'Body__c', {
      label: 'Body',
      length: 131072,
      type: 'LongTextArea',
      visibleLines: 4,
    }),
    field('Portal_Request__c', 'Expires__c', { label: 'Expires', type: 'DateTime' }),
    ...serviceEntries(),
  ]);
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
    field('Portal_Service__mdt', 'Class__c', {
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

function field(object: string, name: string, elements: XmlElements): Entry {
  const text = metadataFile('CustomField', { fullName: name, ...elements });
  return [`objects/${object}/fields/${name}.field-meta.xml`, text];
}
