import { objectAt, textAt, textsAt, valueAt } from '../spec/json.ts';
import { comment, tableLiteral } from './literal.ts';
import { mergedMembers } from './names.ts';
import type { ApiModel } from '../spec/types.ts';

/** Which objects are kept as records: the spec's `x-object-classification`. */
export function classificationText(apis: readonly ApiModel[]): string {
  const found = apis
    .map(({ document }) => objectAt(document, 'x-object-classification'))
    .find((table) => textAt(table, 'entity') !== '');
  const custom = valueAt(mergedMembers(apis, 'constants'), textAt(found, 'customSuffixes')) ?? [];
  const table = {
    entity: textAt(found, 'entity'),
    by: textAt(found, 'by'),
    standard: textsAt(found, 'standard'),
    excluded: textsAt(found, 'excluded'),
    excludedSuffixes: textsAt(found, 'excludedSuffixes'),
    customSuffixes: custom,
  };
  return [
    `import type { ClassificationTable } from '../extensions/classification/classifier.ts';\n\n`,
    comment(['Which objects are known, by their API names.']),
    `export const objectClassification: ClassificationTable = ${tableLiteral(table)};\n`,
  ].join('');
}
