import type { Field } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { typesAt, wordsOf } from '../facts/source-types.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { typesOf } from '../schema/schema-path.ts';

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
      if (place.at(-1) === 'warning' && types?.includes(takes) === true)
        checkWarning(
          { schema, path: way[1]?.split('.') ?? [] },
          { written, place, name: field.name },
          report,
        );
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

/** A warning is a member that may be empty: what every answer has would warn of every answer. */
function checkWarning(
  { schema, path }: Described,
  { written, place, name }: { readonly written: unknown; readonly place: JsonPath; readonly name: string },
  report: Report,
): void {
  const parents = alternativesAt([{ schema, path: path.slice(0, -1) }]) ?? [];
  const isThere = parents.every((one) => one.some(({ required }) => required?.includes(path.at(-1) ?? '')));
  const alternatives = alternativesAt([{ schema, path }]);
  const mayBeNull = alternatives?.some((one) => typesOf(one)?.includes('null') !== false) !== false;
  if (!isThere || parents.length === 0 || mayBeNull) return;
  const message = `"${String(written)}" is always there, so "${name}" would warn of every answer.`;
  const remedy = 'Name the member that is null where there is no warning.';
  report(place, { rule: 'wrong-warning', message, remedy });
}
