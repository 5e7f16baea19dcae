import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { closestOf, suggest } from '../words/closest.ts';
import type { Report } from '../facts/checked-screen.ts';
import { walkTexts } from '../../model/walk-values.ts';

/** A read with its name. */
export interface PlacedRead {
  readonly name: string;
  readonly config: NonNullable<ScreenConfig['reads']>[string];
}

/** A path into the answer of a read. */
interface ShownPath {
  readonly written: string;
  readonly place: JsonPath;
  readonly read: PlacedRead;
  /** Fields of records that the screen shows. */
  readonly shown: ReadonlySet<string>;
}

/** Fields of records are shown only where their read asks for them. A name that one place misspells is reported once. */
export function checkAsked(
  path: readonly string[],
  { written, place, read, shown }: ShownPath,
  report: Report,
): void {
  const field = unaskedField(path, read.config);
  if (field === undefined) return;
  const unshown = field.asked.filter(({ name }) => !shown.has(name));
  const slip = closestOf(
    field.name,
    unshown.map(({ name }) => name),
  );
  const declared = unshown.find(({ name }) => name === slip);
  if (declared !== undefined) {
    const message = `The read "${read.name}" asks for "${declared.name}", which nothing shows; what is shown is "${field.name}".`;
    const at = ['reads', read.name, 'with', ...declared.at];
    return report(at, { rule: 'field-not-read', message, remedy: 'Write one name in both places.' });
  }
  const message = `The read "${read.name}" does not ask for the field "${field.name}": "${written}".`;
  const asked = field.asked.map(({ name }) => name);
  const remedy = `${suggest(field.name, asked)} Or add it to its "fields".`;
  report(place, { rule: 'field-not-read', message, remedy });
}

/** The fields of records that any path of a screen goes through. */
export function fieldsShown(config: ScreenConfig): ReadonlySet<string> {
  const shown = new Set<string>();
  walkTexts(config, (value) => {
    const [, name] = (value.includes('fields.') && /\bfields\.(\w+)/.exec(value)) || [];
    if (name !== undefined) shown.add(name);
  });
  return shown;
}

/** A field that a read asks for, and where in its `with`. */
interface AskedField {
  readonly name: string;
  readonly at: JsonPath;
}

/**
 * The field of a record that a path goes through although the read does not name it. Nothing where the read leaves
 * open which fields come.
 */
function unaskedField(
  path: readonly string[],
  { with: given = {} }: PlacedRead['config'],
): { readonly name: string; readonly asked: readonly AskedField[] } | undefined {
  const { fields, optionalFields = [], layoutTypes } = given;
  if (!Array.isArray(fields) || !Array.isArray(optionalFields) || layoutTypes !== undefined) return undefined;
  const at = path.indexOf('fields');
  const name = path[at + 1];
  const isRecords = at !== -1 && path[at + 2] !== undefined;
  if (!isRecords || name === undefined) return undefined;
  const asked = Object.entries({ fields, optionalFields }).flatMap(([member, list]) =>
    list.map((field, at) => ({ name: String(field).split('.')[1] ?? '', at: [member, at] })),
  );
  return asked.some((one) => one.name === name) ? undefined : { name, asked };
}
