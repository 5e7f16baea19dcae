/** Saves the latest state of one draft. It never fails: what cannot be saved now is saved later. */
export interface DraftSaver {
  /** Takes what is to be saved as soon as typing rests; undefined for nothing. */
  offer(content: string | undefined): void;
  /** Waits with saving: what was offered is being sent. */
  rest(): void;
  /** Saves at once what waits, and tells whether all is kept then. */
  flush(): Promise<boolean>;
  /** Returns true where the latest offer is saved. */
  isSaved(): boolean;
  /** Returns true for the content that the org was given last. */
  has(content: string): boolean;
  /** The form is sent, or begun anew: nothing is to be kept. */
  end(): Promise<void>;
  /** Tries for the last time. */
  stop(): void;
}

/** Options of {@link createDraftSaver}. */
interface DraftSaverOptions {
  /** Called as soon as there is something to save. */
  readonly prepare: () => unknown;
  /** Resolves with what is kept of it. */
  readonly save: (content: string) => Promise<string>;
  readonly remove: () => Promise<unknown>;
  /** The content that is saved at the beginning. */
  readonly saved: string | undefined;
  /** Milliseconds, and characters. */
  readonly limits: { readonly saveAfter: number; readonly retryAfter: number; readonly maxLength: number };
  readonly timer: {
    readonly set: (work: () => void, delay: number) => unknown;
    readonly clear: (timer: unknown) => void;
  };
}

const mostDoublings = 4;

/** Creates the saver of one draft. Calls follow each other, so that an earlier save never undoes a later one. */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
  const { limits, timer } = options;
  const { saved } = options;
  const draft: Draft = { inOrg: saved, kept: saved, wanted: saved, failures: 0 };
  let waiting: unknown;
  let isOver = false;
  let running: Promise<void> | undefined;

  const rest = () => timer.clear(waiting);
  const later = (delay: number) => {
    rest();
    if (!isOver) waiting = timer.set(() => void flush(), delay);
  };
  const settle = async () => {
    await bringToOrg(draft, options);
    running = undefined;
    if (draft.failures > 0) later(limits.retryAfter * 2 ** Math.min(draft.failures - 1, mostDoublings));
  };
  const flush = async () => {
    rest();
    const isEnding = running !== undefined;
    await (running ??= settle());
    // What was under way may have looked for the last time before something else was wanted.
    if (isEnding && draft.failures === 0 && !isSaved(draft)) await (running ??= settle());
    return isSaved(draft);
  };
  return {
    offer(content) {
      if (content === draft.wanted && isSaved(draft)) return;
      draft.wanted = content;
      if (content !== undefined) options.prepare();
      later(limits.saveAfter);
    },
    rest,
    flush,
    isSaved: () => isSaved(draft),
    has: (content) => draft.kept === content,
    async end() {
      draft.wanted = undefined;
      await flush();
    },
    stop() {
      isOver = true;
      void flush();
    },
  };
}

/** The content that the org was given last, and the one that it should have. */
interface Draft {
  inOrg: string | undefined;
  /** The same as the org has it. */
  kept: string | undefined;
  wanted: string | undefined;
  /** Calls that failed, one after the other. */
  failures: number;
}

const isSaved = ({ inOrg, wanted }: Draft) => inOrg === wanted;

/** Calls until the org has what is wanted, however that changes meanwhile, or until a call fails. */
async function bringToOrg(draft: Draft, { save, remove, limits }: DraftSaverOptions): Promise<void> {
  draft.failures += 1;
  try {
    while (!isSaved(draft) && (draft.wanted?.length ?? 0) <= limits.maxLength) {
      const target = draft.wanted;
      draft.kept = target === undefined ? void (await remove()) : await save(target);
      draft.inOrg = target;
    }
    draft.failures = 0;
  } catch {
    // Counted; what was wanted is tried again later.
  }
}
