import { createContext, useContext } from 'react';
import { usePlace } from '../ui/index.ts';
import type { FirstHeading, PageManifest } from '../../screen-language/manifest.ts';

const Published = createContext<PageManifest | undefined>(undefined);

/** Set once, by the shell. */
export const ManifestProvider = Published.Provider;

/** Returns the published manifest. */
export function useManifest(): PageManifest {
  const manifest = useContext(Published);
  if (manifest === undefined) throw new Error('Put it below ManifestProvider.');
  return manifest;
}

/** Reads the data block that the host put into the document. */
export function readManifest(page: Document): PageManifest {
  const text = page.getElementById('portal-manifest')?.textContent;
  if (!text) throw new Error('The document carries no manifest.');
  // Written by the project's own publish step, which checked it.
  return JSON.parse(text) as PageManifest;
}

/** The heading of the page that was opened first, and the path of that page. */
export interface OpenedPage extends FirstHeading {
  readonly path: string;
}

const Opened = createContext<OpenedPage | undefined>(undefined);

/** Set once, by the shell: the heading in the document. */
export const FirstHeadingProvider = Opened.Provider;

/** Reads the heading that the host wrote into the place of the app; undefined where it knew none. */
export function readFirstHeading(root: Element, path: string): OpenedPage | undefined {
  const heading = root.querySelector('.page-heading');
  const title = heading?.querySelector('h1')?.textContent;
  if (!title) return undefined;
  const hasAbout = heading?.querySelector('.page-about') !== null;
  return { path, title, hasAbout, lead: heading?.querySelector('p:not(.page-about)')?.textContent };
}

/** Returns the heading that the document was opened with, as long as the page is the same. */
export function useFirstHeading(): FirstHeading | undefined {
  const opened = useContext(Opened);
  const { path } = usePlace();
  return opened?.path === path ? opened : undefined;
}
