import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './read-environment.ts';
import { variables } from './variables.ts';
import { withVariables } from './variables-table.ts';

const oauth = {
  AUTH: 'oauth',
  OAUTH_CLIENT_ID: 'app',
  OAUTH_CALLBACK: 'https://portal.example/callback',
  COOKIE_KEYS: `k:${Buffer.alloc(32, 1).toString('base64')}`,
};
const production = {
  NODE_ENV: 'production',
  ORG_URL: 'https://org.example',
  TRUST_PROXY: 'none',
  PORTAL_HOSTS: 'portal.example',
};

describe('readEnvironment', () => {
  it.each([
    [
      'nothing',
      {},
      { ORG_URL: undefined, HOST: '127.0.0.1', PORT: 4173, SHOW_CLIENT: true, LOG_LEVEL: 'warn' },
    ],
    ['what is set to nothing', { PORT: '', HOST: '' }, { PORT: 4173, HOST: '127.0.0.1' }],
    ['what production states', production, { TRUST_PROXY: 'none', PORTAL_HOSTS: 'portal.example' }],
    ['who logs customers in', {}, { AUTH: 'org-cookie', COOKIE_KEYS: undefined }],
    [
      'what OAuth needs',
      oauth,
      {
        AUTH: 'oauth',
        OAUTH_CLIENT_ID: 'app',
        COOKIE_KEYS: [{ id: 'k', bytes: new Uint8Array(32).fill(1) }],
      },
    ],
    ['a bucket', { PUBLICATIONS: 's3://portal/screens' }, { PUBLICATIONS: 's3://portal/screens' }],
    ['shared counters', { REDIS_URL: 'rediss://u:p@r:6380/1' }, { REDIS_URL: 'rediss://u:p@r:6380/1' }],
    ['times', { DRAIN_SECONDS: '20' }, { DRAIN_SECONDS: 20 }],
    ['flags', { SHOW_CLIENT: '0', CACHE_INSPECTOR: '1' }, { SHOW_CLIENT: false, CACHE_INSPECTOR: true }],
    ['the origin of an address', { ORG_URL: 'https://org.example/x?y' }, { ORG_URL: 'https://org.example' }],
    [
      'a processor on this machine',
      { PAYMENTS_URL: 'http://pay.localhost:1' },
      { PAYMENTS_URL: 'http://pay.localhost:1' },
    ],
    [
      'proxies',
      { TRUST_PROXY: '10.0.0.0/8, loopback, fd00::/8' },
      { TRUST_PROXY: '10.0.0.0/8, loopback, fd00::/8' },
    ],
  ])('reads %s', (_, given, want) => {
    expect(readEnvironment(given)).toMatchObject({ state: 'usable', environment: want });
  });

  it.each([
    [{ PORT: 'eighty' }, ['PORT must be a whole number from 0 to 65535, not "eighty".']],
    [{ PORT: '-1' }, ['PORT must be']],
    [{ PORT: '65536' }, ['PORT must be']],
    [{ DRAIN_SECONDS: '1.5' }, ['DRAIN_SECONDS must be a whole number of seconds from 0 to 300, not "1.5".']],
    [{ DRAIN_SECONDS: '301' }, ['DRAIN_SECONDS must be']],
    [{ ORG_URL: 'org' }, ['ORG_URL must be an http or https address, not "org".']],
    [{ ORG_URL: 'file:///etc/passwd' }, ['ORG_URL must be']],
    [
      { PAYMENTS_URL: 'http://pay.example' },
      ['PAYMENTS_URL must be an https address (or http on localhost)'],
    ],
    [{ TRUST_PROXY: '10.0.0.0/33' }, ['TRUST_PROXY must be']],
    [{ PORTAL_HOSTS: 'https://portal.example' }, ['PORTAL_HOSTS must be']],
    [{ HOST: 'two words' }, ['HOST must be']],
    [{ SHOW_CLIENT: 'yes' }, ['SHOW_CLIENT must be 1 for yes or 0 for no, not "yes".']],
    [{ CACHE_INSPECTOR: 'constructor' }, ['CACHE_INSPECTOR must be']],
    [
      { PUBLICATIONS: 's3://P' },
      ['PUBLICATIONS must be a folder, or a bucket such as s3://portal/publications'],
    ],
    [{ PUBLICATIONS: 'https://bucket.example' }, ['PUBLICATIONS must be']],
    [{ REDIS_URL: 'http://redis:6379' }, ['REDIS_URL must be an address such as redis://host:6379']],
    [{ AWS_ENDPOINT_URL_S3: 'bucket' }, ['AWS_ENDPOINT_URL_S3 must be']],
    [{ AUTH: 'cookie' }, ['AUTH must be one of org-cookie, oauth, not "cookie".']],
    [{ OAUTH_CALLBACK: 'callback' }, ['OAUTH_CALLBACK must be an http or https address, not "callback".']],
    [
      { AUTH: 'oauth' },
      [
        'OAUTH_CLIENT_ID must be given for AUTH=oauth: ',
        'OAUTH_CALLBACK must be given for AUTH=oauth: ',
        'COOKIE_KEYS must be given for AUTH=oauth: a name and 32 random bytes in base64',
      ],
    ],
    [{ NODE_ENV: 'prod' }, ['NODE_ENV must be one of production, development, test, not "prod".']],
    [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL must be one of trace']],
    [{ ...production, TRUST_PROXY: '' }, ['TRUST_PROXY must be given in production: ']],
    [
      { NODE_ENV: 'production', PORT: 'x' },
      ['ORG_URL must be given', 'TRUST_PROXY must be given', 'PORTAL_HOSTS must be given', 'PORT must be'],
    ],
  ])('refuses %j by name, all at once', (given, want) => {
    const read = readEnvironment(given);
    expect(read).toEqual({ state: 'unusable', errors: want.map((start) => expect.stringContaining(start)) });
  });

  it('shows nothing of a secret', () => {
    const read = readEnvironment({ COOKIE_KEYS: 'k:half-a-key', OAUTH_CLIENT_SECRET: 'two words' });
    expect(read.state).toBe('unusable');
    expect(JSON.stringify(read)).not.toMatch(/half-a-key|two words/);
  });

  it('shows the beginning of what is very long', () => {
    expect(readEnvironment({ LOG_LEVEL: 'x'.repeat(5_000) })).toMatchObject({
      errors: [expect.stringMatching(/not "x{200}…"\.$/)],
    });
  });

  it.each(Object.entries(variables))('has a default of %s that could be given', (_, { form, otherwise }) => {
    const text = typeof otherwise === 'boolean' ? String(Number(otherwise)) : otherwise;
    expect(text === undefined ? undefined : form.read(String(text))).toBe(otherwise);
  });
});

const cells = (text: string): string => text.replace(/[ -]+/g, ' ');

describe('withVariables', () => {
  it('finds the page for those who deploy as it would write it: npm run variables', () => {
    const page = readFileSync(join(import.meta.dirname, '../../deploy/README.md'), 'utf8');
    expect(cells(page)).toBe(cells(withVariables(page)));
    expect(page).toContain('`TRUST_PROXY`');
  });

  it('refuses a page without its marks', () => {
    expect(() => withVariables('no marks')).toThrow('The page needs <!-- variables -->');
  });
});
