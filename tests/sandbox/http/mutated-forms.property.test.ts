import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestOrg } from '../testing/test-org.ts';

const PATHS = [
  '/services/oauth2/authorize',
  '/services/oauth2/token',
  '/services/oauth2/revoke',
  '/services/oauth2/userinfo',
  '/services/data',
  '/services/data/v64.0',
  '/id/00DRM0000000BoxYAU/005RM000001ctYFYAY',
  '/__sandbox',
  '/__sandbox/outbox',
  '/__sandbox/documents',
  '/__sandbox/cases/500RM000003kPqRYAU',
  '/__sandbox/control',
  '/__sandbox/control/clock',
  '/__sandbox/control/errors',
] as const;
const NAMES =
  'client_id,client_secret,grant_type,redirect_uri,response_type,state,scope,code,code_verifier,token,request,decision,username,to,advisor,status,text,id'.split(
    ',',
  );
const VALUES = [
  'sandbox-app',
  'sandbox-secret',
  'authorization_code',
  'refresh_token',
  'code',
  'http://localhost/callback',
  'allow',
  '\u0000',
  '%',
  '"><b>',
  'a'.repeat(5000),
];
const HEADERS = [
  'Bearer x',
  'Bearer',
  'Basic !',
  'Basic c2FuZGJveC1hcHA6c2FuZGJveC1zZWNyZXQ=',
  'OAuth 00D!a',
  'x',
];

const text = fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'binary', maxLength: 30 }));
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), text), text, { maxKeys: 6 });
const context = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
  path: fc.constantFrom(...PATHS),
  query: fields,
  body: fc.oneof(
    fields.map((form) => ['application/x-www-form-urlencoded', encode(form)] as const),
    fields.map((form) => ['multipart/form-data; boundary=x', multipartOf(form)] as const),
    fc.jsonValue().map((value) => ['application/json', JSON.stringify(value)] as const),
    fc.string({ unit: 'binary' }).map((raw) => ['text/plain', raw] as const),
  ),
  authorization: fc.option(fc.constantFrom(...HEADERS), { nil: undefined }),
});

function encode(form: Readonly<Record<string, string>>): string {
  return new URLSearchParams(form).toString();
}

/** Every other entry is a file. */
function multipartOf(form: Readonly<Record<string, string>>): string {
  const entries = Object.entries(form).map(([name, value], at) => {
    const file = at % 2 === 0 ? '' : `; filename="${encodeURIComponent(value).slice(0, 40)}.pdf"`;
    return `--x\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"${file}\r\n\r\n${value}\r\n`;
  });
  return `${entries.join('')}--x--\r\n`;
}

it('answers whatever comes to the other entry points, never with 500', async () => {
  // This org throws on every error of its own, which fails the property, too.
  const org = createTestOrg({ control: true });
  await fc.assert(
    fc.asyncProperty(context, async ({ method, path, query, body: [type, body], authorization }) => {
      const headers = new Headers({ 'X-Requested-With': 'test', 'Content-Type': type });
      if (authorization !== undefined) headers.set('Authorization', authorization);
      const init = method === 'GET' ? { method, headers } : { method, headers, body };
      const answer = await org.fetch(new Request(`http://org.test${path}?${encode(query)}`, init));
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toMatch(/\[object|"><b>/);
    }),
    { numRuns: 1000 },
  );
});
