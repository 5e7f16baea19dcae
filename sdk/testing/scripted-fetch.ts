import type { Fetch } from '../src/network/transport.ts';

/** One request that was sent and waits for its answer. */
export interface SentRequest {
  readonly request: Request;
  /** Path and query. */
  readonly address: string;
  /** Answers with JSON; without a body for 204. */
  answer(body: unknown, status?: number): Promise<void>;
  /** Answers with any response. */
  respond(response: Response): Promise<void>;
  /** Fails as if no server could be reached. */
  fail(): Promise<void>;
}

/** A `fetch` whose answers the test gives, in the order that it likes. */
export interface ScriptedFetch {
  readonly fetch: Fetch;
  readonly sent: readonly SentRequest[];
  /** The request that was sent last. */
  last(): SentRequest;
}

/**
 * Creates a scripted fetch; all that follows from an answer has happened when its promise resolves.
 *
 * @example
 * const server = createScriptedFetch();
 * const client = createClient({ baseUrl: 'https://org.example.com', fetch: server.fetch });
 * const reading = client.read(getCurrentSession, {});
 * await server.last().answer({ userId: null });
 */
export function createScriptedFetch(): ScriptedFetch {
  const sent: SentRequest[] = [];
  const fetch: Fetch = (request) =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(request.url);
      const respond = (response: Response): Promise<void> => {
        resolve(response);
        return settled();
      };
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      sent.push({
        request,
        address: pathname + search,
        respond,
        answer: (body, status = 200) => respond(jsonResponse(body, status)),
        fail() {
          reject(new TypeError('fetch failed'));
          return settled();
        },
      });
    });
  const last = (): SentRequest => {
    const request = sent.at(-1);
    if (!request) throw new Error('Nothing was sent');
    return request;
  };
  return { fetch, sent, last };
}

function jsonResponse(body: unknown, status: number): Response {
  return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
}

/**
 * Lets all promises that are due come to their end, without waiting for time to pass.
 *
 * @example
 * controller.abort();
 * await settled();
 */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
