import { useSyncExternalStore } from 'react';

/** The id of the document that the address names behind its hash, so that it can be linked to and Back works. */
export function useOpenedId(): string | undefined {
  return useSyncExternalStore(follow, openedId);
}

/** Opens a document by its id. */
export function openDocument(id: string): void {
  location.hash = `/${id}`;
}

const openedId = () => location.hash.replace(/^#\//, '') || undefined;

function follow(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}
