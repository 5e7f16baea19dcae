/** The name of {@link mailboxOf} in SQL. */
export const MAILBOX = 'sandbox_mailbox';

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** One mailbox, however its address is written: in small letters, without what follows a plus, and at Gmail without dots. */
export function mailboxOf(address: string): string {
  const plain = address.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const plus = plain.slice(0, at).indexOf('+', 1);
  const name = plain.slice(0, plus < 0 ? at : plus);
  const domain = plain.slice(at + 1);
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
