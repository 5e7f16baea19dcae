import type { Field } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { hasKnownKind, kindOf } from '../../model/field-kinds.ts';
import { kindOfValue } from '../facts/block-items.ts';
import type { Drawn } from '../facts/block-items.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { describedBy } from '../facts/described-source.ts';

/** A source that a question takes a limit from. */
interface FieldSource {
  readonly from: string;
  readonly path: JsonPath;
  /** The value that it has to have. */
  readonly takes: Drawn;
}

const words = { number: 'a number', day: 'a day', other: 'something else' } as const;

/** Limits of questions come from values of their kind. */
export function checkFieldSources(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  (screen.config.steps ?? []).forEach(({ fields = [] }, s) =>
    fields.forEach((field, f) => {
      if (!hasKnownKind(field)) return;
      for (const { from, path, takes } of sourcesOf(field, ['steps', s, 'fields', f])) {
        const kind = kindOfValue(describedBy(from, { screen, catalogue, items: [] }));
        if (kind === undefined || kind === takes) continue;
        const message = `"${from}" is ${words[kind]}, and "${field.name}" takes ${words[takes]} here.`;
        report(path, { rule: 'wrong-type', message, remedy: 'Name a source of that kind.' });
      }
    }),
  );
}

function sourcesOf(field: Field, place: JsonPath): readonly FieldSource[] {
  const { answer } = kindOf(field.as);
  const limit = answer === 'number' ? 'number' : 'day';
  return (['min', 'max'] as const).flatMap((name): readonly FieldSource[] => {
    const value = field[name];
    return typeof value === 'object'
      ? [{ from: value.from, path: [...place, name, 'from'], takes: limit }]
      : [];
  });
}
