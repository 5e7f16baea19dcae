import type { PlatformError } from '../core/errors.ts';
import { isJsonObject } from '../core/json.ts';
import type { JsonObject } from '../core/json-value.ts';

const UNKNOWN = 'UNKNOWN';

/**
 * The platform's two error bodies as one flat list: the list of reads, and the object of writes with its
 * `output` of record errors and errors by field. A body in neither form becomes one entry or none.
 *
 * @param body the parsed body, or its text where it was no JSON
 */
export function platformErrors(body: unknown): readonly PlatformError[] {
  if (!isJsonObject(body)) return entriesOf(body);
  const { output } = body;
  const details = isJsonObject(output) ? outputErrors(output) : [];
  return details.length > 0 ? details : entriesOf([body]);
}

function outputErrors({ errors, fieldErrors }: JsonObject): readonly PlatformError[] {
  const byField = isJsonObject(fieldErrors) ? Object.entries(fieldErrors) : [];
  return [...entriesOf(errors), ...byField.flatMap(([field, entries]) => entriesOf(entries, field))];
}

function entriesOf(entries: unknown, ofField?: string): readonly PlatformError[] {
  return Array.isArray(entries) ? entries.flatMap((entry: unknown) => entryOf(entry, ofField)) : [];
}

function entryOf(entry: unknown, ofField: string | undefined): readonly PlatformError[] {
  if (!isJsonObject(entry) || typeof entry['message'] !== 'string') return [];
  const { message, errorCode, enhancedErrorType } = entry;
  const field = [entry['field'], ofField].find(isText);
  const { declineReason, triesLeft } = entry;
  return [
    {
      message,
      errorCode: [errorCode, enhancedErrorType].find(isText) ?? UNKNOWN,
      ...(field !== undefined && { field }),
      ...(isText(declineReason) && { declineReason }),
      ...(typeof triesLeft === 'number' && { triesLeft }),
    },
  ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
