import type { JsonObject } from '../../core/json-value.ts';

/** The class of an object by its API name. */
export type ObjectClass = 'standard' | 'custom' | 'excluded' | 'unknown';

/**
 * Which objects are known: the `x-object-classification` of a spec.
 *
 * @see specs/extensions/x-object-classification.schema.json
 */
export interface ClassificationTable {
  /** The entity whose objects are classified. */
  readonly entity: string;
  /** Its member with the API name of the object. */
  readonly by: string;
  readonly standard: readonly string[];
  readonly excluded: readonly string[];
  readonly excludedSuffixes: readonly string[];
  readonly customSuffixes: readonly string[];
}

/**
 * Tells objects apart as a table says; letter case does not count.
 *
 * @example
 * const classify = createClassifier(objectClassification);
 * classify('Meter__c'); // 'custom'
 */
export function createClassifier(table: ClassificationTable): (apiName: string) => ObjectClass {
  const lower = (names: readonly string[]): readonly string[] => names.map((name) => name.toLowerCase());
  const standard = new Set(lower(table.standard));
  const excluded = new Set(lower(table.excluded));
  const excludedSuffixes = lower(table.excludedSuffixes);
  const customSuffixes = lower(table.customSuffixes);
  return (apiName) => {
    const name = apiName.toLowerCase();
    const endsIn = (suffix: string): boolean => name.length > suffix.length && name.endsWith(suffix);
    if (excluded.has(name)) return 'excluded';
    if (standard.has(name)) return 'standard';
    if (excludedSuffixes.some(endsIn)) return 'excluded';
    return customSuffixes.some(endsIn) ? 'custom' : 'unknown';
  };
}

/**
 * Keeps the records of standard and custom objects, and every entity that is not classified.
 *
 * @example
 * const client = createClientOf(tables, { keeps: createRecordFilter(objectClassification) });
 */
export function createRecordFilter(
  table: ClassificationTable,
): (entity: string, data: JsonObject) => boolean {
  const classify = createClassifier(table);
  return (entity, data) => {
    if (entity !== table.entity) return true;
    const found = classify(String(data[table.by] ?? ''));
    return found === 'standard' || found === 'custom';
  };
}
