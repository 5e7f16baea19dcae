import type { Field } from '../generated/screen-config.gen.ts';
import type { Catalogue } from '../load/catalogue.ts';
import type { JsonPath } from '../load/source-file.ts';
import { placedFields } from '../model/placed-fields.ts';
import { typesAt, wordsOf } from './check-source-types.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';

/** A path into what a call of a question brings, and the type that is taken out of it. */
interface BroughtValue {
  readonly operation: string;
  readonly written: string | undefined;
  readonly place: JsonPath;
  readonly takes: 'string' | 'array';
}

/** The answers that calls of questions bring: ids and codes are texts, suggestions are lists. */
export function checkBroughtValues({ config }: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const { field, path } of placedFields(config))
    for (const { operation, written, place, takes } of broughtTo(field, path)) {
      const schema = catalogue.operations[operation]?.data;
      const way = /^item\.(?:sent|found)(?:\.(.{1,200}))?$/.exec(String(written));
      if (schema === undefined || way === null) continue;
      const types = typesAt([{ schema, path: way[1]?.split('.') ?? [] }]);
      if (types === undefined || types.includes(takes)) continue;
      const message = `"${String(written)}" is ${wordsOf(types)}, and "${field.name}" takes ${wordsOf([takes])} here.`;
      report(place, { rule: 'wrong-type', message, remedy: 'Name another member of the answer.' });
    }
}

function broughtTo({ files, check, suggest }: Field, path: JsonPath): readonly BroughtValue[] {
  const ofFiles: readonly BroughtValue[] =
    files === undefined
      ? []
      : [
          {
            operation: files.send.operation,
            written: files.id,
            place: [...path, 'files', 'id'],
            takes: 'string',
          },
        ];
  const ofCheck: readonly BroughtValue[] =
    check === undefined
      ? []
      : [
          { ...check, written: check.warning, place: [...path, 'check', 'warning'], takes: 'string' },
          { ...check, written: check.suggestions, place: [...path, 'check', 'suggestions'], takes: 'array' },
        ];
  const ofSuggest: readonly BroughtValue[] =
    suggest === undefined
      ? []
      : [{ ...suggest, written: suggest.items, place: [...path, 'suggest', 'items'], takes: 'array' }];
  return [...ofFiles, ...ofCheck, ...ofSuggest];
}
