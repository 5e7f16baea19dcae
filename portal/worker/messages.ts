/** The address of the worker: at the root, since it answers for all pages. */
export const WORKER = '/service-worker.js';

/** Messages of a page to its worker. */
export type WorkerMessage =
  /** Files that the page has loaded, and the page that is shown where a page cannot be loaded. */
  | { readonly keep: readonly string[]; readonly shell: string }
  /** The session of the page that is being left, for the one that comes next; null where nobody is signed in. */
  | { readonly hold: string | null };
