import { expect, it } from 'vitest';
import { isFromStudio } from './request-guard.ts';

const host = '127.0.0.1:4180';
const own = { host, 'x-studio': '1', 'sec-fetch-site': 'same-origin', origin: `http://${host}` };

it.each([
  ['the page', 'GET', { host }, false, true],
  ['the page by a name that leads here', 'GET', { host: 'evil.example:4180' }, false, false],
  ['something sent to the page', 'POST', { host }, false, false],
  ['a call of the page', 'POST', own, true, true],
  ['a call of an older browser', 'PUT', { host, 'x-studio': '1' }, true, true],
  ['a call without the header', 'POST', { ...own, 'x-studio': undefined }, true, false],
  ['a call by a name that leads here', 'POST', { ...own, host: 'evil.example:4180' }, true, false],
  ['a call of a preview', 'POST', { ...own, 'sec-fetch-site': 'same-site' }, true, false],
  ['a call of another site', 'GET', { ...own, 'sec-fetch-site': 'cross-site' }, true, false],
  ['a call of another origin', 'POST', { ...own, origin: 'http://127.0.0.1:4181' }, true, false],
])('%s (%s): %s', (_, method, headers, isApi, want) => {
  expect(isFromStudio({ method, headers }, `http://${host}`, isApi)).toBe(want);
});
