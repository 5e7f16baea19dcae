/** Keeps the latest state of one draft in the org. It never fails: what cannot be saved now is saved later. */
export interface DraftKeeper {
  /** What is to be kept as soon as typing rests; undefined for nothing. */
  offer(content: string | undefined): void;
  /** Waits with saving: what was offered is being sent. */
  rest(): void;
  /** Saves at once what waits, and tells whether all is kept then. */
  flush(): Promise<boolean>;
  /** Whether what was offered last is kept. */
  isKept(): boolean;
  /** The form is sent, or begun anew: nothing is to be kept. */
  end(): Promise<void>;
  /** Tries for the last time. */
  stop(): void;
}

/** What a keeper works with. */
export interface DraftKeeperParts {
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

/** Makes the keeper of one draft. Calls follow each other, so that an earlier save never undoes a later one. */
export function createDraftKeeper({ save, remove, kept, limits, timer }: DraftKeeperParts): DraftKeeper {
  let inOrg = kept;
  let wanted = kept;
  let waiting: unknown;
  let failures = 0;
  let isOver = false;
  let running: Promise<void> | undefined;

  const isTooLong = () => (wanted?.length ?? 0) > limits.maxLength;
  const isKept = () => inOrg === wanted;
  const clear = () => timer.clear(waiting);
  const later = (delay: number) => {
    clear();
    if (!isOver) waiting = timer.set(() => void flush(), delay);
  };
  const work = async () => {
    while (!isKept() && !isTooLong()) {
      const target = wanted;
      try {
        await (target === undefined ? remove() : save(target));
        inOrg = target;
        failures = 0;
      } catch {
        later(limits.retryAfter * 2 ** Math.min(failures, mostDoublings));
        failures += 1;
        return;
      }
    }
  };
  const flush = async () => {
    clear();
    running ??= work().finally(() => {
      running = undefined;
    });
    await running;
    return isKept();
  };
  return {
    offer(content) {
      if (content === wanted) return;
      wanted = content;
      later(limits.saveAfter);
    },
    rest: clear,
    flush,
    isKept,
    async end() {
      wanted = undefined;
      await flush();
    },
    stop() {
      isOver = true;
      void flush();
    },
  };
}
