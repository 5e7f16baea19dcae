import { useClient } from '@energy-portal/sdk/react';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { matchRoute, Redirect, Route, Switch, useLocation, useRouter } from 'wouter';
import { components } from '../blocks/components.ts';
import { useBrand } from '../brand/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { useTranslation } from '../i18n/translation.ts';
import { loadScreen } from '../screen/loaded-screen.ts';
import { createScreenCache, ScreenCacheProvider, useScreenCache } from '../screen/screen-cache.ts';
import { PageProvider } from '../ui/index.ts';
import { useManifest } from './host-document.ts';
import { NotFoundPage } from '../page/plain-pages.tsx';
import {
  createReturnAddressStore,
  readReturnAddress,
  ReturnAddressProvider,
  useRedirectHome,
} from './return-address.ts';
import { ScreenPage, ScreenPlaceholder } from './screen-page.tsx';
import { useSession } from './session.tsx';

/** All pages: the published screens, the redirect home, and not found. */
export function Routes() {
  const { screens, navigation } = useManifest();
  const [store] = useState(createReturnAddressStore);
  const { load } = useClient();
  const [screenCache] = useState(() => createScreenCache(load));
  return (
    <ReturnAddressProvider value={store}>
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
            {navigation.redirects?.map(({ from, to }) => (
              <Route key={from} path={from}>
                {(values) => <Redirect to={filled(to, values)} replace />}
              </Route>
            ))}
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </Moving>
        <Prefetching />
      </ScreenCacheProvider>
    </ReturnAddressProvider>
  );
}

/** Fetches code ahead, and says when the line is away, by a file of its own that nobody waits for. */
function Prefetching() {
  const manifest = useManifest();
  const { i18n } = useTranslation();
  const language = useLanguage();
  const cache = useScreenCache();
  const router = useRouter();
  const visitor = visitors[useSession().state];
  const [Offline, setOffline] = useState<ComponentType>();
  useEffect(() => {
    const page = { manifest, i18n, language, cache, router, visitor };
    const sources = { ...page, components, loadScreen, matchRoute, readReturnAddress };
    const started = import('./prefetching.ts').then(
      ({ startPrefetching, OfflineReading }) => {
        setOffline(() => OfflineReading);
        return startPrefetching(sources);
      },
      () => undefined,
    );
    return () => void started.then((stop) => stop?.());
  }, [manifest, i18n, language, cache, router, visitor]);
  return Offline && <Offline />;
}

/** A route with the values of an address in it. */
const filled = (route: string, values: Readonly<Record<string, string | undefined>>) =>
  route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** Lets page headings know if the customer came from another page of the site. */
function Moving({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const [seen, setSeen] = useState({ path, moved: false });
  if (seen.path !== path) setSeen({ path, moved: true });
  return <PageProvider value={{ siteName: useBrand().name, moved: seen.moved }}>{children}</PageProvider>;
}

const visitors = { loading: undefined, guest: 'guest', unknown: 'guest', customer: 'customer' } as const;

/** The page at `/` where no screen is published there: redirects to the home of a guest or a customer. */
function HomePage() {
  useRedirectHome(visitors[useSession().state]);
  return (
    <div className="page">
      <ScreenPlaceholder />
    </div>
  );
}
