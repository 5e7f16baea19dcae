import type { OrgConnection, Specs } from '../../tests/conformance/index.ts';
import type { OrgFinding } from './org-finding.ts';

/** Calls that a host with `AUTH=oauth` answers itself. */
const SESSION_CALLS: ReadonlySet<string> = new Set(['logIn', 'logOut', 'extendSession']);

/**
 * Tries whether the Apex calls of the specs are there, by GET alone: what changes something refuses to be got, and what is
 * missing answers 404.
 */
export async function checkApexCalls(
  connection: OrgConnection,
  { operations }: Pick<Specs, 'operations'>,
): Promise<readonly OrgFinding[]> {
  const findings: OrgFinding[] = [];
  for (const operation of operations) {
    const { id, api } = operation;
    if (api !== 'apex' || SESSION_CALLS.has(id)) continue;
    const finding = await checkCall(connection, operation);
    if (finding !== undefined) findings.push({ ...finding, place: `Apex call ${id}` });
  }
  return findings;
}

async function checkCall(
  connection: OrgConnection,
  { id, path, method, isPublic }: Specs['operations'][number],
): Promise<Omit<OrgFinding, 'place'> | undefined> {
  const { status, text } = await connection.send({ method: 'GET', path });
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
  if (method !== 'GET' || !isPublic) return undefined;
  const guest = await connection.send({ method: 'GET', path, isSigned: false });
  if (guest.status !== 401 && guest.status !== 403) return undefined;
  return {
    code: 'apex-guest',
    message: `Guests may not call ${id}: the org answers ${guest.status}.`,
    remedy: "Give the site's guest user access to the Apex class.",
  };
}
