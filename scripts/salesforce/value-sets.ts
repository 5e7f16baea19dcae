import type { ObjectMetadata } from '../../tests/sandbox/index.ts';
import type { ProjectFiles } from './object-files.ts';
import { metadataFile } from './xml.ts';

/**
 * The platform's names of the picklists of standard fields. `OrderStatus` is not among them: each of its values needs a
 * category, which only an administrator can choose.
 */
const NAMES: Readonly<Record<string, string>> = {
  'Case.Origin': 'CaseOrigin',
  'Case.Priority': 'CasePriority',
  'Case.Status': 'CaseStatus',
  'Case.Type': 'CaseType',
};

/** The sets whose values the portal needs; the platform takes no star for them. */
export const VALUE_SETS: readonly string[] = Object.values(NAMES).toSorted();

/** The values of standard fields, which an org has others of. */
export function valueSetFiles(objects: readonly ObjectMetadata[]): ProjectFiles {
  const entries = objects.flatMap((object) =>
    object.fields.flatMap(({ name, picklist, defaultValue }): readonly (readonly [string, string])[] => {
      const set = NAMES[`${object.name}.${name}`];
      if (set === undefined || picklist === undefined) return [];
      const standardValue = picklist.values.map(({ value, label, closed }) => ({
        fullName: value,
        default: value === defaultValue,
        label,
        ...(closed === undefined ? {} : { closed }),
      }));
      const text = metadataFile('StandardValueSet', { sorted: false, standardValue });
      return [[`standardValueSets/${set}.standardValueSet-meta.xml`, text]];
    }),
  );
  return Object.fromEntries(entries);
}
