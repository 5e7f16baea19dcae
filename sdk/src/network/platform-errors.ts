import type { PlatformError } from '../errors.ts';
import { isJsonObject } from '../json.ts';

const UNKNOWN = 'UNKNOWN';

/**
 * The platform's two error bodies as one flat list: the list of reads, and the object of writes with its
 * `output` of record errors and errors by field. A body in neither form becomes one entry or none.
 *
 * @param body the parsed body, or its text where it was no JSON
 */
export function platformErrors(body: unknown): readonly PlatformError[] {
  if (Array.isArray(body)) return body.flatMap((entry) => entryOf(entry, undefined));
  if (!isJsonObject(body)) return [];
  const { output } = body;
  const details = isJsonObject(output) ? outputErrors(output) : [];
  return details.length > 0 ? details : entryOf(body, undefined);
}

function outputErrors(output: { readonly [member: string]: unknown }): readonly PlatformError[] {
  const found = Array.isArray(output['errors'])
    ? output['errors'].flatMap((entry) => entryOf(entry, undefined))
    : [];
  const byField = output['fieldErrors'];
  if (!isJsonObject(byField)) return found;
  const ofFields = Object.entries(byField).flatMap(([field, entries]) =>
    Array.isArray(entries) ? entries.flatMap((entry) => entryOf(entry, field)) : [],
  );
  return [...found, ...ofFields];
}

function entryOf(entry: unknown, field: string | undefined): readonly PlatformError[] {
  if (!isJsonObject(entry) || typeof entry['message'] !== 'string') return [];
  const { message, errorCode, enhancedErrorType } = entry;
  const code = [errorCode, enhancedErrorType].find((value) => typeof value === 'string');
  const named = [entry['field'], field].find((value) => typeof value === 'string');
  const { declineReason, triesLeft } = entry;
  return [
    {
      message,
      errorCode: typeof code === 'string' ? code : UNKNOWN,
      ...(typeof named === 'string' && { field: named }),
      ...(typeof declineReason === 'string' && { declineReason }),
      ...(typeof triesLeft === 'number' && { triesLeft }),
    },
  ];
}
