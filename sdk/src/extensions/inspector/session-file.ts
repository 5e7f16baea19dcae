import { SdkError } from '../../core/errors.ts';
import { isJsonObject } from '../../core/json.ts';
import type { Json } from '../../core/json-value.ts';
import { withoutCycles } from './changes.ts';
import type { InspectedSession } from './session.ts';

/** The text of a session's file. */
export function writeSession(session: InspectedSession): string {
  // A session is JSON but for records that contain each other, and for members that are undefined.
  const plain = withoutCycles(session as unknown as Json);
  return `${JSON.stringify(plain, null, 1)}\n`;
}

/** The lists of a session, with the texts that each entry has. */
const LISTS = {
  queries: {
    texts: ['key', 'operation', 'state'],
    lists: ['observers', 'reasons', 'fetches', 'renders', 'records'],
  },
  records: { texts: ['entity', 'key', 'label', 'state'], lists: ['observers', 'fields', 'optimistic'] },
  requests: { texts: ['operation', 'kind', 'method', 'address'], lists: [] },
  writes: { texts: [], lists: ['actions', 'subjects'] },
  renders: { texts: ['key', 'operation', 'from', 'to'], lists: ['changes'] },
  notes: { texts: ['type', 'text'], lists: [] },
  simulations: { texts: ['kind'], lists: [] },
} as const;

/**
 * Reads the text of a session's file.
 *
 * @throws SdkError `INVALID_CONFIG` for any other text, with what is missing
 */
export function readSession(text: string): InspectedSession {
  const json = parse(text);
  if (!isJsonObject(json) || json['format'] !== 'energy-portal-inspector')
    throw invalid('The file is no session of this inspector');
  if (json['version'] !== 1) throw invalid('The file is of another version of this inspector');
  if (typeof json['takenAt'] !== 'number') throw invalid('The file does not say when it was taken');
  for (const [name, members] of Object.entries(LISTS)) {
    const list = json[name];
    const isGood = Array.isArray(list) && list.every((entry: Json) => isEntry(entry, members));
    if (!isGood) throw invalid(`The file's ${name} cannot be read`);
  }
  // As was just looked at; what is deeper is shown as it is.
  return json as unknown as InspectedSession;
}

function isEntry(
  entry: Json,
  { texts, lists }: { readonly texts: readonly string[]; readonly lists: readonly string[] },
): boolean {
  return (
    isJsonObject(entry) &&
    texts.every((name) => typeof entry[name] === 'string') &&
    lists.every((name) => Array.isArray(entry[name]))
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SdkError('INVALID_CONFIG', 'The file is no JSON', { cause });
  }
}

function invalid(message: string): SdkError {
  return new SdkError('INVALID_CONFIG', message);
}
