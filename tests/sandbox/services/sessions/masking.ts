/** An address with its middle hidden; the number of marks does not tell its length. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  return `${name.charAt(0)}•••••${name.length > 1 ? name.charAt(name.length - 1) : ''}${address.slice(at)}`;
}

/** A phone number of which only the end is shown. */
export function maskPhone(digits: string): string {
  return `•••-•••-${digits.slice(-4)}`;
}
