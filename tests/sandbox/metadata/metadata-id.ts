import { createHash } from 'node:crypto';
import { BASE62, toId18 } from './record-id.ts';

/** Ids that the examples of the specs name. */
const FIXED: Readonly<Record<string, string>> = {
  '00h/Contact/Master/Full': '00hRM000000kLmNYAU',
  '01B/Contact/Contact Information': '01BRM000000aBcDYAU',
  '06m/Portal': '06mRM0000008aBCYAY',
  '0JV/Global.NewCase': '0JVRM000000aBcDYAU',
};

/**
 * The id of something that only the metadata holds, such as a layout or an action. It depends on nothing but the name,
 * so that it stays when others come or go.
 * @example createMetadataId('00h', 'Case/Master/Full')
 */
export function createMetadataId(keyPrefix: string, name: string): string {
  const fixed = FIXED[`${keyPrefix}/${name}`];
  if (fixed !== undefined) return fixed;
  const digest = createHash('sha256').update(name).digest();
  const letters = [...digest.subarray(0, 9)].map((byte) => BASE62.charAt(byte % 62));
  return toId18(`${keyPrefix}RM0${letters.join('')}`);
}
