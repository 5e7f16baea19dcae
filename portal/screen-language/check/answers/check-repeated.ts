import type { Field } from '../../generated/screen-config.gen.ts';
import { hasKnownKind } from '../../model/field-kinds.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { PlacedField } from '../../model/placed-fields.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** An answer that is typed once more is of the kind of the one before it, which customers typed themselves. */
export function checkRepeated({ config }: CheckedScreen, report: Report): void {
  const fields = placedFields(config);
  for (const placed of fields) {
    const repeated = fields.find(({ field: { name } }) => name === placed.field.matches)?.field;
    const wrong = repeated && wrongIn(repeated, placed.field, fields);
    if (wrong === undefined) continue;
    const [rule, message, remedy] = wrong;
    report([...placed.path, 'matches'], { rule, message, remedy });
  }
}

type Wrong = readonly [rule: string, message: string, remedy: string];

function wrongIn(repeated: Field, field: Field, fields: readonly PlacedField[]): Wrong | undefined {
  const { name, differs, as } = field;
  // A kind that is not known was reported as such.
  if (repeated.as !== as && hasKnownKind(repeated) && hasKnownKind(field)) {
    const message = `"${name}" repeats "${repeated.name}", which is a ${repeated.as} field.`;
    return ['other-kind', message, `Name a ${as} field.`];
  }
  if (typeof differs === 'object' && 'field' in differs && differs.field === repeated.name) {
    const message = `"${name}" has to be the same as "${repeated.name}", and another one.`;
    return ['other-repeated', message, 'Remove one of them.'];
  }
  const before = 'Name the answer before it.';
  if (repeated.readOnly === true) {
    const message = `"${repeated.name}" cannot be changed, so typing it once more tells nothing.`;
    return ['other-repeated', message, before];
  }
  if (!isOther(repeated, field, fields)) return undefined;
  const message = `Another answer must differ from "${repeated.name}", and "${name}" has to be the same.`;
  return ['other-repeated', message, before];
}

/** Of three answers, the second differs from the first: the third repeats the second. */
const isOther = ({ name }: Field, own: Field, fields: readonly PlacedField[]) =>
  fields.some(
    ({ field: { differs, as, name: third } }) =>
      third !== own.name &&
      as === own.as &&
      typeof differs === 'object' &&
      'field' in differs &&
      differs.field === name,
  );
