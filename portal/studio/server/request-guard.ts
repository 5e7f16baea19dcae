import type { IncomingHttpHeaders } from 'node:http';
import { pageHeader } from '../protocol.ts';

/** The facts of a request that tell who sent it. */
interface StudioCall {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Returns true when a request comes from the studio's own page, or only asks for it. The studio writes files, so pages of other
 * sites, names that lead to this machine and the portals in its previews must not be able to call it.
 *
 * @param origin of the studio as its people see it: `http://127.0.0.1:4180`
 */
export function isFromStudio({ method, headers }: StudioCall, origin: string, isApi: boolean): boolean {
  if (headers.host?.toLowerCase() !== new URL(origin).host) return false;
  if (!isApi) return method === 'GET' || method === 'HEAD';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin !== undefined && headers.origin !== origin) return false;
  return headers[pageHeader] !== undefined;
}
