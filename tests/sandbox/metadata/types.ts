/** Kinds of field values, in the interface's own words. */
export type DataType =
  | 'Boolean'
  | 'Currency'
  | 'Date'
  | 'DateTime'
  | 'Double'
  | 'Email'
  | 'Id'
  | 'Int'
  | 'MultiPicklist'
  | 'Percent'
  | 'Phone'
  | 'Picklist'
  | 'Reference'
  | 'String'
  | 'TextArea'
  | 'Time'
  | 'Url';

/** A scalar as it is stored and sent. Booleans are stored as 0 and 1. */
export type Scalar = string | number | boolean | null;

/**
 * One value of a picklist. `closed` marks the values of a case status that close the case; `validFor` names the values
 * of the controlling field under which it may be chosen.
 */
export interface PicklistEntry {
  readonly value: string;
  readonly label: string;
  readonly closed?: boolean;
  readonly validFor?: readonly string[];
}

/** The target of a reference field. `relationship` is the name used to span it, such as `Contact`. */
interface ReferenceMetadata {
  readonly object: string;
  readonly relationship: string;
}

/** One field of an object. */
export interface FieldMetadata {
  readonly name: string;
  readonly label: string;
  readonly type: DataType;
  /** Greatest number of characters; 0 for kinds without one. */
  readonly length: number;
  readonly precision: number;
  readonly scale: number;
  readonly required: boolean;
  readonly unique: boolean;
  readonly htmlFormatted: boolean;
  /** Searched by `searchTerm` of lists. */
  readonly searchable: boolean;
  /** Kept by the system: no client sets it. */
  readonly system: boolean;
  readonly nameField: boolean;
  /** The compound field that this one is a component of. */
  readonly componentOf?: string;
  /** Read only by the user whose record it is; null to everybody else. */
  readonly personal?: boolean;
  /** Records are found by it: an org keeps an index. */
  readonly indexed?: boolean;
  /** Kept from customers: for them the field does not exist. */
  readonly hidden?: boolean;
  /** The picklist field that decides which values of this one may be chosen. */
  readonly controller?: string;
  readonly picklist?: { readonly values: readonly PicklistEntry[]; readonly restricted: boolean };
  readonly reference?: ReferenceMetadata;
  /** SQL over columns of the same record; the field is computed and stored nowhere. */
  readonly formula?: string;
  readonly defaultValue?: Scalar;
}

/** A relation in which the object is the parent; its name is the id of the related list. */
export interface ChildMetadata {
  readonly name: string;
  readonly object: string;
  readonly field: string;
}

/** Which records of an object a customer may see. */
type RowScope =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'contact'; readonly field: string }
  | { readonly kind: 'owner'; readonly field: string }
  | { readonly kind: 'self-or-staff' }
  | { readonly kind: 'parent'; readonly field: string; readonly object: string; readonly onlyWhere?: string };

/** The rights of customers over records that they can see. Names of fields, not of columns. */
interface CustomerPermissions {
  readonly create: readonly string[];
  readonly update: readonly string[];
  readonly remove: boolean;
}

/** One comparison of a list view. */
export interface ListFilter {
  readonly field: string;
  readonly operator: 'equals' | 'notEqual' | 'in';
  readonly value: Scalar | readonly Scalar[];
}

/** A named list of records. */
export interface ListViewMetadata {
  /** Only where the examples of the specs name it. */
  readonly id?: string;
  readonly name: string;
  readonly label: string;
  readonly columns: readonly string[];
  readonly filters: readonly ListFilter[];
  /** Only what belongs to the user, or everything that they may see, which is the default. */
  readonly scope?: 'everything' | 'mine';
  /** Field names; a leading minus sorts downwards. */
  readonly orderBy: readonly string[];
}

/** A kind of records of one object. */
export interface RecordTypeMetadata {
  readonly id: string;
  readonly name: string;
  /** True for the type of customers' new records, unless they choose another. */
  readonly isDefault: boolean;
  /** The picklist values that it allows, by field; a field that is not named allows all. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** A section of the full layout. */
export interface LayoutSectionMetadata {
  readonly heading: string;
  readonly columns: 1 | 2;
  readonly fields: readonly string[];
  /** Names of the record types that show it; all of them when absent. */
  readonly recordTypes?: readonly string[];
}

/** A rule by which two records of an object count as the same. */
export interface DuplicateRuleMetadata {
  readonly name: string;
  readonly action: 'Allow' | 'Block';
  readonly matchRule: string;
  /** Exact compares texts whatever their case; fuzzy leaves marks and accents out, too. */
  readonly engine: 'Exact' | 'Fuzzy';
  /** All of them must match. */
  readonly fields: readonly string[];
  /** Records outside of the filter never count; an empty text stands for no value. */
  readonly filter: {
    readonly field: string;
    readonly operation: 'equals' | 'notEqual';
    readonly value: string;
  };
}

/** One object: what it is made of, who sees it and how it is listed. */
export interface ObjectMetadata {
  readonly name: string;
  readonly label: string;
  readonly labelPlural: string;
  readonly keyPrefix: string;
  readonly custom: boolean;
  readonly color: string;
  readonly icon: string;
  readonly nameFields: readonly string[];
  readonly fields: readonly FieldMetadata[];
  readonly children: readonly ChildMetadata[];
  readonly layouts: { readonly Compact: readonly string[]; readonly Full: readonly string[] };
  readonly listViews: readonly ListViewMetadata[];
  readonly rows: RowScope;
  readonly customer: CustomerPermissions;
  /** Kept from customers: for them the object does not exist. */
  readonly hidden?: boolean;
  /** Besides the master one. */
  readonly recordTypes?: readonly RecordTypeMetadata[];
  /** The full layout, section by section; one section with all fields when absent. */
  readonly sections?: readonly LayoutSectionMetadata[];
  readonly duplicateRules?: readonly DuplicateRuleMetadata[];
  /** The picklist field whose values are the steps of the path. */
  readonly path?: string;
  /** True when its records can be assigned by a rule when they are saved. */
  readonly assignable?: boolean;
}

/** All objects, found by any spelling of their names and by the key prefix of their ids. */
export interface Schema {
  readonly objects: readonly ObjectMetadata[];
  object(name: string): ObjectMetadata | undefined;
  objectOfId(id: string): ObjectMetadata | undefined;
}
