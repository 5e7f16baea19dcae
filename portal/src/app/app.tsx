import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { TranslationProvider, useTranslation } from '../i18n/translation.ts';
import { BrandProvider } from '../brand/index.ts';
import type { Brand } from '../brand/index.ts';
import { basePathOf, LanguageProvider } from '../i18n/index.ts';
import type { Language } from '../i18n/index.ts';
import { PageRouter, ToastRegion } from '../ui/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { ErrorLog } from './error-log.ts';
import { ErrorLogProvider } from './error-log.ts';
import { FirstHeadingProvider, ManifestProvider } from './host-document.ts';
import type { OpenedPage } from './host-document.ts';
import { Layout } from './layout.tsx';
import type { LivePageProps } from './live-page.tsx';
import { loadChunk } from '../ui/index.ts';
import type { PageManifest } from '../../screen-language/manifest.ts';

/** Props of {@link App}. */
interface AppProps {
  readonly manifest: PageManifest;
  readonly brand: Brand;
  readonly language: Language;
  readonly i18n: i18n;
  readonly firstHeading: OpenedPage | undefined;
  readonly errorLog: ErrorLog;
}

/** The whole page. */
export function App({ manifest, brand, language, i18n, firstHeading, errorLog }: AppProps) {
  return (
    <ErrorLogProvider value={errorLog}>
      <ManifestProvider value={manifest}>
        <BrandProvider value={brand}>
          <LanguageProvider value={language}>
            <TranslationProvider value={i18n}>
              <PageRouter base={basePathOf(language)}>
                <FirstHeadingProvider value={firstHeading}>
                  <Frame />
                </FirstHeadingProvider>
              </PageRouter>
            </TranslationProvider>
          </LanguageProvider>
        </BrandProvider>
      </ManifestProvider>
    </ErrorLogProvider>
  );
}

/** The chunk that talks to the org; until it is loaded, the document's first frame stays as it is. */
const LivePage = loadChunk(async () => {
  const [{ LivePage }, around] = await Promise.all([import('./live-page.tsx'), wrappers()]);
  return around.reduce<ComponentType<LivePageProps>>((Page, wrap) => wrap(Page), LivePage);
});

type Wrap = (Page: ComponentType<LivePageProps>) => ComponentType<LivePageProps>;

/** Wrappers of the page that the host asks for, the innermost first. */
async function wrappers(): Promise<readonly Wrap[]> {
  const askedFor = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="portal-${name}"]`)?.content;
  const studio = askedFor('preview');
  const asked: readonly (false | Promise<Wrap>)[] = [
    askedFor('inspector') !== undefined && import('./inspected-page.tsx').then(({ inspected }) => inspected),
    askedFor('figures') !== undefined && import('./measured-page.tsx').then(({ measured }) => measured),
    studio !== undefined &&
      import('./preview/previewed-page.tsx').then(
        ({ previewed }) =>
          (Page) =>
            previewed(Page, studio),
      ),
  ];
  return (await Promise.all(asked)).filter((wrap) => wrap !== false);
}

/** Stays when what lives inside it breaks. */
function Frame() {
  const { t } = useTranslation();
  return (
    <ToastRegion closeLabel={t('close')}>
      <ErrorBoundary frame={Layout}>
        <LivePage />
      </ErrorBoundary>
    </ToastRegion>
  );
}
