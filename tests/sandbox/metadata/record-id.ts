import { constants } from '../contract/constants.ts';

/** The digits of ids. */
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SUFFIX = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
/** Stands in every id after the key prefix, as the instance of a real org does. */
const INSTANCE = 'RM0';

/** The id of the master record type, which the interface reports for objects without record types. */
export const MASTER_RECORD_TYPE_ID = constants.masterRecordTypeId;

/**
 * The 18-character form of an id: each of the three added characters says which of five characters are upper case.
 * @example toId18('003RM0000068xVC') // '003RM0000068xVCYAY'
 */
export function toId18(id: string): string {
  const base = id.slice(0, 15);
  let suffix = '';
  for (let start = 0; start < 15; start += 5) {
    let bits = 0;
    for (let offset = 0; offset < 5; offset += 1) {
      if (/[A-Z]/.test(base.charAt(start + offset))) bits += 1 << offset;
    }
    suffix += SUFFIX.charAt(bits);
  }
  return base + suffix;
}

/** A short id in its long form. A long one stays as it came: with wrong check characters it names nothing. */
export function asId18(id: string): string {
  return id.length === 15 ? toId18(id) : id;
}

/** Returns true when a text is an id of 15 characters, or of 18 with the right check characters. */
export function isRecordId(text: string): boolean {
  if (!/^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$/.test(text)) return false;
  return text.length === 15 || toId18(text) === text;
}

/** The 18-character id of the n-th record of a kind. `keyPrefix` has three characters. */
export function createRecordId(keyPrefix: string, sequence: number): string {
  let rest = '';
  for (let value = sequence; rest.length < 9; value = Math.floor(value / 62)) {
    rest = BASE62.charAt(value % 62) + rest;
  }
  return toId18(keyPrefix + INSTANCE + rest);
}
