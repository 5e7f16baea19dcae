import type { Answer } from '../protocol/answer.ts';
import { Problem } from '../protocol/problem.ts';

/** A result for each item: what the reader answers, or the errors of the problem that it threw. */
export function batchAnswer(items: readonly string[], read: (item: string) => unknown): Answer {
  const results = items.map((item) => {
    try {
      return { statusCode: 200, result: read(item) };
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      return { statusCode: cause.status, result: [{ errorCode: cause.code, message: cause.message }] };
    }
  });
  return { status: 200, body: { hasErrors: results.some((result) => result.statusCode !== 200), results } };
}
