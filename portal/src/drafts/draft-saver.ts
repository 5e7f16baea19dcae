/** Keeps the latest state of one draft in the org. It never fails: what cannot be saved now is saved later. */
export interface DraftSaver {
  /** What is to be kept as soon as typing rests; undefined for nothing. */
  offer(content: string | undefined): void;
  /** Waits with saving: what was offered is being sent. */
  rest(): void;
  /** Saves at once what waits, and tells whether all is kept then. */
  flush(): Promise<boolean>;
  /** Whether what was offered last is kept. */
  isSaved(): boolean;
  /** Whether this is what the org was given last. */
  has(content: string): boolean;
  /** The form is sent, or begun anew: nothing is to be kept. */
  end(): Promise<void>;
  /** Tries for the last time. */
  stop(): void;
}

/** What a saver works with. */
interface DraftSaverOptions {
  /** Called as soon as there is something to save. */
  readonly prepare: () => unknown;
  readonly save: (content: string) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
  /** What is kept at the beginning. */
  readonly kept: string | undefined;
  /** Milliseconds, and characters. */
  readonly limits: { readonly saveAfter: number; readonly retryAfter: number; readonly maxLength: number };
  readonly timer: {
    readonly set: (work: () => void, delay: number) => unknown;
    readonly clear: (timer: unknown) => void;
  };
}

const mostDoublings = 4;

/** Makes the saver of one draft. Calls follow each other, so that an earlier save never undoes a later one. */
export function createDraftSaver(parts: DraftSaverOptions): DraftSaver {
  const { limits, timer } = parts;
  const draft: Draft = { inOrg: parts.kept, wanted: parts.kept, failures: 0 };
  let waiting: unknown;
  let isOver = false;
  let running: Promise<void> | undefined;

  const rest = () => timer.clear(waiting);
  const later = (delay: number) => {
    rest();
    if (!isOver) waiting = timer.set(() => void flush(), delay);
  };
  const settle = async () => {
    await bringToOrg(draft, parts);
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
      if (content !== undefined) parts.prepare();
      later(limits.saveAfter);
    },
    rest,
    flush,
    isSaved: () => isSaved(draft),
    has: (content) => draft.inOrg === content,
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

/** What the org has, and what it should have. */
interface Draft {
  inOrg: string | undefined;
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
      await (target === undefined ? remove() : save(target));
      draft.inOrg = target;
    }
    draft.failures = 0;
  } catch {
    // Counted; what was wanted is tried again later.
  }
}
