import type { Outcome, ScreenConfig, Submission } from '../generated/screen-config.gen.ts';

/** The error codes of operations, and those that all screens have a text for. */
export interface SharedCodes {
  /** Names of the texts `errors.codes.<code>`. */
  readonly texts: readonly string[];
  readonly codesOf: (operation: string) => readonly string[];
}

/**
 * Adds the outcomes that submissions need not name: a code of their operations that no `failed` names is told by the
 * text `errors.codes.<code>`, where there is one.
 */
export function addSharedOutcomes(config: ScreenConfig, { texts, codesOf }: SharedCodes): ScreenConfig {
  if (texts.length === 0) return config;
  const change = (submission: Submission): Submission => {
    const { operation, instead = [], failed = {} } = submission;
    const codes = [operation, ...instead.map((other) => other.operation)].flatMap(codesOf);
    const shared = texts.filter((code) => codes.includes(code));
    if (shared.length === 0) return submission;
    const outcomes = shared.map((code): [string, Outcome] => [code, { message: `errors.codes.${code}` }]);
    return { ...submission, failed: { ...Object.fromEntries(outcomes), ...failed } };
  };
  return mapSubmissions(config, change) as ScreenConfig; // only submissions change, and stay such
}

function mapSubmissions(value: unknown, change: (submission: Submission) => Submission): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapSubmissions(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(
    ([name, inner]) => [name, mapSubmissions(inner, change)] as const,
  );
  const copy: object = Object.fromEntries(members);
  return isSubmission(copy) ? change(copy) : copy;
}

/** Only a submission has both; what has an `operation` alone is a read. */
const isSubmission = (value: object): value is Submission =>
  'operation' in value && 'done' in value && typeof value.done === 'object';
