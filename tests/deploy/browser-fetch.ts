/** A fetch that sends what a page of the portal sends: its cookie, and the headers of a call of its own origin. */
export function createBrowserFetch(): (request: Request) => Promise<Response> {
  let cookie = '';
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('x-requested-with', 'portal');
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(new Request(request, { headers }));
    for (const line of response.headers.getSetCookie()) cookie = line.split(';', 1)[0] ?? cookie;
    return response;
  };
}
