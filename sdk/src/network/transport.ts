import { defaultBodySerializer } from 'openapi-fetch';
import { invariant, SdkError, type PlatformError } from '../core/errors.ts';
import { isWalkable } from '../core/json.ts';
import type { Json } from '../core/json-value.ts';
import type { ApiTable } from '../spec/operation.ts';
import type { WireRequest } from './request.ts';

/** The one kind of `fetch` that the SDK calls. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * The outcome of a request. `data` is undefined where a successful answer has no body, and for 304; `tag` is
 * the server's name of the answer.
 */
export type Outcome =
  | {
      readonly ok: true;
      readonly status: number;
      readonly data: Json | undefined;
      readonly tag: string | undefined;
    }
  | { readonly ok: false; readonly error: SdkError };

/** Sends requests; every failure comes back as one kind of error. */
export interface Transport {
  /** @param fetch in place of the usual one, for this request alone */
  send(request: WireRequest, signal: AbortSignal, fetch?: Fetch): Promise<Outcome>;
}

/** Options of a transport. */
export interface TransportOptions {
  readonly apis: { readonly [name: string]: ApiTable };
  /** Origin of the server; empty for the page's own. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

/**
 * A transport over `fetch`.
 *
 * @throws SdkError `INVARIANT` when the base URL is none, or there is neither one nor a page
 */
export function createTransport({ apis, baseUrl, fetch }: TransportOptions): Transport {
  const origin = baseUrl || globalThis.location?.origin;
  // Paths are put behind it, and a wrong address would look like a network that is down.
  invariant(
    origin && /^https?:.*[^/]$/.test(origin),
    `baseUrl must be like https://a.example, got ${origin}`,
  );
  return {
    async send(request, signal, own = fetch) {
      const basePath = apis[request.api]?.basePath;
      invariant(basePath !== undefined, `No api "${request.api}"`);
      // Remembered to tell a missing answer from a malformed one.
      let response: Response | undefined;
      try {
        // What was put off until here may be nobody's by now.
        signal.throwIfAborted();
        const send = request.through?.(own) ?? own;
        response = await send(requestOf(request, origin + basePath, signal));
        return await outcomeOf(response, await contentOf(response, request), request);
      } catch (cause) {
        return { ok: false, error: errorOf(cause, { request, signal, response }) };
      }
    },
  };
}

function requestOf(request: WireRequest, base: string, signal: AbortSignal): Request {
  const { method, path, query, keepalive = false } = request;
  const body =
    request.encodedBody ?? (request.body === undefined ? null : defaultBodySerializer(request.body));
  const headers = new Headers(request.headers);
  const setDefault = (name: string, value: string): void => {
    if (!headers.has(name)) headers.set(name, value);
  };
  // Of a form the browser alone knows the type, which says what is between its fields.
  if (typeof body === 'string') setDefault('Content-Type', 'application/json');
  // Forces a preflight for every call that changes something, so that no other site can make one.
  if (method !== 'GET') setDefault('X-Requested-With', 'portal');
  const url = `${base}${path}${query && '?'}${query}`;
  return new Request(url, { method, headers, body, signal, keepalive, credentials: 'same-origin' });
}

/** The content of an answer: JSON, or a Blob where that was asked for; undefined where there is none. */
async function contentOf(response: Response, { isBlob = false }: WireRequest): Promise<unknown> {
  if (response.ok && isBlob) return response.status === 204 ? undefined : response.blob();
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    // A failure says what it says in any form.
    if (response.ok) throw error;
    return text;
  }
}

async function outcomeOf(response: Response, content: unknown, request: WireRequest): Promise<Outcome> {
  const tag = response.headers.get('ETag') ?? undefined;
  const { ok, status } = response;
  if (ok && !isWalkable(content)) throw new SyntaxError('Too deep');
  // A parsed JSON body is JSON; an answer that has not changed has none.
  if (ok || status === 304) return { ok: true, status, data: content as Json | undefined, tag };
  return { ok: false, error: await httpError(response, content, request) };
}

async function httpError(response: Response, body: unknown, request: WireRequest): Promise<SdkError> {
  const errors = await errorsIn(body);
  const message = errors[0]?.message ?? `HTTP ${response.status} ${response.statusText}`.trim();
  return new SdkError('HTTP', message, { ...factsOf(response), operation: request.operation, errors });
}

/** The errors that a body lists; none where the code that reads it does not come. */
async function errorsIn(body: unknown): Promise<readonly PlatformError[]> {
  const code = await import('./platform-errors.ts').catch(() => undefined);
  return code?.platformErrors(body) ?? [];
}

function errorOf(
  cause: unknown,
  {
    request,
    signal,
    response,
  }: { request: WireRequest; signal: AbortSignal; response: Response | undefined },
): SdkError {
  const { operation } = request;
  if (cause instanceof SdkError) return cause;
  if (signal.aborted) return new SdkError('ABORTED', 'The call was cancelled', { operation, cause });
  if (response && cause instanceof SyntaxError) {
    const details = { ...factsOf(response), operation, cause };
    return new SdkError('MALFORMED_RESPONSE', 'The answer cannot be read', details);
  }
  const url = response?.url ?? request.path;
  return new SdkError('NETWORK', 'The server cannot be reached', { operation, url, cause });
}

function factsOf({ url, status, statusText }: Response): { url: string; status: number; statusText: string } {
  return { url, status, statusText };
}
