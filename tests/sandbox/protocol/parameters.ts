import { asId18 } from '../metadata/record-id.ts';
import type { Call } from './call.ts';
import { illegalParameter } from './problem.ts';

const RECORD_ID = /^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$/;
const API_NAME = /^[A-Za-z][A-Za-z0-9_]{0,254}$/;
const LIST_FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*){0,6}$/;
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*){1,6}$/;

/** A required text parameter. */
export function readText(call: Call, name: string): string {
  const value = call.parameters.get(name);
  if (value === undefined || value === '') throw illegalParameter(`${name} is required`);
  return value;
}

/** A record id in its 18-character form. */
export function readRecordId(call: Call, name: string): string {
  const value = readText(call, name);
  if (!RECORD_ID.test(value)) throw illegalParameter(`${name} is not a record id`);
  return asId18(value);
}

/** The name of an object, a field or a list. */
export function readApiName(call: Call, name: string): string {
  const value = readText(call, name);
  if (!API_NAME.test(value)) throw illegalParameter(`${name} is not an API name`);
  return value;
}

/** A comma-separated list; absent parameters read as an empty list. */
export function readList(call: Call, name: string): readonly string[] {
  const value = call.parameters.get(name);
  if (value === undefined) return [];
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** A list of record ids, 1 to `most` of them. */
export function readRecordIds(call: Call, name: string, most: number): readonly string[] {
  const ids = readList(call, name);
  if (ids.length === 0 || ids.length > most) throw illegalParameter(`${name} takes 1 to ${most} ids`);
  const wrong = ids.find((id) => !RECORD_ID.test(id));
  if (wrong !== undefined) throw illegalParameter(`${name} holds something that is not a record id`);
  return ids.map(asId18);
}

/** Qualified field names such as `Contact.Email`. */
export function readFieldNames(call: Call, name: string): readonly string[] {
  const names = readList(call, name);
  if (names.some((entry) => !FIELD_NAME.test(entry))) {
    throw illegalParameter(`${name} takes qualified field names such as Contact.Email`);
  }
  return names;
}

/** Field names of a list, whose own object may stand before them or not. */
export function readListFieldNames(call: Call, name: string): readonly string[] {
  const names = readList(call, name);
  if (names.some((entry) => !LIST_FIELD_NAME.test(entry)))
    throw illegalParameter(`${name} takes names of fields`);
  return names;
}

/** A list of values out of a closed set, by any spelling, as the platform reads them. */
export function readChoices<TChoice extends string>(
  call: Call,
  name: string,
  choices: readonly TChoice[],
): readonly TChoice[] {
  return readList(call, name).map((entry) => {
    const choice = choices.find((candidate) => candidate.toLowerCase() === entry.toLowerCase());
    if (choice === undefined)
      throw illegalParameter(`Value for ${name} must be one of ${choices.join(', ')}`);
    return choice;
  });
}

/** A whole number between two bounds, or the fallback when the parameter is absent. */
export function readWhole(
  call: Call,
  name: string,
  bounds: { min: number; max: number; fallback: number },
): number {
  const value = call.parameters.get(name);
  if (value === undefined) return bounds.fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= bounds.min && number <= bounds.max)) {
    throw illegalParameter(`Value for ${name} must be between ${bounds.min} and ${bounds.max}`);
  }
  return number;
}

/** A Boolean parameter. */
export function readFlag(call: Call, name: string, fallback: boolean): boolean {
  const value = call.parameters.get(name);
  if (value === undefined) return fallback;
  if (value !== 'true' && value !== 'false')
    throw illegalParameter(`Value for ${name} must be true or false`);
  return value === 'true';
}
