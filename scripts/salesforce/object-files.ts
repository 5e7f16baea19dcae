import type { FieldMetadata, ObjectMetadata } from '../../tests/sandbox/index.ts';
import { metadataFile } from './xml.ts';
import type { XmlElements } from './xml.ts';

/** Paths below the folder of a package -> texts. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Formulas of the platform, in the place of those that the sandbox computes by SQL. */
const FORMULAS: Readonly<Record<string, string>> = { 'User.Calc_Contact_Id__c': 'CASESAFEID(ContactId)' };
const LONGEST_TEXT = 255;

/** The fields of an object that an org does not have by itself. */
export function ownFields({ fields }: ObjectMetadata): readonly FieldMetadata[] {
  return fields.filter(({ name }) => name.endsWith('__c'));
}

/** The objects of the portal and their fields. */
export function objectFiles(objects: readonly ObjectMetadata[]): ProjectFiles {
  const files: Record<string, string> = {};
  for (const object of objects.filter(({ hidden }) => hidden !== true)) {
    const folder = `objects/${object.name}`;
    if (object.custom) files[`${folder}/${object.name}.object-meta.xml`] = objectFile(object);
    for (const field of ownFields(object))
      files[`${folder}/fields/${field.name}.field-meta.xml`] = metadataFile(
        'CustomField',
        fieldOf(object, field),
      );
  }
  return files;
}

function objectFile(object: ObjectMetadata): string {
  const name = object.fields.find(({ nameField }) => nameField);
  const isNumbered = name?.system === true;
  return metadataFile('CustomObject', {
    deploymentStatus: 'Deployed',
    externalSharingModel: sharingOf(object),
    label: object.label,
    nameField: {
      ...(isNumbered ? { displayFormat: `${object.label.charAt(0).toUpperCase()}-{0000000}` } : {}),
      label: name?.label ?? 'Name',
      type: isNumbered ? 'AutoNumber' : 'Text',
    },
    pluralLabel: object.labelPlural,
    sharingModel: sharingOf(object),
  });
}

/** Records that everyone may read, those that follow their parent, and all others by sharing alone. */
function sharingOf(object: ObjectMetadata): string {
  if (object.rows.kind === 'everyone') return 'Read';
  return object.rows.kind === 'parent' ? 'ControlledByParent' : 'Private';
}

function fieldOf(object: ObjectMetadata, field: FieldMetadata): XmlElements {
  const { name, label, required, unique, indexed } = field;
  const isParent = object.rows.kind === 'parent' && object.rows.field === name;
  const head = { fullName: name, label };
  const formula = formulaOf(object, field);
  if (formula !== undefined) return { ...head, formula, type: 'Text' };
  const needed = required && !isParent ? { required: true } : {};
  return {
    ...head,
    ...needed,
    ...typeOf(object, field, isParent),
    ...(unique || indexed === true ? { externalId: true } : {}),
    ...(unique ? { unique: true } : {}),
  };
}

/** @throws Error for a formula that has no counterpart here */
function formulaOf(object: ObjectMetadata, { name, formula }: FieldMetadata): string | undefined {
  if (formula === undefined) return undefined;
  const own = FORMULAS[`${object.name}.${name}`];
  if (own === undefined)
    throw new Error(`${object.name}.${name} needs a formula of the platform in object-files.ts.`);
  return own;
}

function typeOf(object: ObjectMetadata, field: FieldMetadata, isParent: boolean): XmlElements {
  const { type, length, precision, scale, defaultValue } = field;
  switch (type) {
    case 'Boolean':
      return { defaultValue: defaultValue === true, type: 'Checkbox' };
    case 'Currency':
    case 'Percent':
      return { precision, scale, type };
    case 'Double':
    case 'Int':
      return { precision: type === 'Int' ? 9 : 18, scale, type: 'Number' };
    case 'Date':
    case 'DateTime':
    case 'Email':
    case 'Phone':
    case 'Time':
    case 'Url':
      return { type };
    case 'Picklist':
    case 'MultiPicklist':
      return {
        ...valuesOf(field),
        type: type === 'Picklist' ? type : 'MultiselectPicklist',
        ...(type === 'Picklist' ? {} : { visibleLines: 4 }),
      };
    case 'Reference':
      return referenceOf(object, field, isParent);
    case 'TextArea':
      return length <= LONGEST_TEXT
        ? { type }
        : { length: Math.max(length, 256), type: 'LongTextArea', visibleLines: 4 };
    case 'String':
    case 'Id':
      return length <= LONGEST_TEXT
        ? { length, type: 'Text' }
        : { length, type: 'LongTextArea', visibleLines: 4 };
  }
}

function valuesOf({ picklist, controller, defaultValue }: FieldMetadata): XmlElements {
  const values = picklist?.values ?? [];
  const settings = values.flatMap(({ value, validFor = [] }) =>
    validFor.length === 0 ? [] : [{ controllingFieldValue: validFor, valueName: value }],
  );
  return {
    valueSet: {
      ...(controller === undefined ? {} : { controllingField: controller }),
      restricted: picklist?.restricted === true,
      valueSetDefinition: {
        sorted: false,
        value: values.map(({ value, label }) => ({
          fullName: value,
          default: value === defaultValue,
          label,
        })),
      },
      ...(settings.length === 0 ? {} : { valueSettings: settings }),
    },
  };
}

function referenceOf(
  object: ObjectMetadata,
  { name, required, reference }: FieldMetadata,
  isParent: boolean,
): XmlElements {
  const target = {
    referenceTo: reference?.object ?? '',
    relationshipLabel: object.labelPlural,
    // Two lookups of one object to the same target must differ.
    relationshipName: `${object.name.replace(/__c$/, '')}_${name.replace(/__c$/, '')}`,
  };
  if (isParent)
    return { ...target, relationshipOrder: 0, type: 'MasterDetail', writeRequiresMasterRead: true };
  return { deleteConstraint: required ? 'Restrict' : 'SetNull', ...target, type: 'Lookup' };
}
