import type { Fetch } from '@energy-portal/sdk';
import type { Json } from '@energy-portal/sdk';

/** One request that waits for its answer. */
export interface WireCall {
  /** Path and query, decoded. */
  readonly address: string;
  /** The name of the answer that the client has already, `If-None-Match`. */
  readonly ifNoneMatch: string | null;
  readonly isAborted: () => boolean;
  /** @param tag the server's name of the answer */
  reply(status: number, body: Json | undefined, tag?: string): void;
  garble(): void;
  cut(): void;
}

/**
 * A scripted fetch for many short histories: its answers are as little of a response as the transport reads, since
 * making real ones takes longer than all the rest.
 */
export function createWire(): { readonly fetch: Fetch; readonly calls: readonly WireCall[] } {
  const calls: WireCall[] = [];
  const fetch: Fetch = (request) =>
    new Promise((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      const answer = (status: number, text: string, tag?: string): void =>
        resolve(responseOf(status, text, tag));
      calls.push({
        address: addressOf(new URL(request.url)),
        ifNoneMatch: request.headers.get('If-None-Match'),
        isAborted: () => request.signal.aborted,
        reply: (status, body, tag) => answer(status, body === undefined ? '' : JSON.stringify(body), tag),
        garble: () => answer(200, '{"id":'),
        cut: () => reject(new TypeError('fetch failed')),
      });
    });
  return { fetch, calls };
}

const addressOf = ({ pathname, search }: URL): string => decodeURIComponent(pathname + search);

function responseOf(status: number, text: string, tag: string | undefined): Response {
  const headers = new Headers(tag === undefined ? {} : { ETag: tag });
  if (text === '') headers.set('Content-Length', '0');
  const body = { status, statusText: '', url: '', ok: status < 400, headers, text: async () => text };
  // No more of a response is read.
  return { ...body, json: async () => JSON.parse(text) } as unknown as Response;
}

/** Lets all promises that are due come to their end. */
export const flushPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
