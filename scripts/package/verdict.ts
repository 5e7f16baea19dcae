/** The verdict of one check of the package. */
export interface Verdict {
  readonly name: string;
  /** Empty when all is well. */
  readonly errors: readonly string[];
  /** The measured figures, for the reader of the report. */
  readonly note?: string;
}

/** Runs a check and notes how long it took. */
export async function timed(check: () => Verdict | Promise<Verdict>): Promise<Verdict> {
  const start = performance.now();
  const verdict = await check();
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  return { ...verdict, note: verdict.note === undefined ? seconds : `${verdict.note}; ${seconds}` };
}
