/** The last that is known of the org. */
interface OrgState {
  readonly reached: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Knows if the org can be reached. */
export interface OrgHealth {
  /** Takes note of a call that was answered, or was not. */
  readonly note: (reached: boolean) => void;
  /** The last that is known, asking the org where that is too old. All who ask at the same time share one answer. */
  readonly state: () => Promise<OrgState>;
}

/** The settings of an org's health. */
interface OrgHealthOptions {
  /** Asks the org for anything; rejects where nothing comes. */
  readonly probe: () => Promise<unknown>;
  readonly clock: { readonly now: () => number };
  /** Milliseconds for which an answer counts. */
  readonly interval: number;
}

/** Keeps what calls to the org have shown. Between requests nothing runs. */
export function createOrgHealth({ probe, clock, interval }: OrgHealthOptions): OrgHealth {
  let last: OrgState | undefined;
  let asking: Promise<OrgState> | undefined;
  const note = (reached: boolean): OrgState => (last = { reached, at: clock.now() });
  const ask = async () => {
    try {
      await probe();
      return note(true);
    } catch {
      return note(false);
    } finally {
      asking = undefined;
    }
  };
  return {
    note,
    async state() {
      if (last !== undefined && clock.now() - last.at < interval) return last;
      return (asking ??= ask());
    },
  };
}
