import { expect, it } from 'vitest';
import { readTeamSettings } from './team-settings.ts';

const ports = { studio: 4180, previews: [4181, 4182] };
const read = (given: Readonly<Record<string, string>>) => readTeamSettings(given, ports);
const far = { STUDIO_URL: 'https://studio.example' };

it.each([
  [{}, { origin: 'http://127.0.0.1:4180', previews: ['http://127.0.0.1:4181', 'http://127.0.0.1:4182'] }],
  [
    far,
    {
      origin: 'https://studio.example',
      previews: ['https://studio.example:4181', 'https://studio.example:4182'],
    },
  ],
  [
    { ...far, STUDIO_PREVIEWS: 'https://studio.example:1, https://studio.example:2', HOST: '0.0.0.0' },
    { previews: ['https://studio.example:1', 'https://studio.example:2'], address: '0.0.0.0' },
  ],
  [
    { STUDIO_ISSUER: 'https://id.example', STUDIO_CLIENT_ID: 'studio' },
    { openId: { issuer: 'https://id.example', clientId: 'studio', clientSecret: undefined } },
  ],
])('reads %j', (given, want) => {
  expect(read(given)).toMatchObject({ state: 'usable', settings: want });
});

it.each([
  [{ STUDIO_URL: 'http://studio.example' }, 'STUDIO_URL must begin with https'],
  [{ STUDIO_URL: 'studio' }, 'STUDIO_URL must be an http or https address'],
  [{ ...far, STUDIO_PREVIEWS: 'https://studio.example:1' }, 'STUDIO_PREVIEWS must have 2 addresses'],
  [
    { ...far, STUDIO_PREVIEWS: 'https://a.example, https://b.example' },
    'the host and the scheme of STUDIO_URL',
  ],
  [{ STUDIO_ISSUER: 'https://id.example' }, 'belong together'],
  [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY must be'],
])('refuses %j', (given, sentence) => {
  expect(read(given)).toMatchObject({ state: 'unusable', errors: [expect.stringContaining(sentence)] });
});
