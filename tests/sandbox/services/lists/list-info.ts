import { findField, isSortable } from '../../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata } from '../../metadata/types.ts';
import { createTag } from '../../protocol/answer.ts';
import type { ListPreferences } from '../list-views/list-preferences.ts';
import type { ListView } from '../list-views/list-view.ts';

/** Width of a column that the user has not changed. */
const DEFAULT_WIDTH = -1;

/** Which list it is, in answers. */
export function describeReference(view: ListView) {
  return {
    id: view.id,
    listViewApiName: view.name,
    objectApiName: view.object.name,
    type: view.kind === 'recent' ? 'mru' : 'listView',
  };
}

/** A list view as one user has it before them. Its tag changes with everything that changes its pages. */
export function describeListInfo(view: ListView, preferences: ListPreferences) {
  const { object } = view;
  const isOwn = view.kind === 'own';
  const info = {
    cloneable: view.kind !== 'recent',
    createable: true,
    deletable: isOwn,
    displayColumns: view.columns.map((name) => describeColumn(object, name)),
    filterLogicString: view.logic,
    filteredByInfo: view.filters.map((filter) => ({
      fieldApiName: filter.field,
      label: fieldLabel(object, filter.field),
      operandLabels: filter.operands,
      operator: filter.operator,
    })),
    hasMassActions: false,
    inlineEditDetails: { message: null, state: 'Disabled' },
    label: view.label,
    listReference: describeReference(view),
    listShares: [],
    objectApiNames: [object.name],
    orderedByInfo: describeOrder(object, preferences.orderBy ?? view.orderBy),
    scope: { apiName: view.scope, entity: null, label: scopeLabel(object, view.scope), relatedEntity: null },
    searchable: object.fields.some((field) => field.searchable),
    updateable: isOwn,
    userPreferences: describeColumnPreferences(view.columns, preferences),
    visibility: isOwn ? 'Private' : 'Public',
    visibilityEditable: false,
  };
  return { ...info, eTag: createTag(info) };
}

/** Widths and wraps of the columns, with the defaults where the user has chosen nothing. */
export function describeColumnPreferences(columns: readonly string[], preferences: ListPreferences) {
  return {
    columnWidths: Object.fromEntries(
      columns.map((name) => [name, preferences.columnWidths[name] ?? DEFAULT_WIDTH]),
    ),
    columnWrap: Object.fromEntries(columns.map((name) => [name, preferences.columnWrap[name] ?? false])),
  };
}

/** Sort columns with their labels, out of field names with or without a minus. */
export function describeOrder(object: ObjectMetadata, orderBy: readonly string[]) {
  return orderBy.map((entry) => {
    const fieldApiName = entry.replace(/^-/, '');
    return {
      fieldApiName,
      isAscending: !entry.startsWith('-'),
      label: fieldLabel(object, fieldApiName),
    };
  });
}

/** Returns the label of a scope of an object's lists. */
export function scopeLabel(object: ObjectMetadata, scope: ListView['scope']): string {
  return `${scope === 'mine' ? 'My' : 'All'} ${object.labelPlural}`;
}

/** The path to the id of the record that a column's value links to. */
export function lookupPath(field: FieldMetadata): string | null {
  if (field.nameField) return 'Id';
  return field.reference === undefined ? null : field.name;
}

function describeColumn(object: ObjectMetadata, name: string) {
  const field = findField(object, name);
  return {
    fieldApiName: name,
    inlineEditAttributes: {},
    label: field?.label ?? name,
    lookupId: field === undefined ? null : lookupPath(field),
    searchable: field?.searchable ?? false,
    sortable: field !== undefined && isSortable(field),
  };
}

function fieldLabel(object: ObjectMetadata, name: string): string {
  return findField(object, name)?.label ?? name;
}
