import type { Row } from '../../screen-language/generated/screen-config.gen.ts';
import { rowOf } from '../i18n/index.ts';
import type { Language } from '../i18n/index.ts';

/** The format of a value, as configs name it. */
export type ValueLook = Pick<Row, 'as' | 'tones'>;

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** Making a format takes long, and a page is written anew at every key: each is made once. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function known<TFormat>(formats: Map<string, TFormat>, name: string, make: () => TFormat): TFormat {
  const format = formats.get(name) ?? make();
  formats.set(name, format);
  return format;
}

const nameOf = (locale: string, options: object) => `${locale} ${JSON.stringify(options)}`;

/** The format of dates with these options in a locale. */
export const dates = (locale: string, options: Intl.DateTimeFormatOptions) =>
  known(dateFormats, nameOf(locale, options), () => new Intl.DateTimeFormat(locale, options));

/** The format of numbers with these options in a locale. */
export const numbers = (locale: string, options: Intl.NumberFormatOptions = {}) =>
  known(numberFormats, nameOf(locale, options), () => new Intl.NumberFormat(locale, options));

/** The name of a month, as short as it is beside a day in every language: Vietnamese has Tháng 10 alone, and thg 10 there. */
export const shortMonth = (date: Date, locale: string) =>
  dates(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
    .formatToParts(date)
    .find(({ type }) => type === 'month')?.value;

/**
 * A value as the customer reads it. A text that is no date or number where one is expected is shown as it is.
 *
 * @param look `as` and `tones` of the config
 */
export function formatValue(value: unknown, look: ValueLook['as'], language: Language): string {
  if (value === undefined || value === null) return '';
  const { dates: locale, numbers: counted } = rowOf(language);
  switch (look) {
    case 'date':
      return formatDate(value, dates(locale, { ...day, timeZone: zoneOf(value) }));
    case 'datetime':
    case 'moment':
      return formatDate(value, dates(locale, { ...day, hour: 'numeric', minute: '2-digit' }));
    case 'weekday':
      return formatDate(
        value,
        dates(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: zoneOf(value) }),
      );
    case 'time':
      return formatTime(value, locale);
    case 'month':
      return formatDate(value, dates(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }));
    case 'money':
      return formatNumber(value, numbers(counted, { style: 'currency', currency: 'USD' }));
    case 'cents':
      return formatValue(isNumber(value) ? Number(value) / 100 : value, 'money', language);
    case 'hours':
      return formatNumber(value, numbers(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }));
    case 'number':
      return formatNumber(value, numbers(counted));
    case 'phone':
    case 'call':
      return formatPhone(String(value));
    default:
      return keepTogether(String(value));
  }
}

/** A day without a time is the same day everywhere. */
const zoneOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'UTC' : undefined;

function formatDate(value: unknown, format: Intl.DateTimeFormat): string {
  const date = new Date(String(value));
  return Number.isNaN(date.getTime()) ? String(value) : unbrokenDay(format.format(date));
}

const oneDay = 86_400_000;

/**
 * A time by its day where that is near: `today, 1:00 PM`; any other with its date.
 *
 * @param today the day where the customer is, as `2026-11-29`
 */
export function formatMoment(value: unknown, today: string, language: Language): string {
  const moment = new Date(String(value));
  // Both days as if they were of one zone, so that none is an hour short.
  const day = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  const apart = (day - Date.parse(today)) / oneDay;
  if (!(Math.abs(apart) <= 1)) return formatValue(value, 'datetime', language);
  const { dates: locale } = rowOf(language);
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(apart, 'day');
  return `${word}, ${timeOf(moment, locale)}`;
}

/** A time of the day, as 14:30, without a zone: it is the same time wherever it is read. */
function formatTime(value: unknown, locale: string): string {
  const moment = new Date(`2000-01-01T${String(value)}Z`);
  return Number.isNaN(moment.getTime()) ? String(value) : timeOf(moment, locale, 'UTC');
}

/** Some browsers put a narrow space before AM. */
const timeOf = (moment: Date, locale: string, timeZone?: string) =>
  dates(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(moment).replace(/\s/g, '\u00a0');

/** A day stays on one line; its time may stand on the next, and the day of the week on the one before. */
const unbrokenDay = (text: string) => text.replace(/(?<!\d{4},|\D,) /g, '\u00a0');

function formatNumber(value: unknown, format: Intl.NumberFormat): string {
  return isNumber(value) ? format.format(Number(value)) : String(value);
}

const isNumber = (value: unknown) => value !== '' && !Number.isNaN(Number(value));

/** The ten digits of a North American number, in any of the ways that people write one. */
function nationalDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{9}$/.test(national) && /^[\s\d+().-]*$/.test(text) ? national : undefined;
}

/** A phone number as people read it: `(512) 555-0142`. What is no North American number stays as it is. */
export function formatPhone(text: string): string {
  const digits = nationalDigits(text);
  return digits === undefined ? text : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A phone number as the org keeps it: ten digits. What is no North American number stays as it is. */
export function storedPhone(text: string): string {
  return nationalDigits(text) ?? text;
}

/** The end of every address in one line: state and ZIP code. */
const addressEnd = /, [A-Z]{2} \d{5}(?:-\d{4})?$/;

/** A longer piece may break where it has to. */
const longestUnbroken = 28;

/** A text as it breaks over lines: an address only behind its commas, everything else wherever it likes. */
export function keepTogether(text: string): string {
  if (!addressEnd.test(text)) return text;
  return text.split(', ').map(unbroken).join(', ');
}

const unbroken = (piece: string) =>
  piece.length > longestUnbroken ? piece : piece.replaceAll(' ', '\u00a0');
