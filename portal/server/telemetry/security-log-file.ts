import { dirname } from 'node:path';
import { pino } from 'pino';
import { makeFolder } from '../../storage/index.ts';
import type { SecurityLog } from './security-log.ts';

/**
 * Opens a file for the events that a security team looks at, a line of JSON each; undefined where there is to be none.
 *
 * @throws Error with one sentence where the file cannot be written to
 */
export async function openSecurityLog(file: string | undefined): Promise<SecurityLog | undefined> {
  if (file === undefined) return undefined;
  try {
    await makeFolder(dirname(file));
    const log = pino({ level: 'info', base: null }, pino.destination({ dest: file, sync: true }));
    return (event) => log.info(event);
  } catch (cause) {
    throw new Error(`SECURITY_LOG must be a file that can be written to, not "${file}".`, { cause });
  }
}
