import { Problem } from './problem.ts';

/** An answer with one result for each item. */
interface BatchAnswer {
  readonly status: 200;
  readonly body: {
    readonly hasErrors: boolean;
    readonly results: readonly { readonly statusCode: number; readonly result: unknown }[];
  };
}

/** A result for each item: what the reader answers, or the errors of the problem that it threw. */
export function batchAnswer<TItem>(items: readonly TItem[], read: (item: TItem) => unknown): BatchAnswer {
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
