import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/**
 * The log of a host: a line of JSON for each event.
 *
 * @param level the least that is written, such as `warn`
 * @param destination takes the lines; the standard output unless given
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null };
  return destination === undefined ? pino(options) : pino(options, destination);
}
