import '../src/ui/styles/index.css';
import '../src/ui/styles/media/forced-colors.css';
import '../src/ui/styles/media/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { components } from '../src/blocks/components.ts';
import { BrandProvider } from '../src/brand/index.ts';
import { createI18n, LanguageProvider, rowOf } from '../src/i18n/index.ts';
import { TranslationProvider } from '../src/i18n/translation.ts';
import { PageProvider, ToastRegion } from '../src/ui/index.ts';
import { brands } from '../../screen-configs/brands.json';
import { GalleryPage } from './gallery-page.tsx';
import { textsOf } from './sample-screens.ts';
import { readLook } from './look-setting.ts';

// Every brand's tokens at once: each counts where `data-brand` names it.
import.meta.glob('../src/brand/tokens/*.css', { eager: true });

const look = readLook(location.search);
const brand = brands.find(({ id }) => id === look.brand);
const root = document.getElementById('gallery');
if (root === null || brand === undefined)
  throw new Error('The document has no #gallery, or brands.json no such brand.');

const page = document.documentElement;
page.lang = look.language;
page.dir = rowOf(look.language).direction ?? '';
page.dataset['brand'] = brand.id;
page.style.colorScheme = look.scheme;

const i18n = await createI18n(look.language, textsOf(look.language, look.length === 'long'));
// What only comes after a customer has done something is brought about as soon as a block is there.
await Promise.all(
  Object.values(components).map((component) => ('load' in component ? component.load() : undefined)),
);
// Links inside components lead to screens that are not here.
const { hook } = memoryLocation({ path: '/', static: true });
createRoot(root).render(
  <StrictMode>
    <BrandProvider value={brand}>
      <LanguageProvider value={look.language}>
        <TranslationProvider value={i18n}>
          <PageProvider value={{ siteName: i18n.t('site', { ns: 'gallery' }), moved: false }}>
            <Router hook={hook}>
              <ToastRegion closeLabel={i18n.t('close')}>
                <GalleryPage look={look} />
              </ToastRegion>
            </Router>
          </PageProvider>
        </TranslationProvider>
      </LanguageProvider>
    </BrandProvider>
  </StrictMode>,
);
