import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useBrand } from '../brand/index.ts';
import { PageProvider } from '../ui/index.ts';
import { HomePage } from './home-page.tsx';
import { useManifest } from './manifest-context.tsx';
import { NotFoundPage } from './pages.tsx';
import { ScreenPage } from './screen-page.tsx';

/** All pages: the published screens, the way home, and not found. */
export function Routes() {
  const { screens } = useManifest();
  return (
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
  );
}

/** Tells page headings whether the customer came from another page of the site. */
function Moving({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const first = useRef(path);
  return (
    <PageProvider value={{ siteName: useBrand().name, moved: path !== first.current }}>
      {children}
    </PageProvider>
  );
}
