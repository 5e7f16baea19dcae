import type { Field } from '../../generated/screen-config.gen.ts';
import type { Answer } from './check-answer-form.ts';
import type { Report } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { requiredByEach } from '../schema/contract-members.ts';
import { limitOf } from '../schema/schema-limits.ts';
import { membersOf, typesOf } from '../schema/schema-path.ts';

/** The entries of a group against the list that they are sent as: how many, and each of their members. */
export function checkEntries(answer: Answer, checkMember: (answer: Answer) => void, report: Report): void {
  const { operation, field, place, inside } = answer;
  const { group } = field;
  if (group === undefined) return;
  checkCount(answer, report);
  const items = inside(['0']);
  if (items.kind !== 'known') return;
  const objects = items.alternatives.filter((one) => typesOf(one)?.includes('object') ?? true);
  if (objects.length === 0) {
    const message = `"${field.name}" answers with a list of objects; ${operation} takes a list of something else.`;
    report([...place, 'as'], { rule: 'wrong-type', message, remedy: 'Make it "as": "checkboxes".' });
    return;
  }
  for (const [m, member] of group.fields.entries()) {
    // A name that is none was reported as such.
    if (typeof member.name !== 'string') continue;
    const at = [...place, 'group', 'fields', m];
    const found = inside(['0', member.name]);
    if (found.kind === 'unknown') {
      const message = `${operation} takes no "${member.name}" in an entry of "${field.name}".`;
      report([...at, 'name'], {
        rule: 'unknown-member',
        message,
        remedy: suggest(member.name, membersOf(objects)),
      });
    }
    if (found.kind !== 'known') continue;
    const way = (path: readonly string[]) => inside(['0', member.name, ...path]);
    checkMember({ ...answer, field: member, place: at, alternatives: found.alternatives, inside: way });
  }
  const [first = [], ...others] = requiredByEach(objects);
  const needed = first.filter((name) => others.every((names) => names.includes(name)));
  for (const name of needed) checkNeeded(name, group.fields, { ...answer, report });
}

/** As many entries as the operation takes, and no more. */
function checkCount({ operation, field, place, alternatives }: Answer, report: Report): void {
  const [fewest, greatest] = [limitOf('minItems', alternatives), limitOf('maxItems', alternatives)];
  const { least = 1, most = Infinity } = field.group ?? {};
  const sure = field.required === true ? least : 0;
  if (greatest !== undefined && most > greatest) {
    const message = `"${field.name}" may have more entries than ${operation} accepts.`;
    report([...place, 'group', 'most'], { rule: 'too-loose', message, remedy: `Set "most": ${greatest}.` });
  }
  if (fewest !== undefined && sure < fewest) {
    const message = `"${field.name}" may have fewer entries than ${operation} accepts.`;
    report([...place, 'group'], {
      rule: 'too-loose',
      message,
      remedy: `Write "required": true, and "least": ${fewest} in "group".`,
    });
  }
}

/** A member that every entry needs, and that is not asked, or may be left open. */
function checkNeeded(
  name: string,
  fields: readonly Field[],
  {
    operation,
    field,
    place,
    report,
  }: Pick<Answer, 'operation' | 'field' | 'place'> & { readonly report: Report },
): void {
  const m = fields.findIndex((one) => one.name === name);
  if (m < 0) {
    const message = `${operation} needs "${name}" in each entry of "${field.name}", and nothing asks for it.`;
    report([...place, 'group', 'fields'], {
      rule: 'missing-parameter',
      message,
      remedy: `Ask for "${name}".`,
    });
  } else if (fields[m]?.required !== true) {
    const message = `${operation} needs "${name}", and customers may leave it empty.`;
    report([...place, 'group', 'fields', m], {
      rule: 'optional-answer',
      message,
      remedy: 'Write "required": true.',
    });
  }
}
