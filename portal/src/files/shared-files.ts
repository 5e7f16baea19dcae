import { useSyncExternalStore } from 'react';

let held: readonly File[] = [];
const listeners = new Set<() => void>();

function change(files: readonly File[]): void {
  held = files;
  for (const listener of listeners) listener();
}

/** Holds files that another app shared with the portal, until they are used or put away. Kept by the page, through a log-in. */
export function holdShared(files: unknown): void {
  if (!Array.isArray(files)) return;
  const all = [...held, ...files.filter((one) => one instanceof File)];
  change([...new Map(all.map((file) => [sharedKey(file), file])).values()]);
}

/** Tells shared files apart; the same one that is shared twice is one. */
export const sharedKey = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Lets a shared file go: it is used, or not wanted. */
export const dropShared = (file: File): void => change(held.filter((one) => one !== file));

/** Lets all of them go: the next who signs in is somebody else. */
export const forgetShared = (): void => change([]);

/** Returns the files that another app shared and nobody has used yet. */
export const useSharedFiles = (): readonly File[] => useSyncExternalStore(subscribe, () => held);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
