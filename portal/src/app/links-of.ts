import type { NavigationArea, ScreenEntry } from '../../screen-language/manifest.ts';

/** Screens of an area in ascending order. */
export function linksOf(screens: readonly ScreenEntry[], area: NavigationArea): readonly ScreenEntry[] {
  return screens
    .filter((screen) => screen.navigation?.area === area)
    .toSorted((one, other) => (one.navigation?.order ?? 0) - (other.navigation?.order ?? 0));
}
