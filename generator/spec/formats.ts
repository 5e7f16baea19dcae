const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})`;

/**
 * The formats that specs may use. Regular expressions of our own, because standalone code would otherwise
 * import the whole table of ajv-formats. `true` accepts everything: the type already says it.
 */
export const FORMATS: { readonly [format: string]: RegExp | true } = {
  date: new RegExp(`^${DATE}$`),
  'date-time': new RegExp(`^${DATE}[tT ]${TIME}$`),
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  uri: /^[a-z][a-z0-9+.-]*:[^\s]+$/i,
  'uri-reference': /^[^\s]*$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  html: true,
  password: true,
  binary: true,
  byte: true,
  int32: true,
  int64: true,
  float: true,
  double: true,
};
