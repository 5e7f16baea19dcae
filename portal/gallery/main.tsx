import '../src/ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { components } from '../src/blocks/components.ts';
import { BrandProvider } from '../src/brand/index.ts';
import { createI18n, LanguageProvider } from '../src/i18n/index.ts';
import { TranslationProvider } from '../src/i18n/translation.ts';
import { PageProvider, ToastRegion } from '../src/ui/index.ts';
import { brands } from '../../screen-configs/brands.json';
import { PartsPage } from './gallery-page.tsx';
import { textsOf } from './sample-screens.ts';
import { readWish } from './look-setting.ts';

// Every brand's tokens at once: each counts where `data-brand` names it.
import.meta.glob('../src/brand/tokens/*.css', { eager: true });

const wish = readWish(location.search);
const brand = brands.find(({ id }) => id === wish.brand);
const root = document.getElementById('parts');
if (root === null || brand === undefined)
  throw new Error('The document has no #parts, or brands.json no such brand.');

const page = document.documentElement;
page.lang = wish.language;
page.dataset['brand'] = brand.id;
page.style.colorScheme = wish.scheme;

const i18n = await createI18n(wish.language, textsOf(wish.language, wish.length === 'long'));
// What only comes after a customer has done something is brought about as soon as a block is there.
await Promise.all(
  Object.values(components).map((component) => ('load' in component ? component.load() : undefined)),
);
// Links inside parts lead to screens that are not here.
const { hook } = memoryLocation({ path: '/', static: true });
createRoot(root).render(
  <StrictMode>
    <BrandProvider value={brand}>
      <LanguageProvider value={wish.language}>
        <TranslationProvider value={i18n}>
          <PageProvider value={{ siteName: i18n.t('site', { ns: 'parts' }), moved: false }}>
            <Router hook={hook}>
              <ToastRegion closeLabel={i18n.t('close')}>
                <PartsPage wish={wish} />
              </ToastRegion>
            </Router>
          </PageProvider>
        </TranslationProvider>
      </LanguageProvider>
    </BrandProvider>
  </StrictMode>,
);
