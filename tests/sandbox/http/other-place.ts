/** The user's place is far from the retailer's, and so are language and money of the org. */
const LOCALE = 'es-ES';
const ZONE = 'Europe/Madrid';
const MONEY = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR' });
const NUMBER = new Intl.NumberFormat(LOCALE);
const MOMENT = new Intl.DateTimeFormat(LOCALE, { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
/** Milliseconds by which that place is ahead of UTC in winter. */
const OFFSET = 60 * 60 * 1000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** An answer of the record interface as a user elsewhere gets it: values are the same, and what is shown for them is not. */
export function asElsewhere(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(asElsewhere);
  if (typeof body !== 'object' || body === null) return body;
  const members = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, asElsewhere(value)]));
  const { displayValue, value } = members;
  if (typeof displayValue !== 'string' || !Object.hasOwn(members, 'value')) return members;
  return { ...members, displayValue: shownElsewhere(displayValue, value) };
}

function shownElsewhere(displayValue: string, value: unknown): string {
  if (typeof value === 'number') return (/^-?\$/.test(displayValue) ? MONEY : NUMBER).format(value);
  if (typeof value !== 'string') return displayValue;
  if (INSTANT.test(value)) return MOMENT.format(new Date(value));
  const [, year, month, day] = DAY.exec(value) ?? [];
  return year === undefined ? displayValue : `${day}/${month}/${year}`;
}

/** Instants in a text of JSON with the offset of that place, as Apex tells them: they are the same instants. */
export function atOtherOffsets(text: string): string {
  return text.replaceAll(/(?<=\\?")\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z(?=\\?")/g, (instant) => {
    const shifted = new Date(Date.parse(instant) + OFFSET);
    return shifted.toISOString().replace('Z', '+01:00');
  });
}
