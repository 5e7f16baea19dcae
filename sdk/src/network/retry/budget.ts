/** A budget of retries for all calls together, so that many clients do not bury a server that is down. */
export interface RetryBudget {
  /** A call was made for the first time. */
  earn(): void;
  /** True when a retry may be made. */
  spend(): boolean;
}

/** Options of a retry budget. */
export interface BudgetOptions {
  /** Retries that can be saved up, and are there at the start. */
  readonly size: number;
  /** Retries that each first call earns. */
  readonly share: number;
}

/** A budget that is full at the start. */
export function createBudget({ size, share }: BudgetOptions): RetryBudget {
  let saved = size;
  return {
    earn() {
      saved = Math.min(size, saved + share);
    },
    spend() {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}
