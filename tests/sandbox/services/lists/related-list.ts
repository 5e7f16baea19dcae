import { findField, isSortable } from '../../metadata/schema.ts';
import type { ChildMetadata, FieldMetadata, ObjectMetadata } from '../../metadata/types.ts';
import { createTag } from '../../protocol/answer.ts';
import type { ListPreferences } from '../list-views/list-preferences.ts';
import { operatorsOf } from '../list-views/view-conditions.ts';
import { themeOf } from '../object-info/object-info.ts';
import { describeColumnPreferences, describeOrder, lookupPath } from './list-info.ts';

/** A related list: the children of one relation of a parent object. */
export interface RelatedList {
  readonly parent: ObjectMetadata;
  readonly relation: ChildMetadata;
  /** The object of the children. */
  readonly object: ObjectMetadata;
}

/** A client's request about a related list. */
export interface RelatedListSelection {
  readonly fields: readonly string[];
  readonly optionalFields: readonly string[];
  readonly restrictColumnsToLayout: boolean;
}

/** Oldest first, unless the user wants it otherwise. */
const DEFAULT_ORDER = ['CreatedDate'];
const DEFAULT_SELECTION: RelatedListSelection = {
  fields: [],
  optionalFields: [],
  restrictColumnsToLayout: true,
};

/** The id of a related list's preferences, such as `Case.CaseComments`. */
export function preferencesId({ parent, relation }: RelatedList): string {
  return `${parent.name}.${relation.name}`;
}

/** The order in which the user wants a related list. */
export function relatedListOrder(preferences: ListPreferences): readonly string[] {
  return preferences.orderBy ?? DEFAULT_ORDER;
}

/** Which related list it is, in answers; of one parent record where there is one. */
export function describeRelatedReference(list: RelatedList, parentRecordId: string | null) {
  return {
    id: null,
    inContextOfRecordId: parentRecordId,
    listViewApiName: null,
    objectApiName: list.relation.object,
    parentObjectApiName: list.parent.name,
    recordTypeId: null,
    relatedListId: list.relation.name,
    type: 'relatedList',
  };
}

/** A related list as one user has it before them. Its tag changes with everything that changes its pages. */
export function describeRelatedList(
  list: RelatedList,
  preferences: ListPreferences,
  selection = DEFAULT_SELECTION,
) {
  const { object, relation } = list;
  const columns = selection.restrictColumnsToLayout ? object.layouts.Compact : object.layouts.Full;
  const info = {
    cloneable: false,
    createable: object.customer.create.length > 0,
    deletable: false,
    displayColumns: columns.flatMap((name) => {
      const field = findField(object, name);
      return field === undefined ? [] : [describeColumn(field)];
    }),
    fieldApiName: relation.field,
    fields: selection.fields,
    filterLogicString: '',
    filterable: false,
    filteredByInfo: [],
    label: object.labelPlural,
    listReference: describeRelatedReference(list, null),
    objectApiNames: [object.name],
    optionalFields: selection.optionalFields,
    orderedByInfo: describeOrder(object, relatedListOrder(preferences)),
    restrictColumnsToLayout: selection.restrictColumnsToLayout,
    updateable: true,
    userPreferences: describeColumnPreferences(columns, preferences),
    visibility: 'Public',
    visibilityEditable: false,
  };
  return { ...info, eTag: createTag(info) };
}

/** A related list among those of its parent object. */
export function summariseRelatedList(list: RelatedList, url: string) {
  const { object, relation } = list;
  return {
    entityLabel: object.label,
    entityLabelPlural: object.labelPlural,
    fieldApiName: relation.field,
    keyPrefix: object.keyPrefix,
    label: object.labelPlural,
    objectApiName: object.name,
    parentFieldApiName: 'Id',
    relatedListId: relation.name,
    relatedListInfoUrl: url,
    themeInfo: themeOf(object),
  };
}

function describeColumn(field: FieldMetadata) {
  const [operator = null] = operatorsOf(field);
  return {
    dataType: (field.type === 'Id' ? 'Reference' : field.type).toLowerCase(),
    fieldApiName: field.name,
    filterable: operator !== null,
    inlineEditAttributes: {},
    label: field.label,
    lookupId: lookupPath(field),
    picklistValues: field.picklist?.values.map(({ value }) => value) ?? null,
    quickFilterOperator: operator,
    searchable: field.searchable,
    sortable: isSortable(field),
  };
}
