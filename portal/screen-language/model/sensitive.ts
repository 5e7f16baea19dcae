import type { FieldKind } from './field-kinds.ts';

/**
 * Kinds whose answers are never kept in a draft: secrets, consents, which are given anew each time, and files, of which only the
 * page that sent them can show which they are.
 */
const sensitiveKinds: readonly FieldKind[] = [
  'password',
  'otp',
  'hosted-card',
  'hosted-bank',
  'consent',
  'files',
];

/** Returns true when the answer of a field is never kept, because of what it is or because the config says so. */
export function isSensitive({
  as,
  sensitive,
}: {
  readonly as: FieldKind;
  readonly sensitive?: boolean | undefined;
}): boolean {
  return sensitive === true || sensitiveKinds.includes(as);
}
