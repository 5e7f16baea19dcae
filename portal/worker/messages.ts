/** The address of the worker: at the root, since it answers for all pages. */
export const WORKER = '/service-worker.js';

/** The query of the address to which another app's files are sent, and of the page that then asks for them. */
export const SHARED = '?shared';

/** The member of that form which holds the files. */
export const SHARED_FILES = 'files';

/** The words that a browser shows when it is told of something, in the customer's language; nothing in it is personal. */
export interface PushWords {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** Path of the page that it is about. */
  readonly page: string;
}

/** Messages of a page to its worker. */
export type WorkerMessage =
  /** Files that the page has loaded, and the page that is shown where a page cannot be loaded. */
  | { readonly keep: readonly string[]; readonly shell: string }
  /** The session of the page that is being left, for the one that comes next; null where nobody is signed in. */
  | { readonly hold: string | null }
  /** The words to show when the org tells this browser of something. */
  | { readonly tell: PushWords }
  /** The page whose words are not wanted any longer. */
  | { readonly tellNoMore: string }
  /** Files that another app shared: they are sent through the port that comes along, and not held any longer. */
  | { readonly take: 'shared' };
