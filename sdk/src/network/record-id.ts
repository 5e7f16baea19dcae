const CHECKSUM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const SHORT_ID = /^[a-zA-Z0-9]{15}$/;

/**
 * The 18-character form of a 15-character record id: three more characters say which of the others are
 * capitals, five at a time. Anything else is handed back as it is.
 *
 * @see requirement 001 section 5
 *
 * @example
 * expandRecordId('003RM0000068xVC'); // '003RM0000068xVCYAY'
 */
export function expandRecordId(id: string): string {
  if (!SHORT_ID.test(id)) return id;
  let suffix = '';
  for (let chunk = 0; chunk < 15; chunk += 5) {
    let capitals = 0;
    for (let bit = 0; bit < 5; bit += 1) {
      const character = id.charAt(chunk + bit);
      if (character >= 'A' && character <= 'Z') capitals += 2 ** bit;
    }
    suffix += CHECKSUM.charAt(capitals);
  }
  return id + suffix;
}
