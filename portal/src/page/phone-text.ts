/** The ten digits of a North American number, in any of the ways that people write one. */
function nationalDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{9}$/.test(national) && /^[\s\d+().-]*$/.test(text) ? national : undefined;
}

/** A phone number as people read it: `(512) 555-0142`. What is no North American number stays as it is. */
export function formatPhone(text: string): string {
  const digits = nationalDigits(text);
  return digits === undefined ? text : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A phone number as the org keeps it: ten digits. What is no North American number stays as it is. */
export function storedPhone(text: string): string {
  return nationalDigits(text) ?? text;
}
