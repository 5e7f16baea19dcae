import type { Route } from '../contract/contract.ts';
import type { RequestContext } from './entry-point.ts';

/** The place of a GET's parameter in the body of the POST. */
type MemberKind = 'text' | 'list' | 'number' | 'flag';

/**
 * Reads that the specs ask for by POST and the platform answers by GET, too, with the members of the body as parameters.
 * Addresses of further pages inside their answers are followed by GET.
 */
const MEMBERS: Readonly<Record<string, Readonly<Record<string, MemberKind>>>> = {
  getRelatedListRecords: {
    fields: 'list',
    includeColumnLabels: 'flag',
    optionalFields: 'list',
    pageSize: 'number',
    pageToken: 'text',
    sortBy: 'list',
    where: 'text',
  },
  getRelatedListActions: {
    actionTypes: 'list',
    apiNames: 'list',
    formFactor: 'text',
    retrievalMode: 'text',
    sections: 'list',
  },
  // The parameters of a lookup are those of its address already.
  getLookupRecords: {},
};

/** Returns true for a read that is answered by GET although the specs describe its POST. */
export function isReadByGet({ operationId }: Route): boolean {
  return Object.hasOwn(MEMBERS, operationId);
}

/** The POST that a GET stands for. */
export function asPost(context: RequestContext, { operationId }: Route): RequestContext {
  const { request, url } = context;
  const members = Object.entries(MEMBERS[operationId] ?? {}).flatMap(([name, kind]) => {
    const value = url.searchParams.getAll(name).join(',');
    return url.searchParams.has(name) ? [[name, toMember(value, kind)] as const] : [];
  });
  const headers = new Headers(request.headers);
  headers.set('Content-Type', 'application/json');
  const body = JSON.stringify(Object.fromEntries(members));
  return { ...context, request: new Request(url, { method: 'POST', headers, body }) };
}

/** Reads a value; one that cannot be read stays a text, which the contract then refuses. */
function toMember(value: string, kind: MemberKind): unknown {
  if (kind === 'list') return value.split(',').filter((entry) => entry !== '');
  if (kind === 'number' && /^\d{1,9}$/.test(value)) return Number(value);
  if (kind === 'flag' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
