import { Link, useLocation } from 'wouter';
import type { NavigationArea, PageScreen } from '../../screen-language/manifest.ts';
import { Icon } from '../ui/index.ts';
import { useManifest } from './host-document.ts';

/** Props of {@link NavigationLinks}. */
interface NavigationLinksProps {
  readonly area: NavigationArea;
  /** Only what a guest may see, and logging in. */
  readonly isGuest?: boolean;
  /** Called when a link was followed. */
  readonly onFollow?: () => void;
}

/** The published screens that want to be listed in one area, in their order. */
export function NavigationLinks({ area, isGuest = false, onFollow }: NavigationLinksProps) {
  const [location] = useLocation();
  const { screens, navigation } = useManifest();
  const entries = isGuest
    ? [
        ...linksOf(screens, area).filter(({ access }) => access !== 'customer'),
        ...screens.filter(({ route }) => route === navigation.logIn),
      ]
    : linksOf(screens, area);
  if (entries.length === 0) return null;
  return (
    <ul className="nav-links">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link
            href={entry.route}
            className="nav-link"
            aria-current={
              isWithin(location, [entry.route, ...(navigation.below?.[entry.route] ?? [])])
                ? 'page'
                : undefined
            }
            {...(onFollow === undefined ? {} : { onClick: onFollow })}
          >
            <Icon name={entry.navigation?.icon ?? 'logIn'} />
            {entry.navigation?.label ?? entry.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function isWithin(location: string, routes: readonly string[]): boolean {
  return routes.some((route) => location === route || location.startsWith(`${route}/`));
}

/** Screens of an area in ascending order. */
export function linksOf(screens: readonly PageScreen[], area: NavigationArea): readonly PageScreen[] {
  return screens
    .filter((screen) => screen.navigation?.area === area)
    .toSorted((one, other) => (one.navigation?.order ?? 0) - (other.navigation?.order ?? 0));
}
