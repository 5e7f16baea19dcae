import type { Services } from '../services/services.ts';

/** A request on its way through the entry points, with the services of the org. */
export interface RequestContext {
  readonly request: Request;
  readonly url: URL;
  readonly services: Services;
}

/** Answers the requests that are its own; `undefined` lets a request pass to the next entry point. */
export type EntryPoint = (context: RequestContext) => Promise<Response | undefined>;

/** Returns the origin at which clients reach the org, without a slash at the end. */
export function publicOrigin({ request, url }: Pick<RequestContext, 'request' | 'url'>): string {
  const isSecure = request.headers.get('X-Forwarded-Proto') === 'https' || url.protocol === 'https:';
  return `${isSecure ? 'https' : 'http'}://${url.host}`;
}

/** Returns true when a page of another site sent the request, as far as its browser tells. */
export function comesFromForeignPage(context: Pick<RequestContext, 'request' | 'url'>): boolean {
  const { headers } = context.request;
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('Origin');
  return origin !== null && origin !== publicOrigin(context);
}
