import type { Route } from '../contract/contract.ts';
import type { RequestContext } from './entry-point.ts';

/** The place of a GET's parameter in the body of the POST. */
type MemberKind = 'text' | 'list';

/** Reads that the specs ask for by POST and the platform answers by GET, too, with the members of the body as parameters. */
const MEMBERS: Readonly<Record<string, Readonly<Record<string, MemberKind>>>> = {
  getRelatedListActions: {
    actionTypes: 'list',
    apiNames: 'list',
    formFactor: 'text',
    retrievalMode: 'text',
    sections: 'list',
  },
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
    const member = kind === 'list' ? value.split(',').filter((entry) => entry !== '') : value;
    return url.searchParams.has(name) ? [[name, member] as const] : [];
  });
  const headers = new Headers(request.headers);
  headers.set('Content-Type', 'application/json');
  const body = JSON.stringify(Object.fromEntries(members));
  return { ...context, request: new Request(url, { method: 'POST', headers, body }) };
}
