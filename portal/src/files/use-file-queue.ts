import { useEffect, useReducer, useRef, useState } from 'react';
import { reduceQueue } from './file-queue.ts';
import type { FileStage, QueuedFile, QueueEvent } from './file-queue.ts';
import { createTurns } from './file-turns.ts';

/** Files under way at once. The host takes six of a session, those of other tabs and downloads among them, and refuses the next. */
const AT_ONCE = 3;

/** The transfer of one file, for the code that uploads it. After it was stopped, calls change nothing. */
export interface FileTransfer {
  readonly signal: AbortSignal;
  /** @param news read aloud, if there is any */
  readonly move: (stage: FileStage, news?: string) => void;
  /** Notes that the bytes have arrived: they need not be sent again. */
  readonly arrive: (sent: unknown) => void;
}

/** Uploads one file to the org. */
type UploadFile<TFile> = (queued: TFile, way: FileTransfer) => Promise<void>;

/** Options of files that are added. */
export interface AddFilesOptions<TFile> {
  /** Returns the entry of a file. Only entries whose stage is `sending` are uploaded. */
  readonly create: (file: Pick<QueuedFile, 'id' | 'file'>, index: number) => TFile;
  readonly upload: UploadFile<TFile>;
}

/** Files under way, and the actions on them. */
interface FileQueue<TFile extends QueuedFile> {
  readonly queue: readonly TFile[];
  readonly add: (files: readonly File[], options: AddFilesOptions<TFile>) => void;
  readonly retry: (queued: TFile, upload: UploadFile<TFile>) => void;
  /** Aborts the upload of a file, or removes a file from the list. */
  readonly drop: (id: number) => void;
}

/** Options of {@link useFileQueue}. */
interface FileQueueOptions {
  /** Has something read aloud. */
  readonly announce: (news: string) => void;
  /** True when uploads under way are aborted as soon as the component is unmounted. */
  readonly stopsOnUnmount: boolean;
}

/** Uploads chosen files to the org, each by itself and a few at once. */
export function useFileQueue<TFile extends QueuedFile>(options: FileQueueOptions): FileQueue<TFile> {
  const { announce, stopsOnUnmount } = options;
  const [queue, dispatch] = useReducer(reduceQueue<TFile>, []);
  const nextId = useRef(1);
  const underWay = useRef(new Map<number, AbortController>());
  const [takeTurn] = useState(() => createTurns(AT_ONCE));
  useEffect(() => {
    const running = underWay.current;
    return () => {
      if (stopsOnUnmount) running.forEach((abort) => abort.abort());
    };
  }, [stopsOnUnmount]);
  const start = async (queued: TFile, upload: UploadFile<TFile>) => {
    const { id } = queued;
    const abort = new AbortController();
    underWay.current.set(id, abort);
    const { signal } = abort;
    const transfer = createTransfer(id, { signal, dispatch, announce });
    // Who dropped a file that waited does not want it sent.
    await takeTurn(async () => (signal.aborted ? undefined : upload(queued, transfer)));
    if (underWay.current.get(id) === abort) underWay.current.delete(id);
  };
  return {
    queue,
    add(files, options) {
      const added = files.map((file, index) => options.create({ id: nextId.current++, file }, index));
      dispatch({ type: 'added', files: added });
      for (const one of added) if (one.stage.at === 'sending') void start(one, options.upload);
    },
    retry(queued, upload) {
      dispatch({ type: 'moved', id: queued.id, stage: { at: 'sending', share: 0 } });
      void start(queued, upload);
    },
    drop(id) {
      underWay.current.get(id)?.abort();
      dispatch({ type: 'dropped', id });
    },
  };
}

interface TransferContext extends Pick<FileQueueOptions, 'announce'> {
  readonly signal: AbortSignal;
  readonly dispatch: (event: QueueEvent<never>) => void;
}

function createTransfer(id: number, { signal, dispatch, announce }: TransferContext): FileTransfer {
  return {
    signal,
    move(stage, news) {
      if (signal.aborted) return;
      dispatch({ type: 'moved', id, stage });
      if (news !== undefined) announce(news);
    },
    arrive(sent) {
      if (!signal.aborted) dispatch({ type: 'arrived', id, sent });
    },
  };
}
