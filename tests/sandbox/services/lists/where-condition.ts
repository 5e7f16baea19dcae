import type { Condition } from '../../database/access.ts';
import { quoteName } from '../../database/tables.ts';
import { findField } from '../../metadata/schema.ts';
import type { FieldMetadata, ObjectMetadata, Scalar } from '../../metadata/types.ts';
import { illegalParameter, invalidField } from '../../protocol/problem.ts';
import { WhereSyntaxError, parseWhere } from './where-text.ts';
import type { WhereObject, WhereValue } from './where-text.ts';

const LONGEST_PATTERN = 1000;
const COMPARISONS: ReadonlyMap<string, string> = new Map([
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
]);

/** The condition that a `where` text stands for. */
export function whereCondition(object: ObjectMetadata, text: string | undefined): readonly Condition[] {
  if (text === undefined) return [];
  try {
    return [allOf(object, parseWhere(text))];
  } catch (cause) {
    if (cause instanceof WhereSyntaxError) {
      throw illegalParameter('Value for where must be a filter such as { Status: { eq: "New" } }');
    }
    throw cause;
  }
}

function allOf(object: ObjectMetadata, members: WhereObject): Condition {
  return join(
    [...members].map(([name, value]) => memberCondition(object, name, value)),
    'AND',
  );
}

function memberCondition(object: ObjectMetadata, name: string, value: WhereValue): Condition {
  if (name === 'and' || name === 'or') {
    if (!isArray(value)) throw new WhereSyntaxError();
    return join(
      value.map((entry) => allOf(object, asObject(entry))),
      name === 'and' ? 'AND' : 'OR',
    );
  }
  if (name === 'not') {
    const inner = allOf(object, asObject(value));
    return { sql: `NOT (${inner.sql})`, values: inner.values };
  }
  const field = findField(object, name);
  if (field === undefined) throw invalidField(name.slice(0, 100), object.name);
  return join(
    [...asObject(value)].map(([operator, operand]) => comparison(field, operator, operand)),
    'AND',
  );
}

function comparison(field: FieldMetadata, operator: string, operand: WhereValue): Condition {
  const column = quoteName(field.name);
  const symbol = COMPARISONS.get(operator);
  if (symbol !== undefined) return { sql: `${column} ${symbol} ?`, values: [asScalar(operand)] };
  switch (operator) {
    case 'eq':
      return { sql: `${column} IS ?`, values: [asScalar(operand)] };
    case 'ne':
      return { sql: `${column} IS NOT ?`, values: [asScalar(operand)] };
    case 'like':
      return { sql: `${column} LIKE ?`, values: [asPattern(operand)] };
    case 'in':
    case 'nin':
      return membership(column, operator, operand);
    default:
      throw new WhereSyntaxError();
  }
}

function membership(column: string, operator: 'in' | 'nin', operand: WhereValue): Condition {
  if (!isArray(operand) || operand.length > 200) throw new WhereSyntaxError();
  const values = operand.map(asScalar);
  const marks = values.map(() => '?').join(', ');
  return { sql: `${column} ${operator === 'in' ? 'IN' : 'NOT IN'} (${marks})`, values };
}

function join(conditions: readonly Condition[], operator: 'AND' | 'OR'): Condition {
  if (conditions.length === 0) return { sql: operator === 'AND' ? '1' : '0', values: [] };
  return {
    sql: conditions.map((condition) => `(${condition.sql})`).join(` ${operator} `),
    values: conditions.flatMap((condition) => condition.values),
  };
}

function isArray(value: WhereValue): value is readonly WhereValue[] {
  return Array.isArray(value);
}

function asObject(value: WhereValue): WhereObject {
  if (value instanceof Map) return value;
  throw new WhereSyntaxError();
}

/** Longer patterns are none to the database. */
function asPattern(value: WhereValue): Scalar {
  const pattern = asScalar(value);
  if (typeof pattern === 'string' && pattern.length > LONGEST_PATTERN) throw new WhereSyntaxError();
  return pattern;
}

function asScalar(value: WhereValue): Scalar {
  if (value === null || typeof value !== 'object') return value;
  throw new WhereSyntaxError();
}
