import type { Binding, Field } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { hasKnownKind, kindOf, tokenMembers } from '../../model/field-kinds.ts';
import { suggest } from '../words/closest.ts';
import type { Report } from '../facts/checked-screen.ts';

/** The binding, and where it stands. */
interface BoundAnswer {
  readonly binding: Binding;
  readonly place: JsonPath;
}

/** Returns true when a binding takes what there is of an answer: a member of a hosted field's, the whole of any other. */
export function checkMember({ binding, place }: BoundAnswer, field: Field, report: Report): boolean {
  if (typeof binding !== 'object' || Array.isArray(binding) || !('field' in binding)) return true;
  if (!hasKnownKind(field)) return true;
  const [, ...path] = binding.field.split('.');
  const member = path.join('.');
  const members: readonly string[] = kindOf(field.as).answer === 'token' ? tokenMembers : [];
  if (members.length === 0 ? path.length === 0 : members.includes(member)) return true;
  const message =
    member === ''
      ? `The answer of "${field.name}" has several members; one of them is to be sent.`
      : `The answer of "${field.name}" has no member "${member}".`;
  const remedy =
    members.length === 0
      ? `Write "${field.name}".`
      : member === ''
        ? `Write "${field.name}.token".`
        : suggest(member, members);
  report([...place, 'field'], { rule: 'unknown-member', message, remedy });
  return false;
}
