import { expect, it } from 'vitest';
import { asksForSession, isFile, isPage, shellsOf } from './kept-addresses.ts';

const at = (path: string) => new URL(path, 'https://portal.example');

it.each([
  ['/', 'page'],
  ['/es/messages/500RM000003kPqRYAU', 'page'],
  ['/messages?page=2', 'page'],
  ['/assets/index-a1.js', 'file'],
  ['/published/texts/en-a1.json', 'file'],
  ['/service-worker.js', undefined],
  ['/app.webmanifest', undefined],
  ['/schemas/screen.json', undefined],
  ['/services/data/v64.0/ui-api/records/500', undefined],
  ['/lwr/apex/v64.0/PortalDataController/getCurrentSession', 'session'],
  ['/lwr/apex/v64.0/PortalDataController/getBills', undefined],
])('takes %s for a %s', (path, want) => {
  const url = at(path);
  const kinds = [
    ...(isPage(url) ? ['page'] : []),
    ...(isFile(url) ? ['file'] : []),
    ...(asksForSession(url) ? ['session'] : []),
  ];
  expect(kinds).toEqual(want === undefined ? [] : [want]);
});

it.each([
  ['/', ['/']],
  ['/es/messages', ['/es/', '/']],
  ['/messages/500', ['/messages/', '/']],
])('shows at %s a page of its language', (path, want) => expect(shellsOf(at(path))).toEqual(want));
