const ISO_TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d+Z$/;

/**
 * An ISO timestamp with fractional seconds and Z as an HTTP date; anything else as it is.
 *
 * @see requirement 001 section 5
 */
export function toHttpDate(value: string): string {
  if (!ISO_TIMESTAMP.test(value)) return value;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : time.toUTCString();
}
