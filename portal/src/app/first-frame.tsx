import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { basePathOf } from '../../screen-language/language.ts';
import type { FirstFrame } from '../../screen-language/manifest.ts';
import { BrandProvider } from '../brand/index.ts';
import { Skeleton } from '../ui/index.ts';
import { PageHeader } from './layout.tsx';
import { PlaceholderHeading, ScreenFrame } from './screen-page.tsx';

/**
 * Returns the HTML that stands in the place of the app until it has come: the header and heading that it shows first,
 * so that nothing moves when it takes over. The publish step renders it; it is not in the customer's bundle.
 */
export function renderFirstFrame({ brand, language, frame, heading }: FirstFrame): string {
  const html = renderToStaticMarkup(
    <BrandProvider value={brand}>
      <Router base={basePathOf(language)} ssrPath={`${basePathOf(language)}/`}>
        <div className="shell">
          <PageHeader home={brand.name} />
          <main aria-busy="true">
            <ScreenFrame frame={frame} panel={<aside className="welcome-panel" />}>
              {heading && <PlaceholderHeading {...heading} />}
              <Skeleton />
            </ScreenFrame>
          </main>
        </div>
      </Router>
    </BrandProvider>,
  );
  // React asks for the logo ahead; the head of the document does so already.
  return html.replace(/^<link [^>]*>/, '');
}
