import { dirname } from 'node:path';
import { makeFolder } from '../../storage/index.ts';
import { createLogger, openLines } from '../logger.ts';
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
    const log = createLogger('info', openLines(file, { sync: true, onLost }));
    return (event) => log.info(event);
  } catch (cause) {
    throw new Error(`SECURITY_LOG must be a file that can be written to, not "${file}".`, { cause });
  }
}
