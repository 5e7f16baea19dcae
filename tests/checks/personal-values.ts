/** Kinds of values that a log must not hold, as the demo's customers have them. */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['e-mail address', /[\w.+-]+@[\w-]+\.\w/],
  ['record id', /\b\w{3}RM0\w{9}(?:\w{3})?\b/],
  ['account number', /\b44007\d{5}\b/],
  ['phone number', /\(?\b\d{3}\)?[ -]\d{3}-\d{4}\b/],
  ['card number', /\b[2-6](?:[ -]?\d){12,18}\b/],
  ['password', /(?:Sunny|Cloudy)-day-\d/],
  ['token', /\b00D\w{12,}!|\b5Aep[\w.]{30}/],
  ['cookie', /\bsid=|__Host-|session=/],
  ['name', /\b(?:Maria|Lopez|Emily|Hughes|Diego|James|Megan|Walsh|Olivia|Sullivan|Grace|Dawson)\b/i],
  ['street', /Barton Springs|Duval Street/i],
];

/**
 * Kinds of personal values in a line of a log.
 *
 * @param line JSON as the host writes it; its time is a number of 13 digits and nobody's
 */
export function personalIn(line: string): readonly string[] {
  // A line of the host's own log.
  const { time: _, ...told } = JSON.parse(line) as { readonly time?: number };
  const text = JSON.stringify(told);
  return kinds.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
}
