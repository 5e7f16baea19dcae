import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import type { AroundNavHandler } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { fragmentNow, takeFragment } from './fragment.ts';
import { leave } from './leave.ts';

/** An entry of the browser's history. */
interface Place {
  /** With the beginning of the page's language. */
  readonly path: string;
  readonly search: string;
  /** The text behind the #, also where it is no longer in the address. */
  readonly hash: string;
  /** As in `history.state`. */
  readonly state: unknown;
}

const placeNow = (): Place => ({
  path: location.pathname,
  search: location.search,
  hash: fragmentNow(),
  state: history.state,
});

const Shown = createContext<Place>({ path: '', search: '', hash: '', state: null });

/** Returns the entry of the history that is shown: while another page is drawn, that of the one before. */
export const usePlace = (): Place => useContext(Shown);

const useShownLocation = (): [string, typeof navigate] => [usePlace().path, navigate];
const useShownSearch = (): string => usePlace().search;

/** The first one comes for another # as well; wouter dispatches the other two itself. */
const events = ['popstate', 'pushState', 'replaceState'];

/** Returns true where pages change by a view transition: the browser has them, and the customer does not prefer less motion. */
const hasMotion = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Goes to another page by a view transition.
 *
 * @param go resolves as soon as the other page is drawn: the browser shows the one before until then
 */
function changePage(go: () => Promise<void>): void {
  const { ready } = document.startViewTransition(go);
  // The next change of page may skip the motion of this one.
  ready.catch(() => undefined);
}

/** Props of {@link PageRouter}. */
interface PageRouterProps {
  /** The beginning of all paths of the page's language. */
  readonly base: string;
  readonly children: ReactNode;
}

/**
 * The router of the whole page. It draws another page as a transition of React's, so in pieces between which the
 * browser can do other work, and shows the one before until all of the other is drawn. A form with answers that are not
 * sent may ask before its page is left.
 */
export function PageRouter({ base, children }: PageRouterProps) {
  const [place, setPlace] = useState(placeNow);
  const [waiting] = useState((): (() => void)[] => []);
  useEffect(() => {
    const follow = () => {
      takeFragment();
      const show = () => setPlace(placeNow());
      // Without a motion to wait for it, what is known already would come a frame later.
      if (hasMotion()) startTransition(show);
      else show();
    };
    for (const event of events) addEventListener(event, follow);
    // A page below may have led elsewhere before its first frame.
    follow();
    return () => {
      for (const event of events) removeEventListener(event, follow);
    };
  }, []);
  useEffect(() => {
    for (const resolve of waiting.splice(0)) resolve();
  }, [waiting, place]);
  const [aroundNav] = useState((): AroundNavHandler => (navigateTo, to, options) => {
    const go = () => navigateTo(to, options);
    const drawn = () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        go();
      });
    const isSamePage = location.pathname === to.replace(/[?#].*/, '');
    const isChange = !isSamePage && options?.replace !== true && hasMotion();
    leave(isChange ? () => changePage(drawn) : go, to, options);
  });
  return (
    <Shown value={place}>
      {/* oxlint-disable-next-line react/hooks -- wouter asks for hooks, and they never change */}
      <Router base={base} hook={useShownLocation} searchHook={useShownSearch} aroundNav={aroundNav}>
        {children}
      </Router>
    </Shown>
  );
}
