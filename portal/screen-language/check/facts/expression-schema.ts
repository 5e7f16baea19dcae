import type { Expression } from '../../generated/screen-config.gen.ts';
import type { CatalogueSchema } from '../../load/catalogue.ts';

/** The schema of what an expression comes to; undefined for one that reads a source or an answer as it is. */
export function schemaOfExpression(expression: Expression): CatalogueSchema | undefined {
  if (typeof expression === 'number') return { type: 'number' };
  if (typeof expression === 'string') return { type: 'string', const: expression };
  if ('from' in expression || 'field' in expression)
    return expression.plusDays === undefined ? undefined : { type: 'string', format: 'date' };
  if ('countOf' in expression || 'daysFrom' in expression) return { type: 'integer' };
  if ('businessDays' in expression) return { type: 'string', format: 'date' };
  if ('when' in expression) {
    const [use, otherwise = use] = [expression.use, expression.otherwise];
    const [first, second] = [schemaOfExpression(use), schemaOfExpression(otherwise)];
    return first === undefined || second === undefined ? undefined : { anyOf: [first, second] };
  }
  if ('join' in expression) return { type: 'string' };
  if (!('pick' in expression)) return { type: 'number' };
  const values = [...Object.values(expression.of), expression.otherwise].filter(
    (value) => value !== undefined,
  );
  return { enum: [...new Set(values)] };
}
