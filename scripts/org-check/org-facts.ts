import type { OrgConnection } from '../../tests/conformance/index.ts';
import type { OrgFinding } from './org-finding.ts';

/** Facts of an org beside its records. */
export interface OrgFacts {
  readonly versions: readonly string[];
  /** Calls of the last 24 hours and how many there may be; undefined where the org does not say. */
  readonly calls: { readonly used: number; readonly most: number } | undefined;
  /** Names of the cookies that it sets, which the host keeps from browsers. */
  readonly cookies: readonly string[];
  /** True where pages of the origin that was named may call it; undefined where none was. */
  readonly allowsOrigin: boolean | undefined;
}

/** The share of a day's calls from which on an administrator is told. */
const MUCH_USED = 0.8;

/**
 * Asks an org for versions, limits, cookies and CORS.
 *
 * @param base path of the record interface
 * @param origin origin of pages that are to call the org by themselves, without the host
 */
export async function readFacts(
  connection: OrgConnection,
  base: string,
  origin: string | undefined,
): Promise<OrgFacts> {
  const listed = await connection.send({ method: 'GET', path: '/services/data/' });
  const headers = origin === undefined ? {} : { Origin: origin };
  const answer = await connection.send({ method: 'GET', path: `${base}/object-info`, headers });
  const [, used, most] = /api-usage=(\d+)\/(\d+)/.exec(answer.headers.get('Sforce-Limit-Info') ?? '') ?? [];
  const cookies = [listed, answer].flatMap((each) => each.headers.getSetCookie());
  return {
    versions: Array.isArray(listed.body) ? listed.body.map(({ version }) => String(version)) : [],
    calls: used === undefined ? undefined : { used: Number(used), most: Number(most) },
    cookies: [...new Set(cookies.map((cookie) => cookie.split('=', 1)[0] ?? ''))],
    allowsOrigin:
      origin === undefined ? undefined : allows(answer.headers.get('Access-Control-Allow-Origin'), origin),
  };
}

const allows = (allowed: string | null, origin: string): boolean => allowed === '*' || allowed === origin;

/** The facts that stand in the way. */
export function checkFacts(
  { calls, allowsOrigin }: OrgFacts,
  origin: string | undefined,
): readonly OrgFinding[] {
  const isSpent = calls !== undefined && calls.used >= calls.most * MUCH_USED;
  const spent: OrgFinding[] = isSpent
    ? [
        {
          code: 'limit',
          place: 'Calls of a day',
          message: `${calls.used} of ${calls.most} calls of this day are used.`,
          remedy: 'Ask for a larger allocation before customers use the portal.',
        },
      ]
    : [];
  if (allowsOrigin !== false) return spent;
  return [
    ...spent,
    {
      code: 'cors',
      place: 'CORS',
      message: `Pages of ${origin ?? ''} may not call the org by themselves.`,
      remedy: 'Add the origin in Setup > CORS. The host needs no entry: it asks in the place of its pages.',
    },
  ];
}

/** The facts in one line. */
export function renderFacts({ versions, calls, cookies, allowsOrigin }: OrgFacts): string {
  const [first, last] = [versions[0], versions.at(-1)];
  return [
    `Versions ${first === last ? first : `${first} to ${last}`}`,
    ...(calls === undefined ? [] : [`${calls.used} of ${calls.most} calls of this day used`]),
    cookies.length === 0 ? 'sets no cookies' : `sets ${cookies.join(', ')}, which the host keeps to itself`,
    ...(allowsOrigin === undefined ? [] : [`CORS ${allowsOrigin ? 'allows' : 'refuses'} the origin`]),
  ].join('; ');
}
