/** An answer of an org with its body read. */
export interface OrgAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; undefined where there is no body. */
  readonly body: unknown;
  /** The first characters of a body that is no JSON. */
  readonly text?: string;
}

/** One request to an org. */
export interface OrgRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** False for a request without the token. */
  readonly isSigned?: boolean;
}

/** A server and the right to ask it. */
export interface OrgConnection {
  send(request: OrgRequest): Promise<OrgAnswer>;
}

/** The settings of a connection. */
export interface ConnectionOptions {
  /** Origin of the org, such as `https://mycompany.my.salesforce.com`. */
  readonly org: string;
  readonly token: string;
  readonly fetch: typeof fetch;
  /** Milliseconds after which an answer is late. */
  readonly timeout: number;
}

/** Something else than an org is at the address; the message says so in one sentence. */
export class NoOrgError extends Error {
  override readonly name = 'NoOrgError';
}

/** The next steps after a connection that fails, by the network's own words for why. */
const STEPS: readonly { readonly codes: RegExp; readonly step: string }[] = [
  { codes: /^CERT_HAS_EXPIRED$/, step: 'Its certificate has expired: have it renewed' },
  {
    codes: /CERT|^UNABLE_TO|ALTNAME|^ERR_TLS|SELF_SIGNED/,
    step: 'Its certificate is not trusted here: check the address, or name your own authority by NODE_EXTRA_CA_CERTS',
  },
  {
    codes: /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED)$/,
    step: 'Check the address, and whether this machine may reach it',
  },
  { codes: /too long/, step: 'Try again, or give it more time by --timeout' },
];

/** A connection to an org by a bearer token. */
export function connectOrg({ org, token, fetch: ask, timeout }: ConnectionOptions): OrgConnection {
  const origin = originOf(org);
  return {
    async send({ method, path, body, headers = {}, isSigned = true }) {
      const sent = {
        Accept: 'application/json',
        ...(isSigned ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      };
      const init = {
        method,
        headers: sent,
        signal: AbortSignal.timeout(timeout),
        redirect: 'manual' as const,
      };
      try {
        const answer = await ask(
          `${origin}${path}`,
          body === undefined ? init : { ...init, body: JSON.stringify(body) },
        );
        return { status: answer.status, headers: answer.headers, ...parse(await answer.text()) };
      } catch (cause) {
        const reason = reasonOf(cause);
        const step =
          STEPS.find(({ codes }) => codes.test(reason))?.step ?? 'Try again, and look at the network';
        throw new NoOrgError(`No server answers at ${origin}: ${reason}. ${step}.`, { cause });
      }
    },
  };
}

/**
 * Makes sure that an org is there which has the version and knows the token.
 *
 * @throws NoOrgError with the reason
 */
export async function assertOrg(connection: OrgConnection, org: string, version: string): Promise<void> {
  const listed = await connection.send(VERSIONS);
  const unknownToken = `${org} does not know the token, or it has expired. Get a new one.`;
  if (listed.status === 401) throw new NoOrgError(unknownToken);
  assertListed(listed, org, version);
  const path = `/services/data/v${version}/ui-api/object-info`;
  const { status } = await connection.send({ method: 'GET', path });
  if (status === 401) throw new NoOrgError(unknownToken);
  if (status === 403)
    throw new NoOrgError(
      `${org} does not let the token’s user call the interface. Give the user's profile "API Enabled".`,
    );
}

/**
 * Makes sure that an org is there which has the version, before anybody logs in to it.
 *
 * @throws NoOrgError with the reason
 */
export async function assertVersion(connection: OrgConnection, org: string, version: string): Promise<void> {
  assertListed(await connection.send({ ...VERSIONS, isSigned: false }), org, version);
}

/** An org lists its versions to everybody. */
const VERSIONS: OrgRequest = { method: 'GET', path: '/services/data/' };

function assertListed(listed: OrgAnswer, org: string, version: string): void {
  if (isPage(listed)) {
    throw new NoOrgError(
      `${org} answers with a web page, perhaps one to log in on; give the address of the org itself, such as https://mycompany.my.salesforce.com.`,
    );
  }
  if (listed.status >= 500) {
    throw new NoOrgError(
      `${org} does not work now: it answers ${listed.status}. Try again later; https://status.salesforce.com says when an org is maintained.`,
    );
  }
  const versions = Array.isArray(listed.body) ? listed.body.map(versionOf) : [];
  if (listed.status !== 200 || versions.length === 0) {
    throw new NoOrgError(
      `${org} is no org: it answers ${listed.status} where an org lists its versions. Give the address of the org, such as https://mycompany.my.salesforce.com.`,
    );
  }
  if (!versions.includes(version)) {
    throw new NoOrgError(
      `${org} has no version ${version}; it has ${versions.join(', ')}. Regenerate for one of these, or wait for the org's next release.`,
    );
  }
}

/** The origin of an address. @throws NoOrgError for what is no address */
export function originOf(org: string): string {
  const url = URL.parse(org);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new NoOrgError(`${org} is no address; it has to begin with https:// or http://.`);
  }
  return url.origin;
}

function parse(text: string): Pick<OrgAnswer, 'body' | 'text'> {
  if (text === '') return { body: undefined };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { body: undefined, text: text.slice(0, 200) };
  }
}

/** True for HTML, and for the way to it. */
function isPage({ status, headers, text = '' }: OrgAnswer): boolean {
  const isHtml = /html/i.test(headers.get('Content-Type') ?? '') || /^\s*<(?:!doctype|html)/i.test(text);
  return isHtml ? status < 400 : status >= 300 && status < 400;
}

function versionOf(entry: unknown): string {
  return typeof entry === 'object' && entry !== null && 'version' in entry ? String(entry.version) : '';
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'TimeoutError') return 'it takes too long';
  const { cause: inner } = cause;
  if (!(inner instanceof Error)) return cause.message;
  return 'code' in inner ? String(inner.code) : inner.message;
}
