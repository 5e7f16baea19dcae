/** The verdict of one check of the package. */
export interface Verdict {
  readonly name: string;
  /** Empty when all is well. */
  readonly errors: readonly string[];
  /** The measured figures, for the reader of the report. */
  readonly note?: string;
}
