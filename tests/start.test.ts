import { describe, expect, it } from 'vitest';
import { endedStart } from './ended-start.ts';

describe('what cannot be started says why and ends with 1', () => {
  it.each([
    [
      'a port that is none',
      { PORT: 'eighty' },
      ['PORT must be a whole number from 0 to 65535, not "eighty".'],
    ],
    ['an address that is none', { ORG_URL: 'org' }, ['ORG_URL must be an http or https address, not "org".']],
    [
      'production without a word about proxies and names',
      { NODE_ENV: 'production', ORG_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'loud' },
      [
        'TRUST_PROXY must be given in production: the addresses of the proxies in front of the host, such as 127.0.0.1, 10.0.0.0/8 or loopback, with commas between, or none.',
        'PORTAL_HOSTS must be given in production: the names of the host, such as portal.example or my.energy.example:8443, with commas between.',
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
      ],
    ],
  ])('%s', async (_, env, sentences) => {
    expect(await endedStart(env)).toEqual({ code: 1, printed: sentences.join('\n') });
  });
});
