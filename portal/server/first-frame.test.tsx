// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FirstHeadingProvider, readFirstHeading, ManifestProvider } from '../src/app/host-document.ts';
import { Layout } from '../src/app/layout.tsx';
import type { ScreenFrame } from '../screen-language/manifest.ts';
import { ScreenPlaceholder, WelcomeLayout } from '../src/app/screen-page.tsx';
import { BrandProvider } from '../src/brand/index.ts';
import { createI18n, LanguageProvider } from '../src/i18n/index.ts';
import { TranslationProvider } from '../src/i18n/translation.ts';
import { firstHeadingOf, renderFirstFrame } from './first-frame.ts';

const brand = { id: 'c', name: 'Tidewell Energy', crmName: 'Brand C', word: null };
const manifest = {
  version: '1',
  screens: [],
  texts: { en: '', es: '' },
  navigation: { logIn: '/login', home: { guest: '/login', customer: '/' } },
  brands: [brand],
};
const heading = { title: 'Log in', hasAbout: true, lead: 'See your plan & "more" by your log-in.' };

afterEach(cleanup);

/** What the app shows first of all, at the place of such a screen. */
async function renderApp(within: ScreenFrame, root: Element): Promise<Element> {
  const i18n = await createI18n('en', { common: {}, errors: {} });
  const waiting = <ScreenPlaceholder />;
  return render(
    <ManifestProvider value={manifest}>
      <BrandProvider value={brand}>
        <LanguageProvider value="en">
          <TranslationProvider value={i18n}>
            <FirstHeadingProvider value={readFirstHeading(root, location.pathname)}>
              <Layout>
                {within === 'welcome' ? (
                  <WelcomeLayout>{waiting}</WelcomeLayout>
                ) : (
                  <div className="page">{waiting}</div>
                )}
              </Layout>
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
      root.innerHTML = renderFirstFrame({ brand, logo: 'logo.svg', language: 'en', frame, heading });
      const shown = placesIn(await renderApp(frame, root));
      const framed = placesIn(root).filter((place) => !place.includes('welcome-panel'));
      expect(framed.length).toBeGreaterThan(9);
      expect(shown).toEqual(expect.arrayContaining([...framed]));
    },
  );
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
