/** What one part of the package's gate found. */
export interface Verdict {
  readonly name: string;
  /** Empty when all is well. */
  readonly faults: readonly string[];
  /** What was measured, for the reader of the report. */
  readonly note?: string;
}
