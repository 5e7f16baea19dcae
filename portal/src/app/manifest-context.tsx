import { createContext, useContext } from 'react';
import type { PublishedManifest } from '../../screen-language/manifest.ts';

const Published = createContext<PublishedManifest | undefined>(undefined);

/** Set once, by the shell. */
export const ManifestProvider = Published.Provider;

/** What is published. */
export function useManifest(): PublishedManifest {
  const manifest = useContext(Published);
  if (manifest === undefined) throw new Error('There is no ManifestProvider above this component.');
  return manifest;
}

/** Reads the data block that the host put into the document. */
export function readManifest(page: Document): PublishedManifest {
  const text = page.getElementById('portal-manifest')?.textContent;
  if (!text) throw new Error('The document carries no manifest.');
  // Written by the project's own publish step, which checked it.
  return JSON.parse(text) as PublishedManifest;
}
