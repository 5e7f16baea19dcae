import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const full = '/dev/full';

/** A program that logs, waits, logs again, and ends. */
const program = `
  import { createLogger } from ${JSON.stringify(new URL('logger.ts', import.meta.url).href)};
  const logger = createLogger('info');
  for (let at = 0; at < 100; at += 1) logger.info({ at, text: 'x'.repeat(50_000) }, 'a line');
  setTimeout(() => {
    logger.info('another');
    process.stderr.write('goes on');
    process.exit(3);
  }, 50);
`;

describe('the log of a host', () => {
  it.skipIf(!existsSync(full))(
    'on a full disk loses its lines, and keeps no host from going on or ending',
    async () => {
      const disk = openSync(full, 'w');
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['ignore', disk, 'pipe'],
        timeout: 20_000,
      });
      closeSync(disk);
      let told = '';
      child.stderr?.on('data', (text) => (told += text));
      const [code, signal] = await once(child, 'close');
      expect([told, code, signal]).toEqual(['goes on', 3, null]);
    },
  );
});
