import { useState } from 'react';
import type { ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useBrand } from '../brand/index.ts';
import { createScreenCache, ScreenCacheProvider } from '../screen/screen-cache.ts';
import { PageProvider } from '../ui/index.ts';
import { HomePage } from './home-page.tsx';
import { useManifest } from './manifest-context.tsx';
import { NotFoundPage } from './pages.tsx';
import { ScreenPage } from './screen-page.tsx';
import { createWishKeeper, WishProvider } from './return-address.ts';

/** All pages: the published screens, the way home, and not found. */
export function Routes() {
  const { screens } = useManifest();
  const [keeper] = useState(createWishKeeper);
  const [screenCache] = useState(createScreenCache);
  return (
    <WishProvider value={keeper}>
      <ScreenCacheProvider value={screenCache}>
        <Moving>
          <Switch>
            {screens.map((entry) => (
              <Route key={entry.id} path={entry.route}>
                <ScreenPage entry={entry} />
              </Route>
            ))}
            <Route path="/">
              <HomePage />
            </Route>
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </Moving>
      </ScreenCacheProvider>
    </WishProvider>
  );
}

/** Tells page headings whether the customer came from another page of the site. */
function Moving({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const [seen, setSeen] = useState({ path, moved: false });
  if (seen.path !== path) setSeen({ path, moved: true });
  return <PageProvider value={{ siteName: useBrand().name, moved: seen.moved }}>{children}</PageProvider>;
}
