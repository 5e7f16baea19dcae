import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { answerOfRead, entryPath } from '../schema/item-path.ts';
import { membersOf, typesOf } from '../schema/schema-path.ts';
import type { Alternatives } from '../schema/schema-path.ts';

/** A source where one value is shown. */
interface ShownValue {
  readonly from: string;
  readonly as: string | undefined;
  readonly place: JsonPath;
  readonly items: readonly Described[];
  /** The place of the format, where it is not the member "as" beside the source. */
  readonly formatPlace?: JsonPath;
}

/** Members of blocks that take a list. */
const lists: readonly string[] = [
  'requirements',
  'types',
  'paragraphs',
  'attachments',
  'outline',
  'features',
  'devices',
];

/** Members of blocks that hold paths and names, and no source of something shown. */
const noValues: readonly string[] = ['items', 'read', 'from', 'choice', 'entryOf', 'restart', 'query'];

/** Members that the `as` beside them is about. */
const formatted: readonly string[] = ['value', 'now', 'before'];

/** Formats by the type of value that they can write. */
const typesByFormat: { readonly [format: string]: readonly string[] } = {
  money: ['number', 'integer'],
  cents: ['number', 'integer'],
  number: ['number', 'integer'],
  hours: ['number', 'integer'],
  date: ['string'],
  datetime: ['string'],
  weekday: ['string'],
  time: ['string'],
  month: ['string'],
  phone: ['string'],
  call: ['string'],
};

const scalars: readonly string[] = ['string', 'number', 'integer', 'boolean'];

/** Checks that each place shows one value, of a type that its format writes: another would be read as "[object Object]". */
export function checkShownValues(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const shown = [
    ...textsOf(screen.config),
    ...screen.blocks.flatMap((placed) => valuesOf(placed, screen.config, catalogue)),
  ];
  for (const value of shown) {
    const alternatives = alternativesAt(describedBy(value.from, { screen, catalogue, items: value.items }));
    if (alternatives !== undefined) checkShown(value, alternatives, report);
  }
}

function textsOf({ texts = {}, heading, about }: ScreenConfig): readonly ShownValue[] {
  const ofTexts = Object.entries(texts).map(([name, value]): ShownValue => {
    const isPlain = typeof value === 'string';
    const place = ['texts', name, ...(isPlain ? [] : ['as'])];
    return { from: isPlain ? value : value.from, as: isPlain ? undefined : value.as, place, items: [] };
  });
  const ofPage = Object.entries({ heading, about }).flatMap(([member, from]): readonly ShownValue[] =>
    from === undefined || from === 'account' ? [] : [{ from, as: undefined, place: [member], items: [] }],
  );
  return [...ofTexts, ...ofPage];
}

/** The sources in a block that stand where something is shown. */
function valuesOf(
  { block, path, facts }: PlacedBlock,
  config: ScreenConfig,
  catalogue: Catalogue,
): readonly ShownValue[] {
  const { item } = facts;
  const schema =
    item === undefined || item.kind === 'members' ? undefined : answerOfRead(item.read, config, catalogue);
  const way = item === undefined || item.kind === 'members' ? undefined : entryPath(item, schema);
  const items = schema === undefined || way === undefined ? [] : [{ schema, path: way }];
  const found: ShownValue[] = [];
  const visit = (value: unknown, place: JsonPath, as: string | undefined): void => {
    const member = place.at(-1);
    if (member === 'submit' || member === 'send' || member === 'register' || member === 'remove') return;
    if (typeof value === 'string') {
      const isSource = /^((session|reads|result|results|values|item)\.[\w.]+|item)$/.test(value);
      if (isSource && !lists.includes(String(member)) && !noValues.includes(String(member)))
        found.push({ from: value, as: formatted.includes(String(member)) ? as : undefined, place, items });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if ('from' in value && typeof value.from === 'string' && !('as' in value)) return;
    const own = 'as' in value && typeof value.as === 'string' ? value.as : undefined;
    if ('from' in value && typeof value.from === 'string')
      found.push({ from: value.from, as: own, place: [...place, 'as'], items });
    for (const [name, inner] of Object.entries(value))
      visit(inner, [...place, Array.isArray(value) ? Number(name) : name], own);
  };
  visit(block, path, undefined);
  return found;
}

/** Compares one value with the form in which it is shown. */
export function checkShown(
  { from, as, place, formatPlace }: Omit<ShownValue, 'items'>,
  alternatives: Alternatives,
  report: Report,
): void {
  const known = alternatives.map((one) => ({ one, types: typesOf(one)?.filter((type) => type !== 'null') }));
  if (known.some(({ types }) => types === undefined)) return;
  const some = known.filter(({ types = [] }) => types.length > 0);
  const types = [...new Set(some.flatMap((one) => one.types ?? []))];
  if (types.length === 0) return;
  if (types.includes('array') && as === 'status') return;
  if (!types.some((type) => scalars.includes(type)))
    return reportWhole({ from, place, types, alternatives }, report);
  // A format that is none may be called as what every object inherits.
  const wanted = as === undefined || !Object.hasOwn(typesByFormat, as) ? undefined : typesByFormat[as];
  const isFormat = wanted === undefined || types.some((type) => wanted.includes(type));
  const at = formatPlace ?? (place.at(-1) === 'as' ? place : [...place.slice(0, -1), 'as']);
  if (isCents({ from, as, place }) && types.some((type) => type !== 'boolean')) {
    const message = `"${from}" counts cents, and here they would be read as dollars.`;
    const isThere = as !== undefined || formatPlace !== undefined;
    return report(isThere ? at : place, { rule: 'wrong-format', message, remedy: 'Write "as": "cents".' });
  }
  if (isFormat) return checkDay({ from, as, place: at, alternatives }, report);
  const message = `"${from}" is ${wordsOf(types)}, which "${as ?? ''}" cannot write.`;
  const formats = Object.keys(typesByFormat).filter((name) =>
    typesByFormat[name]?.some((type) => types.includes(type)),
  );
  const remedy =
    formats.length === 0 ? 'Take "as" out.' : `Take "as" out, or write one of ${formats.join(', ')}.`;
  report(at, { rule: 'wrong-format', message, remedy });
}

/** Returns true for cents that would be written as they are, where somebody reads them. */
function isCents({ from, as, place }: Pick<ShownValue, 'from' | 'as' | 'place'>): boolean {
  // A format that is none was reported as such.
  const isFormat = as === undefined || as === 'text' || Object.hasOwn(typesByFormat, as);
  if (!from.endsWith('Cents') || as === 'cents' || !isFormat) return false;
  const isRead = place[0] !== 'sections' || formatted.includes(String(place.at(-1))) || as !== undefined;
  return isRead && !place.includes('sorts') && !place.includes('filters');
}

interface WholeValue {
  readonly from: string;
  readonly place: JsonPath;
  readonly types: readonly string[];
  readonly alternatives: Alternatives;
}

function reportWhole({ from, place, types, alternatives }: WholeValue, report: Report): void {
  const members = membersOf(alternatives);
  const isList = types.includes('array');
  const message = `"${from}" is ${isList ? 'a list' : 'an object'}, and here one value is shown.`;
  const remedy = isList
    ? 'Name one entry and its member, such as ".0.name", or show it in a "list" or "entries".'
    : `Name one of its members: ${suggest('', members)}`;
  report(place, { rule: 'not-one-value', message, remedy });
}

interface WrittenDay {
  readonly from: string;
  readonly as: string | undefined;
  /** The place of the format. */
  readonly place: JsonPath;
  readonly alternatives: Alternatives;
}

/** Forms of days and times, each with an example: the specs give each such text a format, or a pattern that takes it. */
const ofCalendar: { readonly [as: string]: string | undefined } = {
  date: '2026-01-31',
  datetime: '2026-01-31T08:30:00Z',
  moment: '2026-01-31T08:30:00Z',
  weekday: '2026-01-31',
  time: '08:30',
};

/** A day has no time, and neither is a month; a text that the specs give no form to is none of them. */
function checkDay({ from, as, place, alternatives }: WrittenDay, report: Report): void {
  const formats = alternatives.flatMap((one) => one.flatMap(({ format }) => format ?? []));
  const isDay = formats.length > 0 && formats.every((format) => format === 'date');
  const isMoment =
    formats.length > 0 && formats.every((format) => format === 'date' || format === 'date-time');
  const isOther = formats.length > 0 && formats.every((format) => !format.startsWith('date'));
  const example = ofCalendar[String(as)];
  const isForm = ({ format, pattern }: Alternatives[number][number]) =>
    format !== undefined || (pattern !== undefined && new RegExp(pattern, 'u').test(example ?? ''));
  const isAnyText = isOther || alternatives.every((one) => isText(one) && !one.some(isForm));
  const isWrong =
    (isAnyText && example !== undefined) ||
    ((as === 'datetime' || as === 'moment') && isDay) ||
    (as === 'month' && isMoment) ||
    (as === 'time' && isMoment) ||
    (as === 'phone' && isMoment);
  if (!isWrong) return;
  const given = isAnyText ? 'any text' : isDay ? 'a day' : 'a day with a time';
  const message = `"${from}" is ${given}, which "${as ?? ''}" cannot write.`;
  const remedy = isAnyText ? 'Take "as" out.' : isDay ? 'Write "date".' : 'Write "date" or "datetime".';
  report(place, { rule: 'wrong-format', message, remedy });
}

const isText = (one: Alternatives[number]) => typesOf(one)?.includes('string') === true;

const words: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
};

const wordsOf = (types: readonly string[]) => types.map((type) => words[type] ?? type).join(' or ');
