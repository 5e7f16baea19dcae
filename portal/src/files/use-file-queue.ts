import { useEffect, useReducer, useRef } from 'react';
import { reduceQueue } from './file-queue.ts';
import type { FileStage, QueuedFile, QueueEvent } from './file-queue.ts';

/** How far one file has come. Whoever was stopped is heard no more. */
export interface FileWay {
  readonly signal: AbortSignal;
  /** @param news read aloud, if there is any */
  readonly move: (stage: FileStage, news?: string) => void;
  /** The bytes are there: they need not be sent again. */
  readonly arrive: (sent: unknown) => void;
}

/** Brings one file to the org. */
export type BringIn<TFile> = (queued: TFile, way: FileWay) => Promise<void>;

/** What becomes of files that were chosen. */
export interface AddedFiles<TFile> {
  /** Files that begin otherwise than as sent are not brought in. */
  readonly begin: (file: Pick<QueuedFile, 'id' | 'file'>, index: number) => TFile;
  readonly bringIn: BringIn<TFile>;
}

/** Files on their way, and what can be done with them. */
export interface FileQueue<TFile extends QueuedFile> {
  readonly queue: readonly TFile[];
  readonly add: (files: readonly File[], how: AddedFiles<TFile>) => void;
  readonly retry: (queued: TFile, bringIn: BringIn<TFile>) => void;
  /** Stops a file that is on its way, or puts one away. */
  readonly drop: (id: number) => void;
}

/** What a queue is told. */
export interface FileQueueParts {
  /** Has something read aloud. */
  readonly tell: (news: string) => void;
  /** Whether files that are under way are stopped when their place on the page is gone. */
  readonly endsWithPlace: boolean;
}

/** Files that were chosen, each on its own way to the org. */
export function useFileQueue<TFile extends QueuedFile>(parts: FileQueueParts): FileQueue<TFile> {
  const { tell, endsWithPlace } = parts;
  const [queue, dispatch] = useReducer(reduceQueue<TFile>, []);
  const nextId = useRef(1);
  const underWay = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = underWay.current;
    return () => {
      if (endsWithPlace) running.forEach((abort) => abort.abort());
    };
  }, [endsWithPlace]);
  const begin = async (queued: TFile, bringIn: BringIn<TFile>) => {
    const { id } = queued;
    const abort = new AbortController();
    underWay.current.set(id, abort);
    await bringIn(queued, wayOf(id, { signal: abort.signal, dispatch, tell }));
    if (underWay.current.get(id) === abort) underWay.current.delete(id);
  };
  return {
    queue,
    add(files, how) {
      const added = files.map((file, index) => how.begin({ id: nextId.current++, file }, index));
      dispatch({ type: 'added', files: added });
      for (const one of added) if (one.stage.at === 'sending') void begin(one, how.bringIn);
    },
    retry(queued, bringIn) {
      dispatch({ type: 'moved', id: queued.id, stage: { at: 'sending', share: 0 } });
      void begin(queued, bringIn);
    },
    drop(id) {
      underWay.current.get(id)?.abort();
      dispatch({ type: 'dropped', id });
    },
  };
}

interface WayParts extends Pick<FileQueueParts, 'tell'> {
  readonly signal: AbortSignal;
  readonly dispatch: (event: QueueEvent<never>) => void;
}

function wayOf(id: number, { signal, dispatch, tell }: WayParts): FileWay {
  return {
    signal,
    move(stage, news) {
      if (signal.aborted) return;
      dispatch({ type: 'moved', id, stage });
      if (news !== undefined) tell(news);
    },
    arrive(sent) {
      if (!signal.aborted) dispatch({ type: 'arrived', id, sent });
    },
  };
}
