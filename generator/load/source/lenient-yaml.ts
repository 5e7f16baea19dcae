import { parseDocument } from 'yaml';
import { isObject } from '../../spec/json.ts';

/**
 * The value of a text that the linter's parser refuses, and YAML does not: a bracket that ends a list may stand
 * further left, for one. Undefined where it is wrong indeed.
 */
export function parseLeniently(text: string): object | undefined {
  const document = parseDocument(text, { merge: true });
  if (document.errors.length > 0) return undefined;
  const value: unknown = document.toJS({ maxAliasCount: -1 });
  return isObject(value) ? value : undefined;
}
