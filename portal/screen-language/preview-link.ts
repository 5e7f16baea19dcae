import type { PublishedManifest } from './manifest.ts';

/** Messages between a page of the portal in a preview and the studio around it. Each names itself in `preview`. */

/** Said by the page once it can take messages, with the version of the publication that it shows. */
export interface PreviewReady {
  readonly preview: 'ready';
  readonly version: string;
}

/** Said by the studio: show this publication from now on. */
export interface PreviewShow {
  readonly preview: 'show';
  readonly manifest: PublishedManifest;
}

/** Returns the name of a message of this kind; undefined for anything else. */
export function previewMessageOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('preview' in data)) return undefined;
  return typeof data.preview === 'string' ? data.preview : undefined;
}

/** The state that a page in a preview is shown in, as the name of its frame, so that it counts from the first call on. */
export interface PreviewState {
  readonly preview: 'state';
  /** The way in which the org answers: as it is unless stated. The session is always told, so that the page itself is shown. */
  readonly org?: 'waiting' | 'offline' | 'down' | 'ended' | undefined;
  /** One operation that is refused, with the code of its error. */
  readonly refused?: RefusedCall | undefined;
  /**
   * Done with the page's form once it is there: without answers, answered, sent without answers, sent as far as it goes,
   * come back to after it was left half answered.
   */
  readonly form?: 'empty' | 'filled' | 'errors' | 'sent' | 'resumed' | undefined;
  /** The page as it is printed. */
  readonly isPrinted?: boolean | undefined;
  /** Size of the text in percent of the usual one. */
  readonly textSize?: number | undefined;
}

/** A call that is answered with an error. */
export interface RefusedCall {
  readonly method: string;
  /** Of the address, with names in braces for what differs: `/services/data/v64.0/ui-api/records/{recordId}`. */
  readonly path: string;
  readonly code: string;
}

/** Returns the state that the name of a frame tells; undefined where it tells none. */
export function previewStateIn(name: string): PreviewState | undefined {
  try {
    const state: unknown = JSON.parse(name);
    // Made by the studio: a frame's name is its owner's.
    return previewMessageOf(state) === 'state' ? (state as PreviewState) : undefined;
  } catch {
    return undefined;
  }
}
