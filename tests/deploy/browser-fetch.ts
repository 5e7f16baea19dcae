import { Agent, fetch } from 'undici';

/** An answer that a page has got. */
export interface BrowserAnswer {
  readonly path: string;
  readonly bytes: number;
}

/**
 * A fetch that sends what a page of the portal sends: its cookie, and the headers of a call of its own origin.
 *
 * @param address that of the customer's device; all of 127.0.0.0/8 is this machine, and proxies count requests by it
 */
export function createBrowserFetch(
  address: string,
  onAnswer: (answer: BrowserAnswer) => void = () => undefined,
): (request: Request) => Promise<Response> {
  const dispatcher = new Agent({ localAddress: address, connect: { family: 4 } });
  let cookie = '';
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('x-requested-with', 'portal');
    if (cookie !== '') headers.set('cookie', cookie);
    const { method, url, signal } = request;
    const body = request.body === null ? null : await request.text();
    const response = await fetch(url, { method, headers: [...headers], body, signal, dispatcher });
    for (const line of response.headers.getSetCookie()) cookie = line.split(';', 1)[0] ?? cookie;
    const { status } = response;
    const bytes = await response.arrayBuffer();
    // As it travelled, where it was packed and says how long it was.
    const length = Number(response.headers.get('content-length') ?? bytes.byteLength);
    onAnswer({ path: new URL(url).pathname, bytes: length });
    const answer = new Response(bytes.byteLength === 0 ? null : bytes, {
      status,
      headers: [...response.headers],
    });
    // Errors name what was asked for.
    return Object.defineProperty(answer, 'url', { value: url });
  };
}
