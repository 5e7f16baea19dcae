import type { ExtensionHost } from '../../client/extension.ts';
import type { JsonObject } from '../../core/json-value.ts';
import { invalidatedResults } from '../../mutation/invalidation.ts';
import { expireReads } from '../../query/expire-queries.ts';

/** Answers of a read: those whose configuration has these values, or all. */
export interface AnswerMatch {
  readonly operation: string;
  readonly match?: JsonObject | undefined;
}

/** Makes answers of a read stale, here and in other tabs; those that somebody watches are asked for. */
export function invalidateAnswers({ operation, match = {} }: AnswerMatch, host: ExtensionHost): void {
  const texts = Object.entries(match).map(([member, value]) => [member, textsOf(value)] as const);
  const invalidations = [{ operation, match: texts }];
  host.emitInvalidated(invalidations);
  expireReads(host, invalidatedResults(invalidations, host.store));
}

function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map((one) => String(one).toLowerCase());
}
