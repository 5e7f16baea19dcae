import { createHash } from 'node:crypto';

/** The answer of an operation; `undefined` as body means that there is none. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A short tag of a value: equal values have equal tags. */
export function createTag(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}

/** An answer with an `ETag` header, or 304 when the client already has this representation. */
export function taggedAnswer(body: { readonly eTag: string }, ifNoneMatch: string | null): Answer {
  const tag = `"${body.eTag}"`;
  const known = (ifNoneMatch ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  if (known.includes(tag) || known.includes('*')) return { status: 304, headers: { ETag: tag } };
  return { status: 200, body, headers: { ETag: tag } };
}
