import { constants } from '@energy-portal/sdk';
import { request as send } from 'undici';
import { jsonOf } from '../json-body.ts';

/** The server at the org's address: an org, one that is under maintenance, or something else, with what it did instead. */
export type OrgProbe =
  | { readonly state: 'org' }
  | { readonly state: 'away' | 'other'; readonly answer: string };

/** Answered without a log-in by every org: the versions of its interface. */
export const VERSIONS = '/services/data';
/** The version that pages speak. */
const WANTED = constants.apiVersion.slice('v'.length);
const mostBytes = 65_536;

/**
 * Asks the server at an address which versions of the record interface it has.
 *
 * @param timeout milliseconds
 * @throws where nothing answers
 */
export async function probeOrg(orgUrl: string, timeout: number): Promise<OrgProbe> {
  const signal = AbortSignal.timeout(timeout);
  const { statusCode, body } = await send(`${orgUrl}${VERSIONS}`, { signal });
  if (statusCode !== 200) {
    await body.dump();
    return { state: statusCode >= 500 ? 'away' : 'other', answer: `${VERSIONS} answers ${statusCode}` };
  }
  return probeOf(await firstBytes(body));
}

/** A body as far as it is looked at; what is longer is no list of versions. */
async function firstBytes(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > mostBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Tells an org by its list of versions. */
export function probeOf(text: string): OrgProbe {
  const versions = versionsIn(text);
  if (versions === undefined)
    return { state: 'other', answer: `${VERSIONS} answers with no list of versions` };
  if (versions.includes(WANTED)) return { state: 'org' };
  const newest = versions.toSorted((one, other) => Number(one) - Number(other)).at(-1) ?? 'none';
  return {
    state: 'other',
    answer: `the org has no version ${WANTED} of its interface; its newest is ${newest}`,
  };
}

function versionsIn(text: string): readonly string[] | undefined {
  const list = jsonOf(text);
  if (!Array.isArray(list)) return undefined;
  const versions = list.map(versionOf);
  return versions.every((version) => version !== undefined) ? versions : undefined;
}

function versionOf(entry: unknown): string | undefined {
  const isNamed = typeof entry === 'object' && entry !== null && 'version' in entry;
  return isNamed && typeof entry.version === 'string' ? entry.version : undefined;
}
