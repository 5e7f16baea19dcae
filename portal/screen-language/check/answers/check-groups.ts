import type { Field, GroupRule } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { hasKnownKind } from '../../model/field-kinds.ts';
import type { FieldKind } from '../../model/field-kinds.ts';
import type { Report } from '../facts/checked-screen.ts';

/** Kinds that can be asked once for each entry: what is typed or chosen, and holds no secret. */
const kindsInside: readonly FieldKind[] = [
  'text',
  'textarea',
  'email',
  'tel',
  'number',
  'zip',
  'date',
  'time',
  'month',
  'money',
  'rating',
  'yes-no',
  'select',
  'radio',
];

/** Members of a question that only mean something for one that is asked once. */
const onlyOutside = [
  'show',
  'requiredWhen',
  'readOnlyWhen',
  'introWhen',
  'prefill',
  'sensitive',
  'matches',
  'differs',
  'offered',
  'notices',
  'check',
] as const;

/** A group's number of entries, and its questions; `checkMember` judges one as any other question. */
export function checkGroup(
  { field, group, path }: { readonly field: Field; readonly group: GroupRule; readonly path: JsonPath },
  checkMember: (member: Field, path: JsonPath, asked: readonly string[]) => void,
  report: Report,
): void {
  const at = [...path, 'group'];
  const { least, most, fields } = group;
  if (typeof least === 'number' && typeof most === 'number' && least > most) {
    const message = `No answer of "${field.name}" can have at least ${least} entries and at most ${most}.`;
    report([...at, 'least'], { rule: 'empty-range', message, remedy: 'Make "least" smaller.' });
  }
  if (least !== undefined && field.required !== true) {
    const message = `"${field.name}" may have no entries at all, so "least" decides nothing.`;
    report([...at, 'least'], {
      rule: 'useless-rule',
      message,
      remedy: 'Write "required": true, or remove it.',
    });
  }
  fields.forEach((member, m) => {
    const place = [...at, 'fields', m];
    checkMember(
      member,
      place,
      fields.slice(0, m).map(({ name }) => name),
    );
    // A kind that is not known was reported as such.
    if (hasKnownKind(member) && !kindsInside.includes(member.as)) {
      const message = `A ${member.as} question cannot be asked for each entry of a group.`;
      report([...place, 'as'], {
        rule: 'wrong-kind',
        message,
        remedy: `Take one of ${kindsInside.join(', ')}.`,
      });
    }
    for (const name of onlyOutside.filter((one) => member[one] !== undefined)) {
      const message = `"${name}" means nothing for a question inside of a group.`;
      report([...place, name], { rule: 'useless-rule', message, remedy: 'Remove it.' });
    }
  });
}
