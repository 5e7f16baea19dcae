import type { Field } from '../generated/screen-config.gen.ts';
import type { Catalogue } from '../load/catalogue.ts';
import type { JsonPath } from '../load/source-file.ts';
import { orgLanguages } from '../language.ts';
import { hasKnownKind, kindOf } from '../model/field-kinds.ts';
import { kindOfValue } from './check-drawn-values.ts';
import type { Drawn } from './check-drawn-values.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';
import { describedBy } from './described-source.ts';

/** A source that a question takes something from. */
interface FieldSource {
  readonly from: string;
  readonly path: JsonPath;
  /** What its value has to be; for a text anything but a number. */
  readonly takes: Drawn | 'text';
}

const words = { number: 'a number', day: 'a day', text: 'a text', other: 'something else' } as const;

/** Limits, first answers and documents of questions come from values of their kind. */
export function checkFieldSources(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  (screen.config.steps ?? []).forEach(({ fields = [] }, s) =>
    fields.forEach((field, f) => {
      if (!hasKnownKind(field)) return;
      for (const { from, path, takes } of sourcesOf(field, ['steps', s, 'fields', f])) {
        const kind = kindOfValue(describedBy(from, { screen, catalogue, items: [] }));
        const isRight = takes === 'text' ? kind !== 'number' : kind === takes;
        if (kind === undefined || isRight) continue;
        const message = `"${from}" is ${words[kind]}, and "${field.name}" takes ${words[takes]} here.`;
        report(path, { rule: 'wrong-type', message, remedy: 'Name a source of that kind.' });
      }
    }),
  );
  checkTarget(screen, report);
}

function sourcesOf(field: Field, place: JsonPath): readonly FieldSource[] {
  const { answer } = kindOf(field.as);
  const limit = answer === 'number' ? 'number' : 'day';
  const limits = (['min', 'max'] as const).flatMap((name): readonly FieldSource[] => {
    const value = field[name];
    return typeof value === 'object'
      ? [{ from: value.from, path: [...place, name, 'from'], takes: limit }]
      : [];
  });
  const { prefill } = field;
  const isText = answer === 'string' && field.options === undefined;
  const first: readonly FieldSource[] =
    isText && typeof prefill === 'object' && 'from' in prefill
      ? [{ from: prefill.from, path: [...place, 'prefill', 'from'], takes: 'text' }]
      : [];
  const documents = (field.documents ?? []).flatMap((document, at) =>
    orgLanguages.map((language): FieldSource => ({
      from: document[language],
      path: [...place, 'documents', at, language],
      takes: 'text',
    })),
  );
  return [...limits, ...first, ...documents];
}

/** What was sent cannot lead to a page whose address is open. */
function checkTarget({ config }: CheckedScreen, report: Report): void {
  const go = config.submit?.done.go;
  if (go === undefined || !go.includes('/:')) return;
  const message = `${go} is open, and nothing fills it in.`;
  report(['submit', 'done', 'go'], { rule: 'open-route', message, remedy: 'Name a route without ":".' });
}
