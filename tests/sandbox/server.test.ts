import { expect, it } from 'vitest';
import { startSandboxServer } from './server.ts';

it('sends each of several cookies, and joins what may be joined', async () => {
  const headers = new Headers({ Vary: 'Cookie' });
  headers.append('Vary', 'Accept-Language');
  headers.append('Set-Cookie', 'sid=1; Expires=Sat, 21 Nov 2026 12:00:00 GMT');
  headers.append('Set-Cookie', 'theme=dark');
  const org = { fetch: () => Promise.resolve(new Response(null, { headers })) };
  const running = await startSandboxServer({ port: 0, host: '127.0.0.1', org });
  const answer = await fetch(running.url);
  await running.close();
  expect(answer.headers.getSetCookie()).toEqual([
    'sid=1; Expires=Sat, 21 Nov 2026 12:00:00 GMT',
    'theme=dark',
  ]);
  expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language');
});
