import { accessToken, orgUrl } from '../../org';

const passed = [
  'accept',
  'content-type',
  'if-match',
  'if-none-match',
  'if-unmodified-since',
  'x-requested-with',
];

/** Hands a call of the page to the org with the token, which so never reaches the browser. */
async function handle(request: Request): Promise<Response> {
  // The token proves the person, so only this app's own pages may use it.
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return new Response(null, { status: 403 });
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({ authorization: `Bearer ${await accessToken()}` });
  for (const name of passed) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'DELETE';
  const response = await fetch(`${orgUrl}${pathname}${search}`, {
    method: request.method,
    headers,
    body: hasBody ? await request.text() : null,
    cache: 'no-store',
  });
  const type = response.headers.get('content-type');
  return new Response(response.body, {
    status: response.status,
    headers: type ? { 'content-type': type } : {},
  });
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST };
