/** By how many seconds the clocks of a time zone are ahead of UTC at a moment (milliseconds since 1970). */
export function zoneOffset(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):?(\d+)?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/** Returns the beginning of a day such as `2026-10-12` in a time zone, in seconds since 1970. */
export function startOfDay(date: string, timeZone: string): number {
  const midnight = Date.parse(date);
  return midnight / 1000 - zoneOffset(timeZone, midnight - zoneOffset(timeZone, midnight) * 1000);
}
