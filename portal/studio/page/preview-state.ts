import { useEffect, useState } from 'react';
import type { PreviewPlace, StudioDocument, StudioSettings } from '../protocol.ts';
import { calls } from './calls.ts';

/** Returns the address at which the portal of a brand shows a document, read anew with each revision of the project. */
export function usePlace(id: string, brand: string, revision: number): PreviewPlace | undefined {
  const [place, setPlace] = useState<{ readonly of: string; readonly place: PreviewPlace }>();
  const of = `${id} ${brand}`;
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const answer = await calls.preview(id, brand);
      if (isWanted && answer.state === 'done') setPlace({ of, place: answer.value });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [id, brand, revision, of]);
  return place?.of === of ? place.place : undefined;
}

/** Returns the one by whose eyes the preview is seen: the choice, or whoever the screen is for. */
export function viewerOf(
  choice: string,
  { access }: Pick<StudioDocument, 'access'>,
  { viewers }: Pick<StudioSettings, 'viewers'>,
): string | undefined {
  if (choice === 'guest') return undefined;
  if (choice !== 'fitting') return choice;
  return access === 'customer' ? viewers[0]?.username : undefined;
}

/** The one that previews were seen by last, for whom it may be another one meanwhile. */
let lastViewer: string | undefined;

/**
 * Logs a customer in for all previews, or out for a guest.
 *
 * @param wanted undefined for a guest
 * @param isMeanwhile whoever was logged in before is so again afterwards
 * @returns whether that has come to pass
 */
export function useViewer(wanted: string | undefined, isMeanwhile = false): boolean {
  const [viewer, setViewer] = useState<{ readonly name: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    const before = lastViewer;
    const become = async () => {
      if (!isMeanwhile) lastViewer = wanted;
      await calls.become(wanted);
      if (isWanted) setViewer({ name: wanted });
    };
    void become();
    return () => {
      isWanted = false;
      if (isMeanwhile) void calls.become(before);
    };
  }, [wanted, isMeanwhile]);
  return viewer !== undefined && viewer.name === wanted;
}

/** The address that is previewed: one that is known for the document, until another one is typed. */
export interface TypedPath {
  readonly path: string | undefined;
  readonly go: (path: string) => void;
}

/** @param known an example's address; undefined where there is none yet */
export function useTypedPath({ id, kind }: StudioDocument, known: string | undefined): TypedPath {
  const [typed, setTyped] = useState<{ readonly id: string; readonly path: string }>();
  const otherwise = known ?? (kind === 'screen' ? undefined : '/');
  return {
    path: typed?.id === id ? typed.path : otherwise,
    go: (path) => setTyped({ id, path: path.startsWith('/') ? path : `/${path}` }),
  };
}
