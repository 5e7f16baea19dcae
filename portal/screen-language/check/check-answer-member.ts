import type { Binding, Field } from '../generated/screen-config.gen.ts';
import type { JsonPath } from '../load/source-file.ts';
import { hasKnownKind } from './known-kind.ts';
import { kindOf, tokenMembers } from '../model/field-kinds.ts';
import { suggest } from './closest.ts';
import type { Report } from './report.ts';

/** The binding, and where it stands. */
interface BoundPart {
  readonly binding: Binding;
  readonly place: JsonPath;
}

/** Whether a binding takes what there is of an answer: a member of a hosted field's, the whole of any other. */
export function checkPart({ binding, place }: BoundPart, field: Field, report: Report): boolean {
  if (typeof binding !== 'object' || Array.isArray(binding) || !('field' in binding)) return true;
  if (!hasKnownKind(field)) return true;
  const [, ...path] = binding.field.split('.');
  const part = path.join('.');
  const members: readonly string[] = kindOf(field.as).answer === 'token' ? tokenMembers : [];
  if (members.length === 0 ? path.length === 0 : members.includes(part)) return true;
  const message =
    part === ''
      ? `The answer of "${field.name}" has several members; one of them is to be sent.`
      : `The answer of "${field.name}" has no member "${part}".`;
  const remedy =
    members.length === 0
      ? `Write "${field.name}".`
      : part === ''
        ? `Write "${field.name}.token".`
        : suggest(part, members);
  report([...place, 'field'], { rule: 'unknown-member', message, remedy });
  return false;
}
