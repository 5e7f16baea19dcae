import { expect, it } from 'vitest';
import { portalAddresses } from './portal-addresses.ts';

it.each([
  ['127.0.0.1', ['http://localhost:4173', 'http://127.0.0.1:4173']],
  ['192.168.1.5', ['http://localhost:4173', 'http://127.0.0.1:4173', 'http://192.168.1.5:4173']],
  ['::1', ['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173']],
])('the portal that listens at %s', (host, want) => expect(portalAddresses(host, 4173)).toEqual(want));
