import type { EnvelopeTable } from '../../spec/envelope.ts';
import type { Fetch } from '../transport.ts';
import { envelopeTarget, isEnveloped, openAnswer } from './envelope.ts';

/** An answer with one of these statuses has no body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * A `fetch` for a server that has the calls of a spec in an envelope: calls go to its addresses, and its answers come as the
 * spec describes them. Calls of other specs pass as they are.
 *
 * @param envelope one of `envelopes`
 *
 * @example
 * const fetch = createEnvelopedFetch((request) => globalThis.fetch(request), envelopes.apex.wrapped);
 * const client = createClient({ baseUrl, fetch });
 */
export function createEnvelopedFetch(send: Fetch, envelope: EnvelopeTable): Fetch {
  return async (request) => {
    const { origin, pathname, search } = new URL(request.url);
    const target = pathname + search;
    if (!isEnveloped(target, envelope)) return send(request);
    const address = origin + envelopeTarget(target, request.method, envelope);
    const { headers } = request;
    // A request with a body to be read cannot be sent to another address in every runtime.
    const body = request.body === null ? null : await request.arrayBuffer();
    const response = await send(new Request(address, { ...settingsOf(request), headers, body }));
    const { status, text, headers: inside } = openAnswer(await sentAnswer(response), envelope);
    const told = new Headers(response.headers);
    for (const [name, value] of Object.entries(inside)) told.set(name, value);
    for (const name of ['content-encoding', 'content-length']) told.delete(name);
    return new Response(BODILESS.has(status) || text === '' ? null : text, { status, headers: told });
  };
}

async function sentAnswer(response: Response) {
  const { status, headers } = response;
  return { status, text: await response.text(), header: (name: string) => headers.get(name) };
}

function settingsOf({ method, signal, credentials, keepalive }: Request): RequestInit {
  return { method, signal, credentials, keepalive };
}
