import type { components } from '../../generated/types/ui-api.gen.ts';
import { findField } from '../../metadata/schema.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { insufficientAccess, invalidBody } from '../../protocol/problem.ts';
import { joinByLogic } from '../../services/list-views/filter-logic.ts';
import { FILTER_OPERATORS } from '../../services/list-views/list-view.ts';
import type { ListViewDefinition, ViewFilter, ViewScope } from '../../services/list-views/list-view.ts';
import { filterCondition } from '../../services/list-views/view-conditions.ts';

type ListInfoInput = components['schemas']['ListInfoUpdateInput'];

const MOST_COLUMNS = 15;
const MOST_FILTERS = 10;
const LONGEST_TEXT = 255;

/**
 * Returns the content of a list view after a change; members that the input leaves out stay as they were.
 * @throws Problem 400 when the list could not be read afterwards, 403 for views that others would see.
 */
export function changeDefinition(
  object: ObjectMetadata,
  before: ListViewDefinition,
  input: ListInfoInput,
): ListViewDefinition {
  refuseSharing(input);
  const takesDefaults = input.includeDefaultAttributes === true;
  const columns = readColumns(object, input.displayColumns ?? before.columns, takesDefaults);
  const filters = input.filteredByInfo?.map((filter) => readFilter(object, filter)) ?? before.filters;
  if (filters.length > MOST_FILTERS) throw invalidBody(`A list view takes at most ${MOST_FILTERS} filters`);
  const logic = input.filterLogicString === undefined ? before.logic : input.filterLogicString;
  const definition = {
    label: input.label ?? before.label,
    columns,
    filters,
    logic: logic === null || logic.trim() === '' ? null : logic,
    scope: input.scope === undefined ? before.scope : readListScope(input.scope),
    orderBy: before.orderBy,
  };
  checkLogic(object, definition);
  if (definition.label.length > LONGEST_TEXT) throw invalidBody('The label is too long');
  return definition;
}

/** Returns the definition that a new list view begins with. */
export function blankDefinition(object: ObjectMetadata): ListViewDefinition {
  return {
    label: '',
    columns: [],
    filters: [],
    logic: null,
    scope: 'everything',
    orderBy: object.listViews[0]?.orderBy ?? [],
  };
}

function readColumns(
  object: ObjectMetadata,
  wanted: readonly string[],
  takesDefaults: boolean,
): readonly string[] {
  const defaults = object.listViews[0]?.columns ?? object.layouts.Compact;
  const names = [...(takesDefaults ? defaults : []), ...wanted].map((name) => fieldName(object, name));
  const columns = [...new Set(names)];
  if (columns.length === 0 || columns.length > MOST_COLUMNS) {
    throw invalidBody(`A list view takes 1 to ${MOST_COLUMNS} columns`);
  }
  return columns;
}

function readFilter(
  object: ObjectMetadata,
  input: NonNullable<ListInfoInput['filteredByInfo']>[number],
): ViewFilter {
  const field = fieldName(object, input.fieldApiName);
  const operator = FILTER_OPERATORS.find((known) => known === input.operator);
  const filter = operator === undefined ? undefined : { field, operator, operands: input.operandLabels };
  if (filter === undefined || filterCondition(object, filter) === undefined) {
    throw invalidBody(`The field ${field} cannot be filtered like that`);
  }
  return filter;
}

function checkLogic(object: ObjectMetadata, { logic, filters }: ListViewDefinition): void {
  const conditions = filters.map((filter) => filterCondition(object, filter));
  const known = conditions.filter((condition) => condition !== undefined);
  if ((logic?.length ?? 0) > LONGEST_TEXT || joinByLogic(logic, known) === undefined) {
    throw invalidBody('The filter logic must name every filter once or more, such as 1 AND (2 OR 3)');
  }
}

function readListScope(scope: NonNullable<ListInfoInput['scope']>): ViewScope {
  const hasEntity = (scope.entityId ?? null) !== null || (scope.relatedEntityId ?? null) !== null;
  const { apiName } = scope;
  if ((apiName !== 'everything' && apiName !== 'mine') || hasEntity) {
    throw invalidBody('The scope must be everything or mine');
  }
  return apiName;
}

/** Customers make lists for themselves only. */
function refuseSharing({ visibility, listShares }: ListInfoInput): void {
  if (visibility !== undefined && !['Private', 'Public', 'Shared'].includes(visibility)) {
    throw invalidBody('The visibility must be Private');
  }
  if ((visibility !== undefined && visibility !== 'Private') || (listShares?.length ?? 0) > 0) {
    throw insufficientAccess();
  }
}

/** A field by its own spelling. */
export function fieldName(object: ObjectMetadata, name: string): string {
  const field = findField(object, name);
  if (field === undefined) throw invalidBody(`The field ${name.slice(0, 100)} does not exist`);
  return field.name;
}
