import type { Field, Limit, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { hasKnownKind, kindOf, patterns } from '../../model/field-kinds.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { offeredBy } from '../facts/offered-options.ts';
import type { Report } from '../facts/checked-screen.ts';
import { acceptedTexts } from '../schema/field-samples.ts';
import { acceptedBy } from '../schema/own-pattern.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { PlacedField } from '../../model/placed-fields.ts';

/** Rules that no answer can meet: limits the wrong way round, days that are none, and first answers that are refused. */
export function checkRanges(config: ScreenConfig, { constants }: Catalogue, report: Report): void {
  const fields = placedFields(config);
  for (const placed of fields) {
    // A kind that is not known was reported as such.
    if (!hasKnownKind(placed.field)) continue;
    checkLimits(placed, report);
    checkOrder(placed, report);
    checkPast(placed, report);
    checkPrefill(placed, constants, report);
    checkReadOnly(placed, report);
    const twin = fields.find(({ field }) => field.name === placed.field.matches)?.field;
    if (twin !== undefined && hasKnownKind(twin)) checkTwin(placed, twin, report);
  }
}

/** A limit of the kind that the field's answers have. */
function checkLimits({ field, path }: PlacedField, report: Report): void {
  for (const member of ['min', 'max'] as const) {
    const limit: Limit | undefined = field[member];
    if (limit === undefined || typeof limit === 'object') continue;
    const place = [...path, member];
    if (isNumeric(field) && typeof limit !== 'number') {
      const message = `"${limit}" is no number, so no answer would be compared with it.`;
      report(place, { rule: 'wrong-limit', message, remedy: 'Write a number, without quotes.' });
    }
    if (field.as === 'money' && typeof limit === 'number' && !Number.isInteger(limit)) {
      const message = `${limit} is no whole number of cents.`;
      report(place, { rule: 'wrong-limit', message, remedy: 'Write whole cents: 500 is $5.00.' });
    }
    const form = calendarForms[field.as];
    if (form !== undefined && !form.isOne(limit)) {
      const message = `"${limit}" is no ${form.word}, so every answer would be refused.`;
      const remedy = `Write a ${form.word} as ${form.example}, or take one from a read: { "from": "reads.…" }.`;
      report(place, { rule: 'wrong-limit', message, remedy });
    }
  }
}

/** Returns true for a day of the calendar as 2026-01-31. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

const isNumeric = ({ as }: Field) => as === 'number' || as === 'money' || as === 'rating';

interface CalendarForm {
  readonly word: string;
  readonly example: string;
  readonly isOne: (value: unknown) => boolean;
}

const isText = (value: unknown, form: RegExp) => typeof value === 'string' && form.test(value);

/** The forms of answers out of the calendar, by the kind of field. */
const calendarForms: { readonly [kind: string]: CalendarForm | undefined } = {
  date: { word: 'day', example: '2026-01-31', isOne: isDay },
  month: { word: 'month', example: '2026-01', isOne: (value) => isText(value, /^\d{4}-(0[1-9]|1[0-2])$/) },
  time: { word: 'time', example: '08:30', isOne: (value) => isText(value, /^([01]\d|2[0-3]):[0-5]\d$/) },
};

/** A least value above the greatest, and a length that nothing of the field's form has. */
function checkOrder({ field, path }: PlacedField, report: Report): void {
  const pairs = [
    ['min', 'max'],
    ['minLength', 'maxLength'],
  ] as const;
  for (const [least, greatest] of pairs) {
    const [low, high] = [field[least], field[greatest]];
    const isComparable =
      (typeof low === 'number' && typeof high === 'number') ||
      (calendarForms[field.as]?.isOne(low) === true && calendarForms[field.as]?.isOne(high) === true);
    if (!isComparable || low === undefined || high === undefined || low <= high) continue;
    const message = `No answer of "${field.name}" can be at least ${String(low)} and at most ${String(high)}.`;
    return report([...path, least], { rule: 'empty-range', message, remedy: `Make "${least}" smaller.` });
  }
  const isFormed = field.pattern !== undefined || kindOf(field.as).pattern !== undefined;
  if (!isFormed || field.options !== undefined || acceptedTexts(field, undefined).length > 0) return;
  if (field.minLength === undefined && field.maxLength === undefined) return;
  const member = field.maxLength === undefined ? 'minLength' : 'maxLength';
  if (isLengthOfForm(field)) return;
  const message = `Nothing of the form of "${field.name}" has this length.`;
  report([...path, member], {
    rule: 'empty-range',
    message,
    remedy: 'Change the length, or the kind of field.',
  });
}

/** A last day that has passed, where the first one is today: once there is no day left, there never is again. */
function checkPast({ field: { as, name, min, max }, path }: PlacedField, report: Report): void {
  const isFromToday = typeof min === 'object' && min.from === 'today';
  if (as !== 'date' || !isFromToday || !isDay(max)) return;
  // It is still this day somewhere.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  if (max >= yesterday) return;
  const message = `No answer of "${name}" can be from today on and until ${max}.`;
  report([...path, 'max'], { rule: 'empty-range', message, remedy: 'Write a later day.' });
}

/** Returns true where answers of the form can have the lengths, for forms of any length. */
function isLengthOfForm({ pattern, as, minLength = 0, maxLength = Infinity }: Field): boolean {
  const name = pattern ?? kindOf(as).pattern;
  const range = name === undefined ? undefined : lengthsOf[name];
  return range === undefined || (minLength <= range[1] && maxLength >= range[0]);
}

/** The lengths that texts of a named rule can have. */
const lengthsOf: { readonly [pattern in keyof typeof patterns]: readonly [least: number, most: number] } = {
  'password-strength': [8, Infinity],
  email: [6, 254],
  phone: [7, 20],
  zip: [5, 10],
  digits: [1, Infinity],
  esiid: [17, 22],
};

/** The same answer twice, and the second one may not be as long. */
function checkTwin({ field, path }: PlacedField, twin: Field, report: Report): void {
  const isShort = (field.maxLength ?? Infinity) < (twin.minLength ?? leastOf(twin));
  const isLong = (field.minLength ?? 0) > (twin.maxLength ?? Infinity);
  if (!isShort && !isLong) return;
  const message = `"${field.name}" repeats "${twin.name}", and no answer has a length that both take.`;
  const member = isShort ? 'maxLength' : 'minLength';
  report([...path, member], { rule: 'empty-range', message, remedy: `Write the same as at "${twin.name}".` });
}

/** A rule of another name is told by the shape. */
function leastOf({ pattern, as }: Field): number {
  const name = pattern ?? kindOf(as).pattern ?? 'digits';
  return Object.hasOwn(lengthsOf, name) ? lengthsOf[name][0] : 0;
}

/** A first answer that stands in the config, and that the field itself would refuse. */
function checkPrefill({ field, path }: PlacedField, constants: unknown, report: Report): void {
  const { prefill } = field;
  if (prefill === undefined || (typeof prefill === 'object' && !Array.isArray(prefill))) return;
  const refused = reasonAgainst(prefill, field, constants);
  if (refused === undefined) return;
  const message = `"${field.name}" begins with ${JSON.stringify(prefill)}, ${refused}.`;
  report([...path, 'prefill'], {
    rule: 'refused-prefill',
    message,
    remedy: 'Begin with something else, or with nothing.',
  });
}

function reasonAgainst(prefill: unknown, field: Field, constants: unknown): string | undefined {
  const { answer, pattern: ofKind } = kindOf(field.as);
  if (answer === 'token') return 'which only the customer can type in';
  if (answer === 'list' ? !Array.isArray(prefill) : typeof prefill !== answer)
    return `which is no answer of a ${field.as} field`;
  const offered = offeredBy(field, constants);
  const values = [prefill].flat();
  if (offered !== undefined && !values.every((value) => offered.includes(String(value))))
    return 'which it does not offer';
  const form = calendarForms[field.as];
  if (form !== undefined && !form.isOne(prefill)) return `which is no ${form.word}`;
  if (typeof prefill === 'number' || form !== undefined) return outsideOf(prefill, field);
  if (typeof prefill !== 'string') return undefined;
  if (field.ownPattern !== undefined && acceptedBy(field.ownPattern, prefill) === false)
    return 'which is not of the form that it asks for';
  const pattern = field.pattern ?? ofKind;
  if (
    pattern !== undefined &&
    Object.hasOwn(patterns, pattern) &&
    !new RegExp(patterns[pattern], 'u').test(prefill)
  )
    return 'which is not of the form that it asks for';
  const isLength =
    prefill.length >= (field.minLength ?? 0) && prefill.length <= (field.maxLength ?? Infinity);
  return isLength ? undefined : 'which has another length than it asks for';
}

function outsideOf(prefill: unknown, { min, max }: Field): string | undefined {
  const isBelow = typeof prefill === typeof min && (prefill as string) < (min as string); // two of one type
  const isAbove = typeof prefill === typeof max && (prefill as string) > (max as string);
  return isBelow || isAbove ? 'which is outside of its own limits' : undefined;
}

/** Reports a question that needs an answer, cannot be changed, and has none. */
function checkReadOnly({ field, path }: PlacedField, report: Report): void {
  if (field.readOnly !== true || field.prefill !== undefined) return;
  const message = `"${field.name}" can only be read, and nothing fills it in.`;
  report([...path, 'readOnly'], {
    rule: 'empty-answer',
    message,
    remedy: 'Add "prefill", or let customers answer it.',
  });
}
