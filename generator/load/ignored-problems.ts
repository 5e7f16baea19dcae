/** A problem of the linter that is none, and why. */
interface IgnoredProblem {
  readonly rule: string;
  readonly pointer: string;
  readonly reason: string;
}

/** All problems that are left alone; every other one is a fault. */
const IGNORED: readonly IgnoredProblem[] = [
  {
    rule: 'no-ambiguous-paths',
    pointer: '#/paths/~1ui-api~1record-avatars~1{recordId}~1association',
    reason:
      'The platform has both this and /record-avatars/batch/{recordIds}. No record id is "batch" and no list of ids is "association", so each address fits one of them.',
  },
];

/** Whether a problem is one of those that are left alone. */
export function isIgnored(rule: string, pointer: string): boolean {
  return IGNORED.some((each) => each.rule === rule && each.pointer === pointer);
}
