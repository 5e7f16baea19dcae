/** A diagnostic of the linter that is left alone, with its reason. */
interface IgnoredDiagnostic {
  readonly rule: string;
  readonly pointer: string;
  readonly reason: string;
}

/** Every diagnostic of the linter that is left alone. */
const IGNORED: readonly IgnoredDiagnostic[] = [
  {
    rule: 'no-ambiguous-paths',
    pointer: '#/paths/~1ui-api~1record-avatars~1{recordId}~1association',
    reason:
      'The platform has both this and /record-avatars/batch/{recordIds}. No record id is "batch" and no list of ids is "association", so each address fits one of them.',
  },
];

/** Returns true for a diagnostic that is left alone. */
export function isIgnored(rule: string, pointer: string): boolean {
  return IGNORED.some((each) => each.rule === rule && each.pointer === pointer);
}
