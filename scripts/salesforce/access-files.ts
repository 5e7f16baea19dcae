import type { FieldMetadata, ObjectMetadata } from '../../tests/sandbox/index.ts';
import { ownFields } from './object-files.ts';
import type { ProjectFiles } from './object-files.ts';
import { metadataFile } from './xml.ts';
import type { XmlElements } from './xml.ts';

/** The two kinds of users: customers, and guests of the site. */
type Caller = 'Customer' | 'Guest';

/** Objects whose access the platform rules by itself. */
const RULED: ReadonlySet<string> = new Set([
  'User',
  'CaseComment',
  'ContentDocument',
  'ContentVersion',
  'ContentDocumentLink',
]);
/** Fields that a call of the portal needs, and the platform does not: those it needs itself have no permission. */
const NEEDED_BY_US: ReadonlySet<string> = new Set(['Case.Subject']);
/** Fields that the platform needs, or rules by record types, though none of our calls needs them. */
const WITHOUT_PERMISSION: ReadonlySet<string> = new Set([
  'Case.RecordTypeId',
  'Case.Status',
  'Order.AccountId',
]);
/** Lines of an address, whose permission is the address's. */
const ADDRESS_LINE = /^(Billing|Mailing|Other|Shipping)(?:Street|City|State|PostalCode|Country)$/;
const CLASSES = ['PortalDataController', 'PortalRest'];

/** Access to calls, objects and fields, and the origins that have it. The addresses stand for those of the retailer. */
export function accessFiles(objects: readonly ObjectMetadata[]): ProjectFiles {
  const ruled = objects.filter(({ name, hidden }) => hidden !== true && !RULED.has(name));
  return {
    'permissionsets/Portal_Customer.permissionset-meta.xml': permissionSet('Customer', ruled),
    // Guests read no record: what everybody may know is read for them, without sharing and in system mode.
    'permissionsets/Portal_Guest.permissionset-meta.xml': permissionSet('Guest', []),
    'sharingSets/Portal_Customers.sharingSet-meta.xml': metadataFile('SharingSet', {
      accessMappings: ruled.flatMap(sharingOf),
      description: 'Customers see what their contact is named by. Usage follows its account.',
      name: 'Portal_Customers',
      profiles: 'Customer Community User',
    }),
    'corsWhitelistOrigins/Portal.corsWhitelistOrigin-meta.xml': metadataFile('CorsWhitelistOrigin', {
      urlPattern: 'https://portal.example.com',
    }),
    'cspTrustedSites/Portal.cspTrustedSite-meta.xml': metadataFile('CspTrustedSite', {
      context: 'Communities',
      description: 'Pages of the site that show the portal in a frame.',
      endpointUrl: 'https://portal.example.com',
      isActive: true,
      isApplicableToFrameSrc: true,
    }),
    'externalClientApps/Portal.eca-meta.xml': metadataFile('ExternalClientApplication', {
      contactEmail: 'admin@example.com',
      description: 'The host of the portal, which logs customers in.',
      distributionState: 'Local',
      isProtected: false,
      label: 'Portal',
    }),
    'extlClntAppOauthSettings/Portal_oauth.ecaOauth-meta.xml': metadataFile('ExtlClntAppOauthSettings', {
      commaSeparatedOauthScopes: 'Api, RefreshToken',
      externalClientApplication: 'Portal',
      label: 'Portal_oauth',
    }),
  };
}

function permissionSet(caller: Caller, objects: readonly ObjectMetadata[]): string {
  return metadataFile('PermissionSet', {
    classAccesses: CLASSES.map((apexClass) => ({ apexClass, enabled: true })),
    description: `What the portal needs for a ${caller.toLowerCase()}.`,
    fieldPermissions: objects.flatMap(fieldPermissions),
    label: `Portal ${caller}`,
    objectPermissions: objects.map(objectPermission),
  });
}

function fieldPermissions(object: ObjectMetadata): readonly XmlElements[] {
  const own = ownFields(object).filter((field) => isPermitted(object, field));
  const standard = object.fields.filter(
    (field) => !field.name.endsWith('__c') && isStandardPermitted(object, field),
  );
  const { create, update } = object.customer;
  const editable = new Map<string, boolean>();
  for (const { name, formula } of [...own, ...standard]) {
    const isWritten = formula === undefined && (create.includes(name) || update.includes(name));
    const field = `${object.name}.${name.replace(ADDRESS_LINE, '$1Address')}`;
    editable.set(field, isWritten || editable.get(field) === true);
  }
  return [...editable]
    .map(([field, isWritten]) => ({ editable: isWritten, field, readable: true }))
    .toSorted((one, other) => (one.field < other.field ? -1 : 1));
}

/** Fields that are required are readable by themselves: the platform refuses a permission for them. */
function isPermitted(object: ObjectMetadata, { name, hidden, required }: FieldMetadata): boolean {
  const isParent = object.rows.kind === 'parent' && object.rows.field === name;
  return hidden !== true && !required && !isParent;
}

function isStandardPermitted(object: ObjectMetadata, field: FieldMetadata): boolean {
  const { system, nameField, required, componentOf, formula, hidden, type } = field;
  return (
    !system &&
    !nameField &&
    (!required || NEEDED_BY_US.has(`${object.name}.${field.name}`)) &&
    !WITHOUT_PERMISSION.has(`${object.name}.${field.name}`) &&
    hidden !== true &&
    componentOf === undefined &&
    formula === undefined &&
    type !== 'Id'
  );
}

function objectPermission({ name, customer }: ObjectMetadata): XmlElements {
  return {
    allowCreate: customer.create.length > 0,
    allowDelete: customer.remove,
    allowEdit: customer.update.length > 0,
    allowRead: true,
    modifyAllRecords: false,
    object: name,
    viewAllRecords: false,
  };
}

function sharingOf({ name, rows, customer }: ObjectMetadata): readonly XmlElements[] {
  if (rows.kind !== 'contact') return [];
  const accessLevel = customer.update.length > 0 ? 'Edit' : 'Read';
  return [{ accessLevel, object: name, objectField: rows.field, userField: 'Contact' }];
}
