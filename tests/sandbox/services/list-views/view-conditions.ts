import type { Condition, Viewer } from '../../database/access.ts';
import { FOLD, foldText } from '../../database/fold.ts';
import { quoteName } from '../../database/tables.ts';
import { findField } from '../../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata, Scalar } from '../../metadata/types.ts';
import { joinAll, joinByLogic } from './filter-logic.ts';
import type { FilterOperator, ListView, ViewFilter } from './list-view.ts';

const ORDERED = ['GreaterOrEqual', 'GreaterThan', 'LessOrEqual', 'LessThan'] as const;
const SYMBOLS = { GreaterOrEqual: '>=', GreaterThan: '>', LessOrEqual: '<=', LessThan: '<' } as const;
/** Bounds that keep a filter within what the database compiles. */
const MOST_OPERANDS = 100;
const LONGEST_OPERAND = 1000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the operators by which lists can compare a field; none for long texts. */
export function operatorsOf(field: FieldMetadata): readonly FilterOperator[] {
  switch (field.type) {
    case 'Boolean':
    case 'Id':
    case 'Picklist':
    case 'Reference':
      return ['Equals', 'NotEqual'];
    case 'Currency':
    case 'Date':
    case 'DateTime':
    case 'Double':
    case 'Int':
    case 'Percent':
    case 'Time':
      return ['Equals', 'NotEqual', ...ORDERED];
    case 'MultiPicklist':
      return ['Includes', 'Excludes', 'Equals', 'NotEqual'];
    case 'TextArea':
      return field.length > 255 ? [] : ['Contains', 'NotContain', 'StartsWith', 'Equals', 'NotEqual'];
    case 'Email':
    case 'Phone':
    case 'String':
    case 'Url':
      return ['Equals', 'NotEqual', 'Contains', 'NotContain', 'StartsWith', ...ORDERED];
  }
}

/** The condition of one filter; undefined when the field cannot be compared like that. */
export function filterCondition(object: ObjectMetadata, filter: ViewFilter): Condition | undefined {
  const field = findField(object, filter.field);
  if (field === undefined || !operatorsOf(field).includes(filter.operator)) return undefined;
  const { operands } = filter;
  if (operands.length > MOST_OPERANDS || operands.some((text) => text.length > LONGEST_OPERAND))
    return undefined;
  const values = operands.map((operand) => toValue(field, operand));
  const known = values.filter((value) => value !== undefined);
  if (known.length !== values.length || known.length === 0) return undefined;
  return compare({ field, operator: filter.operator, values: known });
}

/** All conditions of a list view for one viewer: its filters by their logic, and its scope. */
export function viewConditions(view: ListView, viewer: Viewer): readonly Condition[] {
  const filters = view.filters.map((filter) => filterCondition(view.object, filter));
  const known = filters.filter((condition) => condition !== undefined);
  const joined = known.length === filters.length ? joinByLogic(view.logic, known) : undefined;
  // What cannot be read any more shows nothing rather than everything.
  const filtered = joined ?? { sql: '0', values: [] };
  return view.scope === 'mine' ? [filtered, ownRecords(view.object, viewer)] : [filtered];
}

/** Returns the condition of the user's own records: by contact or owner where the object has one, else what they wrote. */
function ownRecords(object: ObjectMetadata, viewer: Viewer): Condition {
  if (object.rows.kind === 'contact' && viewer.kind === 'customer') {
    return { sql: `${quoteName(object.rows.field)} = ?`, values: [viewer.contactId] };
  }
  const owner = findField(object, 'OwnerId')?.name ?? 'CreatedById';
  return { sql: `${quoteName(owner)} = ?`, values: [viewer.userId] };
}

interface Comparison {
  readonly field: FieldMetadata;
  readonly operator: FilterOperator;
  readonly values: readonly Scalar[];
}

function compare({ field, operator, values }: Comparison): Condition | undefined {
  const each = (one: (value: Scalar) => Condition): Condition => joinAll(values.map(one), 'OR');
  switch (operator) {
    case 'Equals':
      return each((value) => ({ sql: `${columnFor(field, value)} IS ?`, values: [value] }));
    case 'NotEqual':
      return negate(each((value) => ({ sql: `${columnFor(field, value)} IS ?`, values: [value] })));
    case 'Contains':
      return each((value) => like(field, `%${escapeLike(value)}%`));
    case 'NotContain':
      return negate(each((value) => like(field, `%${escapeLike(value)}%`)));
    case 'StartsWith':
      return each((value) => like(field, `${escapeLike(value)}%`));
    case 'Includes':
      return each((value) => includes(field, value));
    case 'Excludes':
      return negate(each((value) => includes(field, value)));
    case 'GreaterOrEqual':
    case 'GreaterThan':
    case 'LessOrEqual':
    case 'LessThan': {
      const [value] = values;
      if (value === undefined || value === null || values.length > 1) return undefined;
      return { sql: `${columnFor(field, value)} ${SYMBOLS[operator]} ?`, values: [value] };
    }
  }
}

function negate(condition: Condition): Condition {
  return { sql: `NOT (${condition.sql})`, values: condition.values };
}

/** A moment is compared with a day by its day; text is compared whatever the case. */
function columnFor(field: FieldMetadata, value: Scalar): string {
  const column = quoteName(field.name);
  if (field.type === 'DateTime' && typeof value === 'string' && DATE.test(value))
    return `substr(${column}, 1, 10)`;
  return field.type === 'String' || field.type === 'Email' ? `${column} COLLATE NOCASE` : column;
}

function like(field: FieldMetadata, pattern: string): Condition {
  const text = `${FOLD}(coalesce(${quoteName(field.name)}, ''))`;
  return { sql: `${text} LIKE ? ESCAPE '\\'`, values: [pattern] };
}

function includes(field: FieldMetadata, value: Scalar): Condition {
  const sql = `${FOLD}(';' || coalesce(${quoteName(field.name)}, '') || ';') LIKE ? ESCAPE '\\'`;
  return { sql, values: [`%;${escapeLike(value)};%`] };
}

/** A text as searches compare it, in which the wildcards of LIKE are themselves. */
export function escapeLike(value: Scalar): string {
  return foldText(String(value ?? '')).replace(/[\\%_]/g, '\\$&');
}

function toValue(field: FieldMetadata, operand: string): Scalar | undefined {
  if (operand === '') return null;
  switch (field.type) {
    case 'Boolean':
      return /^(?:true|false)$/i.test(operand) ? operand.toLowerCase() === 'true' : undefined;
    case 'Currency':
    case 'Double':
    case 'Int':
    case 'Percent':
      return /^-?\d{1,18}(?:\.\d{1,18})?$/.test(operand) ? Number(operand) : undefined;
    case 'Date':
      return DATE.test(operand) ? operand : undefined;
    case 'DateTime':
      return DATE.test(operand) ? operand : toMoment(operand);
    case 'MultiPicklist':
    case 'Picklist':
      return field.picklist?.values.find((entry) => entry.label === operand)?.value ?? operand;
    default:
      return operand;
  }
}

function toMoment(operand: string): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}T/.test(operand) ? Date.parse(operand) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
