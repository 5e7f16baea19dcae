import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

// In processes of their own: here, the frameworks are in their builds for browsers.
it.each(['solid', 'svelte'])('%s renders on a server what the cache has, and sends nothing', async (name) => {
  const file = fileURLToPath(new URL(`drivers/${name}-server.ts`, import.meta.url));
  const { stdout } = await run(process.execPath, [file]);
  expect(stdout).toContain('ANN pending idle 0');
});
