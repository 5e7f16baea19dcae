import type { Viewer } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import type { DuplicateRuleMetadata, ObjectMetadata } from '../../metadata/types.ts';

/** Most records that one check compares with. */
const MOST_COMPARED = 2000;

/** Values of a record by field name. */
type ComparedValues = Readonly<Record<string, unknown>>;

/** A rule with the records that it found. */
export interface RuleMatch {
  readonly rule: DuplicateRuleMetadata;
  readonly recordIds: readonly string[];
}

/** The records that the customer can see and that look like a new one, by the rules that say so. */
export function findMatches(
  repository: Repository,
  object: ObjectMetadata,
  search: { readonly values: ComparedValues; readonly viewer: Viewer },
): readonly RuleMatch[] {
  const rules = (object.duplicateRules ?? []).filter((rule) => concerns(rule, search.values));
  if (rules.length === 0) return [];
  const window = { conditions: [], orderBy: ['-CreatedDate'], limit: MOST_COMPARED, offset: 0 };
  const rows = repository.list(object, window, search.viewer);
  return rules.flatMap((rule) => {
    const found = rows.filter((row) => concerns(rule, row) && looksAlike(rule, search.values, row));
    return found.length === 0 ? [] : [{ rule, recordIds: found.map((row) => String(row['Id'])) }];
  });
}

/** Returns true when a rule looks at a record at all. */
function concerns(rule: DuplicateRuleMetadata, values: ComparedValues): boolean {
  const { field, operation, value } = rule.filter;
  const isEqual = toText(values[field]).toLowerCase() === value.toLowerCase();
  return operation === 'equals' ? isEqual : !isEqual;
}

/** Returns true when a rule's fields match; a field without a value never does. */
function looksAlike(rule: DuplicateRuleMetadata, one: ComparedValues, other: ComparedValues): boolean {
  return rule.fields.every((name) => {
    const wanted = normalise(rule, one[name]);
    return wanted !== '' && wanted === normalise(rule, other[name]);
  });
}

function normalise(rule: DuplicateRuleMetadata, value: unknown): string {
  const text = toText(value).trim().toLowerCase();
  if (rule.engine === 'Exact') return text;
  return text.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '');
}

function toText(value: unknown): string {
  if (typeof value === 'boolean') return String(Number(value));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
