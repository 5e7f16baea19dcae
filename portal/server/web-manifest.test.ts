import { describe, expect, it } from 'vitest';
import { appLinks, renderWebManifest } from './web-manifest.ts';

const brand = { id: 'a', name: 'Marigold Energy', crmName: 'Brand A', word: null, color: '#571539' };
const chunks = {
  'src/brand/app-icons/a-180.png': { file: 'assets/a-180-1.png' },
  'src/brand/app-icons/a-192.png': { file: 'assets/a-192-1.png' },
  'src/brand/app-icons/a-512.png': { file: 'assets/a-512-1.png' },
};
const url = new URL('https://portal.example.com/bills');
const manifestOf = (more: object = {}) =>
  JSON.parse(renderWebManifest({ brand, language: 'en', url, chunks, ...more }));

describe('the manifest of a portal as an app', () => {
  it('names the brand, its colours and its icons', () => {
    expect(manifestOf()).toMatchObject({
      name: 'Marigold Energy',
      short_name: 'Marigold',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#571539',
    });
    const icons = manifestOf().icons as readonly { src: string; sizes: string; purpose: string }[];
    expect(icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
      ['/assets/a-192-1.png', '192x192', 'any'],
      ['/assets/a-192-1.png', '192x192', 'maskable'],
      ['/assets/a-512-1.png', '512x512', 'any'],
      ['/assets/a-512-1.png', '512x512', 'maskable'],
    ]);
  });

  it('begins in the language of the page, and is one app in all', () => {
    expect(manifestOf({ language: 'es' })).toMatchObject({ id: '/', lang: 'es', start_url: '/es' });
  });

  it.each([
    ['en', '/documents?shared'],
    ['es', '/es/documents?shared'],
  ] as const)('takes documents that other apps share, in %s', (language, action) => {
    expect(manifestOf({ language, shared: '/documents' }).share_target).toMatchObject({
      action,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files' }] },
    });
    expect(manifestOf()).not.toHaveProperty('share_target');
  });

  it('does without a colour and without icons', () => {
    const { color: _, ...plain } = brand;
    const found = manifestOf({ brand: plain, chunks: {} });
    expect(found.icons).toEqual([]);
    expect(found).not.toHaveProperty('theme_color');
  });

  it.each([
    ['en', '/app.webmanifest'],
    ['es', '/es/app.webmanifest'],
  ] as const)('is linked in %s', (language, manifest) => {
    expect(appLinks({ brand, language, url, chunks })).toEqual({
      manifest,
      touchIcon: '/assets/a-180-1.png',
    });
  });
});
