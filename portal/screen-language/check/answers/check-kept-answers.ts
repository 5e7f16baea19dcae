import type { Binding, Bindings } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { membersOf } from '../schema/schema-path.ts';

/** A form that saves anew begins with the saved answers: a question left empty would take them away. */
export function checkKeptAnswers(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { config } = screen;
  const fields = placedFields(config);
  const known = Object.keys(config.reads ?? {}).flatMap((read) =>
    membersOf(alternativesAt(describedBy(`reads.${read}`, { screen, catalogue, items: [] })) ?? []).map(
      (member) => ({
        read,
        member,
      }),
    ),
  );
  checkKeptFields(screen, report);
  for (const { submit, path } of submissionsOf(screen)) {
    if (path[0] !== 'submit') continue;
    const sent = Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) => {
      const name = typeof binding === 'object' && 'field' in binding ? binding.field : undefined;
      const placed = fields.find(({ field }) => field.name === name);
      return placed === undefined ? [] : [{ member, placed }];
    });
    const ofOne = (read: string) =>
      sent.filter(({ member }) => known.some((one) => one.read === read && one.member === member));
    for (const { member, placed } of sent) {
      const { field } = placed;
      const read = known.find((one) => one.member === member)?.read;
      if (
        read === undefined ||
        field.prefill !== undefined ||
        (field.required === true && field.as !== 'group')
      )
        continue;
      const others = ofOne(read).filter(({ placed: { field: one } }) => one !== field);
      const isAlone = field.as === 'group' && others.length === 0;
      if (!isAlone && !others.some(({ placed: { field: one } }) => one.prefill !== undefined)) continue;
      const message = `"${field.name}" begins empty, and "reads.${read}.${member}" is what is saved: sending would take it away.`;
      report(placed.path, {
        rule: 'lost-value',
        message,
        remedy: `Add "prefill": { "from": "reads.${read}.${member}" }.`,
      });
    }
  }
}

/** A question about a field of a record begins with it, where others do: it would look as if there were none. */
function checkKeptFields(screen: CheckedScreen, report: Report): void {
  const { config } = screen;
  const asked = Object.values(config.reads ?? {}).flatMap(({ with: given }) =>
    ['fields', 'optionalFields'].flatMap((member): unknown => Reflect.get(Object(given), member) ?? []),
  );
  const known = asked.map((name) => String(name).split('.').at(-1));
  const sent = Object.entries<Binding>(config.submit?.with ?? ({} as Bindings)).flatMap(
    ([member, binding]) => {
      const [start, name] = member.split('.');
      const isField =
        start === 'fields' && known.includes(name) && typeof binding === 'object' && 'field' in binding;
      const placed = isField
        ? placedFields(config).find(({ field }) => field.name === binding.field)
        : undefined;
      return placed === undefined ? [] : [{ name, ...placed }];
    },
  );
  if (!sent.some(({ field }) => field.prefill !== undefined)) return;
  for (const { name, field, path } of sent) {
    if (field.prefill !== undefined) continue;
    const message = `"${field.name}" begins empty, although "${String(name)}" is read: it looks as if there were none.`;
    report(path, {
      rule: 'lost-value',
      message,
      remedy: `Add "prefill" with the field "${String(name)}" of the record.`,
    });
  }
}
