import { envelopes } from '@energy-portal/sdk/envelopes';
import type { OrgConnection, Specs } from '../../tests/conformance/index.ts';
import type { OrgFinding } from './org-finding.ts';

/** Calls that a host with `AUTH=oauth` answers itself. */
const SESSION_CALLS: ReadonlySet<string> = new Set([
  'logIn',
  'logInWithCode',
  'logOut',
  'extendSession',
  'sendLogInCode',
]);

/**
 * Tries whether the Apex calls of the specs are there, by GET alone: what changes something refuses to be got, and what is
 * missing answers 404.
 */
export async function checkApexCalls(
  connection: OrgConnection,
  { operations }: Pick<Specs, 'operations'>,
): Promise<readonly OrgFinding[]> {
  const asked = operations.filter(({ id, api }) => api === 'apex' && !SESSION_CALLS.has(id));
  const findings: OrgFinding[] = [];
  for (const operation of asked) {
    const finding = await checkCall(connection, operation);
    if (finding === 'wrapped') return [otherForm('The org wraps the answers of Apex.')];
    if (finding !== undefined) findings.push({ ...finding, place: `Apex call ${operation.id}` });
  }
  const isThere = findings.length < asked.length || findings.some(({ code }) => code !== 'apex-missing');
  return isThere ? findings : [otherForm(`None of the ${asked.length} Apex calls is there.`)];
}

/** The form of an org's Apex is told once, not for each call. */
function otherForm(message: string): OrgFinding {
  return {
    code: 'apex-form',
    place: 'Apex',
    message,
    remedy:
      'Name its form by --apex (wrapped or rest) here and by APEX_FORM at the host; without a class, deploy specs/apex/salesforce.',
  };
}

/** Returns true for an answer in an envelope, which nobody has opened. */
function isWrapped(body: unknown): boolean {
  const { status, body: inner, headers } = envelopes.apex.wrapped.answer;
  return (
    typeof body === 'object' &&
    body !== null &&
    [status, inner, headers].every((member) => Object.hasOwn(body, member))
  );
}

async function checkCall(
  connection: OrgConnection,
  { id, path, method, isPublic }: Specs['operations'][number],
): Promise<Omit<OrgFinding, 'place'> | 'wrapped' | undefined> {
  const { status, text, body } = await connection.send({ method: 'GET', path });
  if (status === 200 && isWrapped(body)) return 'wrapped';
  if (status === 404 || text !== undefined) {
    const answer = text === undefined ? 'answers 404' : `answers ${status} with a page`;
    return {
      code: 'apex-missing',
      message: `The org has no ${id}: ${path} ${answer}.`,
      remedy: 'Deploy the class and its method, as specs/apex/README.md describes them.',
    };
  }
  if (status === 401 || status === 403) {
    return {
      code: 'apex-refused',
      message: `The token's user may not call ${id}: the org answers ${status}.`,
      remedy: "Give the customers' profile access to the Apex class.",
    };
  }
  if (status >= 500) {
    return {
      code: 'apex-fails',
      message: `${id} answers ${status}: nobody has written it yet, or it fails.`,
      remedy: "Look at the org's log: a PortalNotWrittenException names the method and the class to extend.",
    };
  }
  if (method !== 'GET' || !isPublic) return undefined;
  const guest = await connection.send({ method: 'GET', path, isSigned: false });
  if (guest.status !== 401 && guest.status !== 403) return undefined;
  return {
    code: 'apex-guest',
    message: `Guests may not call ${id}: the org answers ${guest.status}.`,
    remedy: "Give the site's guest user access to the Apex class.",
  };
}
