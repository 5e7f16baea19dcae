import { isObject, listAt, objectAt, textAt } from '../spec/json.ts';

/** An org that is asked for its objects. */
export interface OrgSource {
  /** Its address, for example `https://example.my.salesforce.com`. */
  readonly address: string;
  /** An access token. */
  readonly token: string;
  /** The path of its interface, for example `/services/data/v64.0`. */
  readonly path: string;
  /** True to ask for the values of picklists, too: a call for each record type. */
  readonly picklists: boolean;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Most objects that one call may name. */
const MOST = 50;

/**
 * Asks an org for the information of objects, of all that the user may see when none is named.
 *
 * @returns the answers
 * @throws an `Error` that says what to do
 */
export async function fetchObjectInfos(
  org: OrgSource,
  objects: readonly string[],
): Promise<readonly unknown[]> {
  const names = objects.length > 0 ? objects : Object.keys(objectAt(await ask(org, ''), 'objects'));
  const answers: unknown[] = [];
  for (let at = 0; at < names.length; at += MOST) {
    const chunk = names.slice(at, at + MOST);
    const answer = await ask(org, `/batch/${chunk.map(encodeURIComponent).join(',')}`);
    answers.push(...listAt(answer, 'results').map((item, index) => resultOf(item, chunk[index] ?? '')));
  }
  if (!org.picklists) return answers;
  const paths = answers.flatMap(picklistPaths);
  for (const path of paths) answers.push(await ask(org, path));
  return answers;
}

/** One result of a batch. */
function resultOf(item: unknown, name: string): unknown {
  const { statusCode, result } = isObject(item) ? item : {};
  if (typeof statusCode === 'number' && statusCode >= 200 && statusCode < 300) return result;
  const [first] = listAt({ result }, 'result');
  throw new Error(
    `The org has no ${name} for this user: ${String(statusCode)} ${textAt(first, 'errorCode')}`.trim(),
  );
}

/** Addresses of the values of an object's picklists, one for each record type. */
function picklistPaths(info: unknown): readonly string[] {
  const fields = Object.values(objectAt(info, 'fields'));
  if (!fields.some((field) => textAt(field, 'dataType') === 'Picklist')) return [];
  const types = Object.keys(objectAt(info, 'recordTypeInfos'));
  return types.map((type) => `/${textAt(info, 'apiName')}/picklist-values/${type}`);
}

async function ask({ address, path, token, fetch }: OrgSource, rest: string): Promise<unknown> {
  const url = `${address.replace(/\/$/, '')}${path}/ui-api/object-info${rest}`;
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const response = await fetch(new Request(url, { headers })).catch((error: unknown) => {
    throw new Error(`${url} cannot be reached: ${causeOf(error)}`, { cause: error });
  });
  if (response.status === 401) throw new Error(`${url} answers 401: the token is not, or no longer, valid.`);
  if (!response.ok)
    throw new Error(`${url} answers ${response.status}. See --path for the path of the interface.`);
  return response.json().catch((error: unknown) => {
    throw new Error(`${url} answers something that is no JSON.`, { cause: error });
  });
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
