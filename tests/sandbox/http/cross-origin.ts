const METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** Headers that browsers' clients of the platform send beside the headers that every page may. */
const HEADERS = [
  'Authorization',
  'Cache-Control',
  'Content-Type',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Unmodified-Since',
  'Sforce-Auto-Assign',
  'Sforce-Call-Options',
  'Sforce-Duplicate-Rule-Header',
  'Sforce-Query-Options',
  'X-Chatter-Entity-Encoding',
  'X-PrettyPrint',
  'X-Requested-With',
  'X-SFDC-Session',
  'X-User-Agent',
].join(', ');
const EXPOSED = 'ETag, Last-Modified, Retry-After, WWW-Authenticate';
/** Seconds for which a browser need not ask again. */
const MAX_AGE = '600';

/** Lets pages of allowed origins call the interface. They come with bearer tokens: cookies never cross origins. */
interface CrossOrigin {
  /** The answer to a browser that asks before it calls; `undefined` for every other request. */
  preflight(request: Request, url: URL): Response | undefined;
  /** Marks an answer as readable for the page that asked, when its origin is allowed. */
  mark(request: Request, url: URL, response: Response): Response;
}

/** Cross-origin rules for a list of origins such as `http://localhost:5173`. */
export function createCrossOrigin(allowedOrigins: readonly string[]): CrossOrigin {
  const allowed = new Set(allowedOrigins);
  const originOf = (request: Request): string | undefined => {
    const origin = request.headers.get('Origin');
    return origin !== null && allowed.has(origin) ? origin : undefined;
  };
  return {
    preflight(request, url) {
      const isAsked = request.headers.has('Origin') && request.headers.has('Access-Control-Request-Method');
      if (request.method !== 'OPTIONS' || !isAsked || !isInterface(url.pathname)) return undefined;
      const origin = originOf(request);
      if (origin === undefined) return new Response(null, { status: 403, headers: { Vary: 'Origin' } });
      const headers = {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Allow-Headers': HEADERS,
        'Access-Control-Max-Age': MAX_AGE,
        Vary: 'Origin',
      };
      return new Response(null, { status: 204, headers });
    },
    mark(request, url, response) {
      if (allowed.size === 0 || !isInterface(url.pathname)) return response;
      response.headers.append('Vary', 'Origin');
      const origin = originOf(request);
      if (origin === undefined) return response;
      response.headers.set('Access-Control-Allow-Origin', origin);
      response.headers.set('Access-Control-Expose-Headers', EXPOSED);
      return response;
    },
  };
}

/** The page on which people type their passwords is called by no script. */
function isInterface(pathname: string): boolean {
  if (pathname === '/services/oauth2/authorize') return false;
  return /^\/(?:services|lwr\/apex|id)\//.test(pathname);
}
