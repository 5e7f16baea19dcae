import type { OrgProbe } from './org/org-probe.ts';

/** The last that is known of the org. */
interface OrgState {
  readonly state: 'reached' | 'unreachable' | 'away' | 'other';
  /** By the clock of the options. */
  readonly at: number;
  /** What the server at the org's address answered instead of an org. */
  readonly answer?: string;
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
  /** Asks the server at the org's address what it is; rejects where nothing comes. */
  readonly probe: () => Promise<OrgProbe>;
  readonly clock: { readonly now: () => number };
  /** Milliseconds for which an answer counts. */
  readonly interval: number;
}

/**
 * Keeps what calls to the org have shown. Between requests nothing runs. That calls are answered counts only once the
 * server has been found to be an org: any server answers them.
 */
export function createOrgHealth({ probe, clock, interval }: OrgHealthOptions): OrgHealth {
  let last: OrgState | undefined;
  let asking: Promise<OrgState> | undefined;
  let isOrg = false;
  const set = (state: Omit<OrgState, 'at'>): OrgState => (last = { ...state, at: clock.now() });
  const ask = async (): Promise<OrgState> => {
    try {
      const found = await probe();
      isOrg = found.state === 'org';
      return found.state === 'org' ? set({ state: 'reached' }) : set(found);
    } catch {
      return set({ state: 'unreachable' });
    } finally {
      asking = undefined;
    }
  };
  return {
    note(reached) {
      if (!isOrg) return;
      if (reached) set({ state: 'reached' });
      // One slow call may be somebody's who wants it to be slow: the org is asked itself.
      else last = undefined;
    },
    async state() {
      if (last !== undefined && clock.now() - last.at < interval) return last;
      return (asking ??= ask());
    },
  };
}
