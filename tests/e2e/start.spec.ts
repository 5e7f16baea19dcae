import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { endedStart } from '../ended-start.ts';

const places = [
  ['SHARED_FILES', '/proc/nowhere/x', 'a folder'],
  ['SECURITY_LOG', '/proc/nowhere/x/security.log', 'a file'],
] as const;

for (const [name, place, kind] of places) {
  test(`a place for ${name} that nothing can be written to ends the start with one sentence`, async () => {
    const printed = `${name} must be ${kind} that can be written to, not "${place}".`;
    expect(await endedStart({ [name]: place, ORG_URL: 'http://127.0.0.1:9', PORT: '0' })).toEqual({
      code: 1,
      printed,
    });
  });
}

test('a port that is taken ends the start with one sentence', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const address = busy.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const printed = `Port ${port} is taken by another program. Choose another one with PORT.`;
  expect(await endedStart({ PORT: String(port) })).toEqual({ code: 1, printed });
  busy.close();
});
