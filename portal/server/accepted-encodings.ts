/**
 * Returns true where an `Accept-Encoding` takes a coding: it is named with a weight above zero. Split and compared, never
 * matched: what strangers send may be 16 kB of anything.
 *
 * @see RFC 9110 section 12.5.3
 * @example acceptsEncoding('gzip, br;q=0.5', 'br') // true
 */
export function acceptsEncoding(accepted: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((entry) => {
      const [name = '', ...parameters] = entry.split(';');
      return (
        name.trim().toLowerCase() === coding && parameters.every((parameter) => !isZeroWeight(parameter))
      );
    });
}

function isZeroWeight(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=');
  return name.trim().toLowerCase() === 'q' && !(Number(value.trim()) > 0);
}
