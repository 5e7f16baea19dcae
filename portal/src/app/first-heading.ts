import { createContext, useContext } from 'react';
import { usePathname } from 'wouter/use-browser-location';

/** A screen's heading as far as it is known before the screen itself is there. */
export interface FirstHeading {
  readonly title: string;
  /** Below the title it is said what the page is about, once somebody is known to be there. */
  readonly hasAbout?: boolean;
  readonly lead?: string | undefined;
}

/** The heading of the page that was opened first, and the path of that page. */
export interface OpenedPage extends FirstHeading {
  readonly path: string;
}

const Opened = createContext<OpenedPage | undefined>(undefined);

/** Set once, by the shell: what the document brought along. */
export const FirstHeadingProvider = Opened.Provider;

/** The heading that the host wrote into the place of the app; undefined where it knew none. */
export function readFirstHeading(root: Element, path: string): OpenedPage | undefined {
  const heading = root.querySelector('.page-heading');
  const title = heading?.querySelector('h1')?.textContent;
  if (!title) return undefined;
  const hasAbout = heading?.querySelector('.page-about') !== null;
  return { path, title, hasAbout, lead: heading?.querySelector('p:not(.page-about)')?.textContent };
}

/** The heading that stands in the document since it was opened, as long as the page is the same. */
export function useFirstHeading(): FirstHeading | undefined {
  const opened = useContext(Opened);
  const path = usePathname();
  return opened?.path === path ? opened : undefined;
}
