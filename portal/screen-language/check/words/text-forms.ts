/** Returns true for an address with a scheme. */
const isAddress = (text: string) => URL.canParse(text) && /^[a-z][a-z0-9+.-]{0,20}:/i.test(text);

/** Returns true for a day of the calendar, as 2026-01-31. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** The formats of JSON Schema that the specs name: what a text of each looks like. */
export const formsOfTexts = {
  date: isDay,
  'date-time': (text: string) => moment.test(text) && isDay(text.slice(0, 10)),
  email: /^[^\s@]{1,254}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/,
  uri: isAddress,
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
} as const;
