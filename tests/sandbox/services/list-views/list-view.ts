import { createRecordId } from '../../metadata/record-id.ts';
import type { ListFilter, ListViewMetadata, ObjectMetadata, Scalar, Schema } from '../../metadata/types.ts';

/** The operators by which a list compares a field with its operands. */
export const FILTER_OPERATORS = [
  'Contains',
  'Equals',
  'Excludes',
  'GreaterOrEqual',
  'GreaterThan',
  'Includes',
  'LessOrEqual',
  'LessThan',
  'NotContain',
  'NotEqual',
  'StartsWith',
] as const;

/** One of {@link FILTER_OPERATORS}. */
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

/** One comparison; several operands mean any of them. */
export interface ViewFilter {
  readonly field: string;
  readonly operator: FilterOperator;
  /** As people read them: labels of picklist values, `true` and `false`; an empty text stands for no value. */
  readonly operands: readonly string[];
}

/** Whose records a list holds: all that the user may see, or only their own. */
export type ViewScope = 'everything' | 'mine';

/** The content of a list view, without its identity. */
export interface ListViewDefinition {
  readonly label: string;
  readonly columns: readonly string[];
  readonly filters: readonly ViewFilter[];
  /** Such as `1 AND (2 OR 3)`; null when all filters must hold. */
  readonly logic: string | null;
  readonly scope: ViewScope;
  /** Field names; a leading minus sorts downwards. */
  readonly orderBy: readonly string[];
}

/** A named list of records, as one user has it before them. */
export interface ListView extends ListViewDefinition {
  readonly object: ObjectMetadata;
  /** The origin: it comes with the object, was made by the user, or holds what they used last. */
  readonly kind: 'standard' | 'own' | 'recent';
  /** Null for the list of recently used records, as its name. */
  readonly id: string | null;
  readonly name: string | null;
}

/** The list views that come with an object. */
export function standardViews(schema: Schema, object: ObjectMetadata): readonly ListView[] {
  return object.listViews.map((view) => ({
    object,
    kind: 'standard',
    id: view.id ?? createRecordId('00B', listNumber(schema, view)),
    name: view.name,
    label: view.label,
    columns: view.columns,
    filters: view.filters.map(toViewFilter),
    logic: null,
    scope: view.scope ?? 'everything',
    orderBy: view.orderBy,
  }));
}

/** The list of the records of an object that the user used last. */
export function recentView(object: ObjectMetadata): ListView {
  return {
    object,
    kind: 'recent',
    id: null,
    name: null,
    label: 'Recently viewed',
    columns: object.listViews[0]?.columns ?? object.layouts.Compact,
    filters: [],
    logic: null,
    scope: 'everything',
    orderBy: [],
  };
}

/** Lists are numbered through all objects, so that each has an id of its own. */
function listNumber(schema: Schema, view: ListViewMetadata): number {
  return 1 + schema.objects.flatMap((object) => object.listViews).indexOf(view);
}

function toViewFilter(filter: ListFilter): ViewFilter {
  const values: readonly Scalar[] = isList(filter.value) ? filter.value : [filter.value];
  return {
    field: filter.field,
    operator: filter.operator === 'notEqual' ? 'NotEqual' : 'Equals',
    operands: values.map((value) => (value === null ? '' : String(value))),
  };
}

/** Returns true when a filter has several values. */
export function isList(value: ListFilter['value']): value is readonly Scalar[] {
  return Array.isArray(value);
}
