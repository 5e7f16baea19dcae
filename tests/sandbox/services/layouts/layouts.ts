import { createMetadataId } from '../../metadata/metadata-id.ts';
import { findField, isSortable } from '../../metadata/schema.ts';
import type {
  FieldMetadata,
  LayoutSectionMetadata,
  ObjectMetadata,
  RecordTypeMetadata,
} from '../../metadata/types.ts';
import { createTag } from '../../protocol/answer.ts';

/** Which layout of an object is wanted. */
export interface LayoutQuery {
  readonly type: RecordTypeMetadata;
  readonly layoutType: 'Full' | 'Compact';
  readonly mode: 'View' | 'Edit' | 'Create';
  readonly formFactor: 'Large' | 'Medium' | 'Small';
}

interface LayoutItem {
  readonly editableForNew: boolean;
  readonly editableForUpdate: boolean;
  readonly label: string;
  readonly layoutComponents: readonly LayoutComponent[];
  readonly lookupIdApiName: string | null;
  readonly required: boolean;
  readonly sortable: boolean;
  readonly uiBehavior: 'Edit' | 'Required' | 'Readonly';
}

interface LayoutComponent {
  readonly apiName: string | null;
  readonly componentType: 'Field' | 'EmptySpace';
}

/** A section of a layout as the interface describes it. */
interface LayoutSection {
  readonly id: string;
  readonly collapsible: boolean;
  readonly layoutRows: readonly { readonly layoutItems: readonly LayoutItem[] }[];
}

/** A layout as the interface describes it. */
export interface Layout {
  readonly eTag: string;
  readonly id: string;
  readonly sections: readonly LayoutSection[];
}

/** The content of a quick action's form. */
interface FormContent {
  readonly id: string;
  readonly type: RecordTypeMetadata;
  readonly mode: 'Edit' | 'Create';
  readonly section: LayoutSectionMetadata;
}

/** Returns the arrangement of a record's fields for a customer. */
export function describeLayout(object: ObjectMetadata, query: LayoutQuery): Layout {
  const { type, layoutType, mode } = query;
  const id = createMetadataId('00h', `${object.name}/${type.name}/${layoutType}`);
  return finishLayout(object, { id, layoutType, mode, type }, describeSections(object, query));
}

function describeSections(object: ObjectMetadata, query: LayoutQuery): readonly LayoutSection[] {
  const compact = { heading: null, columns: 1, fields: object.layouts.Compact } as const;
  if (query.layoutType === 'Compact') return [describeSection(object, compact, query)];
  return describeFullSections(object, query);
}

/** The layout of a form with one section. */
export function describeForm(object: ObjectMetadata, components: FormContent): Layout {
  const { id, type, mode, section } = components;
  const query = { type, layoutType: 'Full', mode, formFactor: 'Large' } as const;
  return finishLayout(object, { id, layoutType: 'Full', mode, type }, [
    describeSection(object, section, query),
  ]);
}

/** Names of the fields that a layout names, whether it shows them whole or enters them as components. */
export function layoutFields(object: ObjectMetadata, query: LayoutQuery): readonly string[] {
  const listed =
    query.layoutType === 'Compact'
      ? object.layouts.Compact
      : sectionsOf(object, query.type).flatMap(({ fields }) => fields);
  const whole = listed.filter((name) => query.mode !== 'Create' || isFieldCreateable(object, name));
  const items = describeSections(object, query).flatMap(({ layoutRows }) =>
    layoutRows.flatMap(({ layoutItems }) => layoutItems),
  );
  const named = items.flatMap(({ layoutComponents, lookupIdApiName }) => [
    ...layoutComponents.map(({ apiName }) => apiName),
    lookupIdApiName,
  ]);
  return [...new Set([...whole, ...named.filter((name) => name !== null)])];
}

const AUDIT = [
  { label: 'Created By', fields: ['CreatedById', 'CreatedDate'] },
  { label: 'Last Modified By', fields: ['LastModifiedById', 'LastModifiedDate'] },
] as const;

function finishLayout(
  object: ObjectMetadata,
  head: {
    readonly id: string;
    readonly layoutType: string;
    readonly mode: string;
    readonly type: RecordTypeMetadata;
  },
  sections: readonly LayoutSection[],
): Layout {
  const { id, layoutType, mode, type } = head;
  const saveOptions = object.assignable === true && mode !== 'View' ? [ASSIGNMENT] : [];
  const layout = {
    id,
    layoutType,
    mode,
    objectApiName: object.name,
    recordTypeId: type.id,
    saveOptions,
    sections,
  };
  return { ...layout, eTag: createTag(layout) };
}

const ASSIGNMENT = {
  defaultValue: false,
  isDisplayed: true,
  label: 'Assign by the default rule',
  name: 'useDefaultRule',
  restHeaderName: 'Sforce-Auto-Assign',
  soapHeaderName: 'AssignmentRuleHeader',
} as const;

function sectionsOf(object: ObjectMetadata, type: RecordTypeMetadata): readonly LayoutSectionMetadata[] {
  const heading = `${object.label} Information`;
  const whole: LayoutSectionMetadata = { heading, columns: 2, fields: object.layouts.Full };
  return (object.sections ?? [whole]).filter((section) => section.recordTypes?.includes(type.name) ?? true);
}

/** A section whose fields nobody may set is left out of the form of a new record. */
function describeFullSections(object: ObjectMetadata, query: LayoutQuery): readonly LayoutSection[] {
  const own = sectionsOf(object, query.type).map((section) => describeSection(object, section, query));
  if (query.mode === 'Create') return own.filter((section) => section.rows > 0);
  return [...own, describeAudit(object, query)];
}

/** Only the section of a compact layout has no heading, and cannot be closed. */
type Section = Omit<LayoutSectionMetadata, 'heading'> & { readonly heading: string | null };

function describeSection(object: ObjectMetadata, section: Section, query: LayoutQuery) {
  const items = section.fields.flatMap((name) => describeItem(object, name, query));
  return arrange(object, items, { ...section, columns: query.formFactor === 'Small' ? 1 : section.columns });
}

function describeAudit(object: ObjectMetadata, query: LayoutQuery) {
  const items = AUDIT.map(({ label, fields }) => ({
    editableForNew: false,
    editableForUpdate: false,
    label,
    layoutComponents: fields.flatMap((name) => describeComponents(object, name, false)),
    lookupIdApiName: fields[0],
    required: false,
    sortable: false,
    uiBehavior: 'Readonly' as const,
  }));
  const columns = query.formFactor === 'Small' ? 1 : 2;
  return arrange(object, items, { heading: 'System Information', columns });
}

/** Rows of as many cells as there are columns; the last row is filled up. */
function arrange(
  object: ObjectMetadata,
  items: readonly LayoutItem[],
  section: Pick<Section, 'heading' | 'columns'>,
) {
  const { heading, columns } = section;
  const count = Math.ceil(items.length / columns);
  const layoutRows = Array.from({ length: count }, (_, row) => {
    const cells = items.slice(row * columns, (row + 1) * columns);
    const missing = Array.from({ length: columns - cells.length }, () => EMPTY);
    return { layoutItems: [...cells, ...missing] };
  });
  return {
    collapsible: heading !== null,
    columns,
    heading,
    id: createMetadataId('01B', `${object.name}/${heading ?? 'Compact'}`),
    layoutRows,
    rows: count,
    tabOrder: 'LeftRight',
    useHeading: heading !== null,
  };
}

const EMPTY: LayoutItem = {
  editableForNew: false,
  editableForUpdate: false,
  label: '',
  layoutComponents: [{ apiName: null, componentType: 'EmptySpace' }],
  lookupIdApiName: null,
  required: false,
  sortable: false,
  uiBehavior: 'Readonly',
};

function describeItem(object: ObjectMetadata, name: string, query: LayoutQuery): readonly LayoutItem[] {
  const field = findField(object, name);
  if (field === undefined) return [];
  const components = withComponents(object, name);
  const editableForNew = isFieldCreateable(object, name);
  const editableForUpdate = components.some((component) => object.customer.update.includes(component.name));
  if (query.mode === 'Create' && !editableForNew) return [];
  const required = components.some((component) => component.required);
  const isEditable = query.mode === 'Create' ? editableForNew : editableForUpdate;
  return [
    {
      editableForNew,
      editableForUpdate,
      label: field.label.replace(/ ID$/, ''),
      layoutComponents: describeComponents(object, name, query.mode !== 'View'),
      lookupIdApiName: lookupOf(field),
      required,
      sortable: query.layoutType === 'Compact' && isSortable(field),
      uiBehavior: !isEditable ? 'Readonly' : required ? 'Required' : 'Edit',
    },
  ];
}

function withComponents(object: ObjectMetadata, name: string): readonly FieldMetadata[] {
  return object.fields.filter((field) => field.name === name || field.componentOf === name);
}

function isFieldCreateable(object: ObjectMetadata, name: string): boolean {
  return withComponents(object, name).some((component) => object.customer.create.includes(component.name));
}

/** Compound fields are entered as their components. */
function describeComponents(object: ObjectMetadata, name: string, asComponents: boolean) {
  const field = findField(object, name);
  const components = asComponents ? object.fields.filter((component) => component.componentOf === name) : [];
  const shown = components.length > 0 ? components : [field].filter((each) => each !== undefined);
  return shown.map((each) => ({ apiName: each.name, componentType: 'Field' as const, label: each.label }));
}

function lookupOf(field: FieldMetadata): string | null {
  if (field.nameField) return 'Id';
  return field.reference === undefined ? null : field.name;
}
