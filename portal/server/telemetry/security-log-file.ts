import { dirname } from 'node:path';
import { pino } from 'pino';
import { makeFolder } from '../../storage/index.ts';
import type { SecurityLog } from './security-log.ts';

/**
 * Opens a file for the events that a security team looks at, a line of JSON each; undefined where there is to be none.
 *
 * @param onLost told of each event that could not be written
 * @throws Error with one sentence where the file cannot be written to
 */
export async function openSecurityLog(
  file: string | undefined,
  onLost: (error: unknown) => void,
): Promise<SecurityLog | undefined> {
  if (file === undefined) return undefined;
  try {
    await makeFolder(dirname(file));
    const destination = pino.destination({ dest: file, sync: true });
    // A full disk ends no log-in, and no host.
    destination.on('error', onLost);
    const log = pino({ level: 'info', base: null }, destination);
    return (event) => log.info(event);
  } catch (cause) {
    throw new Error(`SECURITY_LOG must be a file that can be written to, not "${file}".`, { cause });
  }
}
