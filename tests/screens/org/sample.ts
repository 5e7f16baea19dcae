import type { CatalogueSchema } from '@energy-portal/portal/publish';
import { schemasAt } from '../plan/contract.ts';

/** A text of each format. */
const byFormat: { readonly [format: string]: string } = {
  date: '2026-12-15',
  'date-time': '2026-12-15T15:00:00.000Z',
  email: 'ada.wright@example.com',
  uri: 'https://example.com/text',
};

/** The smallest value that a schema at a path describes, as far as its types and lists of values say. */
export function sampleAt(root: CatalogueSchema, path: readonly string[], depth = 0): unknown {
  const schemas = schemasAt(root, path);
  const [listed] = schemas.flatMap((schema) => schema.enum ?? ('const' in schema ? [schema.const] : []));
  if (listed !== undefined) return listed;
  const types = schemas.flatMap(({ type }) => type ?? []);
  if (types.includes('object') && depth < 6) {
    const required = new Set(schemas.flatMap((schema) => schema.required ?? []));
    return Object.fromEntries(
      [...required].map((name) => [name, sampleAt(root, [...path, name], depth + 1)]),
    );
  }
  if (types.includes('array')) return [];
  if (types.includes('null')) return null;
  if (types.includes('boolean')) return false;
  if (types.includes('number') || types.includes('integer'))
    return Math.max(0, ...schemas.map(({ minimum = 0 }) => minimum));
  const format = schemas.find((schema) => schema.format !== undefined)?.format ?? '';
  const least = Math.max(1, ...schemas.map(({ minLength = 0 }) => minLength));
  return byFormat[format] ?? 'Something'.padEnd(least, 'a');
}
