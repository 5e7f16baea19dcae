// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FirstHeadingProvider, readFirstHeading, ManifestProvider } from './host-document.ts';
import { Layout } from './layout.tsx';
import type { ScreenFrame } from '../../screen-language/manifest.ts';
import { ScreenFrame as Frame, ScreenPlaceholder, WelcomePanel } from './screen-page.tsx';
import { BrandProvider } from '../brand/index.ts';
import { createI18n, LanguageProvider } from '../i18n/index.ts';
import { TranslationProvider } from '../i18n/translation.ts';
import { PageRouter } from '../ui/index.ts';
import { firstHeadingOf } from '../../screen-language/publish/first-heading.ts';
import { renderFirstFrame } from './first-frame.tsx';
import { languageVersion } from '../../screen-language/language-version.ts';

const brand = { id: 'c', name: 'Tidewell Energy', crmName: 'Brand C', word: null };
const manifest = {
  version: '1',
  languageVersion,
  screens: [],
  texts: '',
  navigation: { logIn: '/login', home: { guest: '/login', customer: '/' } },
  brands: [brand],
};
const heading = { title: 'Log in', hasAbout: true, lead: 'See your plan & "more" by your log-in.' };

afterEach(cleanup);

/** Renders the first frame of the app for such a screen. */
async function renderApp(within: ScreenFrame, root: Element): Promise<Element> {
  const i18n = await createI18n('en', { common: {}, errors: {} });
  const waiting = <ScreenPlaceholder />;
  return render(
    <ManifestProvider value={manifest}>
      <BrandProvider value={brand}>
        <LanguageProvider value="en">
          <TranslationProvider value={i18n}>
            <FirstHeadingProvider value={readFirstHeading(root, location.pathname)}>
              <PageRouter base="">
                <Layout>
                  <Frame frame={within} panel={<WelcomePanel />}>
                    {waiting}
                  </Frame>
                </Layout>
              </PageRouter>
            </FirstHeadingProvider>
          </TranslationProvider>
        </LanguageProvider>
      </BrandProvider>
    </ManifestProvider>,
  ).container;
}

/** Each element with its class, below those that hold it, and the text in it. */
function placesIn(element: Element, above = ''): readonly string[] {
  return [...element.children].flatMap((child) => {
    const place = `${above} > ${child.localName}.${child.className}`;
    const text = child.children.length === 0 ? `: ${child.textContent}` : '';
    return [place + text, ...placesIn(child, place)];
  });
}

describe('the first frame', () => {
  it.each(['welcome', 'page'] as const)(
    'has nothing that the app does not show there, in the frame %s',
    async (frame) => {
      const root = document.createElement('div');
      root.innerHTML = renderFirstFrame({ brand, language: 'en', frame, heading });
      const shown = placesIn(await renderApp(frame, root));
      const framed = placesIn(root).filter((place) => !place.includes('welcome-panel'));
      expect(framed.length).toBeGreaterThan(9);
      expect(shown).toEqual(expect.arrayContaining([...framed]));
    },
  );
});

describe('renderFirstFrame', () => {
  it('escapes what it writes, and keeps short words with hyphens on one line', () => {
    const html = renderFirstFrame({
      brand: { ...brand, name: 'Oak & Sons' },
      language: 'es',
      frame: 'page',
      heading: { title: 'My <profile>', lead: 'By log-in, not by-a-word-that-is-longer-than-that' },
    });
    expect(html).toContain('<h1>My &lt;profile&gt;</h1>');
    expect(html).toContain('<span class="code">log-in</span>, not by-a-word-that-is-longer-than-that');
    expect(html).toContain('alt="Oak &amp; Sons"');
    expect(html).toContain('href="/es/"');
    expect(html).toMatch(/^<div class="shell">/);
  });
});

describe('firstHeadingOf', () => {
  const model = {};
  const bound = { heading: 'reads.plan.name' };
  const table = [
    ['a text', model, { title: 'Log in', lead: 'Welcome.' }, { title: 'Log in', lead: 'Welcome.' }],
    ['no lead', model, { title: 'Plans' }, { title: 'Plans' }],
    ['a lead that needs data', model, { title: 'Plans', lead: 'In {{zip}}' }, { title: 'Plans' }],
    ['a title that needs data', model, { title: 'Hello, {{name}}' }, undefined],
    ['a page about an account', { about: 'account' }, { title: 'Usage' }, { title: 'Usage', hasAbout: true }],
    ['a heading out of data', bound, { title: 'Plan' }, undefined],
  ] as const;
  it.each(table)('of %s', (_name, given, texts, want) => {
    expect(firstHeadingOf({ model: given, texts })).toEqual(want);
  });
});
