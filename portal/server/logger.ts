import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** Bytes of lines that wait to be written; later ones are lost. */
const mostBytes = 1_048_576;
const standardOutput = 1;

/**
 * The log of a host: a line of JSON for each event.
 *
 * @param level the least that is written, such as `warn`
 * @param destination takes the lines; the standard output unless given
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const lines = destination ?? openLines(standardOutput, { sync: false, onLost: () => undefined });
  return pino({ level, base: null }, lines);
}

/** The way in which lines are written. */
interface LinesOptions {
  /** True where each line is on the disk before its event goes on. */
  readonly sync: boolean;
  /** Told of each line, or several, that could not be written. */
  readonly onLost: (error: unknown) => void;
}

/**
 * Opens a file, or a descriptor, for lines. Where it cannot be written to, as on a full disk, lines are lost, and nothing else is.
 *
 * @throws Error where it cannot be opened
 */
export function openLines(dest: string | number, { sync, onLost }: LinesOptions): DestinationStream {
  const lines = pino.destination({ dest, sync, maxLength: mostBytes });
  const { flushSync } = lines;
  lines.on('error', (error) => {
    // The end of a process would wait for the disk for ever.
    lines.flushSync = () => undefined;
    onLost(error);
  });
  lines.on('write', () => {
    lines.flushSync = flushSync;
  });
  lines.on('drop', () => onLost(new Error('Too many lines wait to be written.')));
  return lines;
}
