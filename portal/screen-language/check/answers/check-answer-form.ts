import type { Field } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { kindOf, ratingSteps } from '../../model/field-kinds.ts';
import type { CatalogueSchema } from '../../load/catalogue.ts';
import { acceptedTexts } from '../schema/field-samples.ts';
import type { Report } from '../facts/checked-screen.ts';
import type { Accepts } from '../schema/schema-acceptance.ts';
import type { Alternatives, FoundSchema } from '../schema/schema-path.ts';
import { formatWords, formInWords, limitOf, valuesOf } from '../schema/schema-limits.ts';
import type { LimitRule } from '../schema/schema-limits.ts';

/** A field, and what the member that its answer is sent as may be. */
export interface Answer {
  readonly operation: string;
  readonly field: Field;
  readonly place: JsonPath;
  /** The values that can be chosen, where they are known. */
  readonly offered: readonly string[] | undefined;
  readonly alternatives: Alternatives;
  readonly accepts: Accepts;
  /** Returns what lies at a way into the member. */
  readonly inside: (way: readonly string[]) => FoundSchema;
}

/** Lengths of texts and bounds of numbers: the field may be stricter than the operation, not looser. */
export function checkBounds({ operation, field, place, alternatives }: Answer, report: Report): void {
  const { answer } = kindOf(field.as);
  const limit = (rule: LimitRule) => limitOf(rule, alternatives);
  const bounds =
    answer === 'number'
      ? [
          { rule: 'min', sign: -1, limit: limit('minimum'), words: 'smaller' },
          { rule: 'max', sign: 1, limit: limit('maximum'), words: 'greater' },
        ]
      : [
          { rule: 'minLength', sign: -1, limit: limit('minLength'), words: 'shorter' },
          { rule: 'maxLength', sign: 1, limit: limit('maxLength'), words: 'longer' },
        ];
  const isBounded = answer === 'number' || (answer === 'string' && !ofCalendar.includes(field.as));
  for (const { rule, sign, limit, words } of isBounded ? bounds : []) {
    // An answer of no characters is not sent at all.
    if (limit === undefined || (rule === 'minLength' && limit <= 1)) continue;
    const own = ownLimit(field, rule as 'min' | 'max' | 'minLength' | 'maxLength'); // the four of the table above
    if (typeof own === 'number' && own * sign <= limit * sign) continue;
    const message = `"${field.name}" may be ${words} than ${operation} accepts.`;
    const path = own === undefined ? place : [...place, rule];
    report(path, { rule: 'too-loose', message, remedy: `Set "${rule}": ${limit}.` });
  }
}

const ofCalendar: readonly string[] = ['date', 'month', 'time'];

type OwnLimit = 'min' | 'max' | 'minLength' | 'maxLength';

/** A rating has limits of itself. */
function ownLimit(field: Field, rule: OwnLimit): Field[OwnLimit] {
  if (field.as !== 'rating') return field[rule];
  return rule === 'min' ? 1 : (field.max ?? ratingSteps);
}

/** Examples of what the field accepts must pass the operation's own rule. */
export function checkForm(
  { operation, field, place, offered, alternatives, accepts }: Answer,
  report: Report,
): void {
  if (isFree(field) && isDay(alternatives)) {
    const message = `"${field.name}" accepts any text, and ${operation} takes a day.`;
    return report([...place, 'as'], { rule: 'too-loose', message, remedy: 'Make it "as": "date".' });
  }
  const forms = alternatives.map((one) => one.map(formOf));
  const refused = acceptedTexts(field, offered).find((text) => !accepts(text, forms));
  if (refused === undefined) return;
  const message = `"${field.name}" accepts "${refused}", which ${operation} refuses.`;
  const cause = (['pattern', 'minLength'] as const).find((rule) => field[rule] !== undefined);
  const ofOwn = field.ownPattern === undefined ? place : [...place, 'ownPattern', 'expression'];
  const path = cause === undefined ? ofOwn : [...place, cause];
  report(path, { rule: 'too-loose', message, remedy: remedyForForm(alternatives) });
}

/** Kinds that take whatever is typed. */
const isFree = ({ as, options, pattern }: Field) =>
  (as === 'text' || as === 'textarea') && options === undefined && pattern === undefined;

const isDay = (alternatives: Alternatives) =>
  alternatives.length > 0 && alternatives.every((one) => one.some(({ format }) => format === 'date'));

/** Only what restricts a text's form: lengths are judged by themselves. */
function formOf(schema: CatalogueSchema): CatalogueSchema {
  return {
    ...(schema.type !== undefined && { type: schema.type }),
    ...(schema.enum !== undefined && { enum: schema.enum }),
    ...(schema.const !== undefined && { const: schema.const }),
    ...(schema.pattern !== undefined && { pattern: schema.pattern }),
    ...(schema.format !== undefined && { format: schema.format }),
  };
}

function remedyForForm(alternatives: Alternatives): string {
  const values = valuesOf(alternatives);
  if (values.length > 0) return `Offer a choice: "as": "select" with "options" out of ${values.join(', ')}.`;
  const said = alternatives
    .flat()
    .flatMap(({ pattern, format = '' }) => [
      ...(pattern === undefined ? [] : [formInWords(pattern)]),
      ...(Object.hasOwn(formatWords, format) ? [formatWords[format] ?? format] : []),
    ]);
  const forms = [...new Set(said)].join(' and ');
  return `Answers have to be ${forms}: give it a kind, a "pattern" or lengths that fit, or take the value from a source.`;
}
