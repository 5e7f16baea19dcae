/** One work with what each cache took for it, in the unit of the row; null where one cannot do it. */
export interface Row {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly values: Readonly<Record<string, number | null>>;
}

/** The figures of a run of the benchmark, and the machine. */
export interface Figures {
  /** Day of the run, as `2026-11-23`. */
  readonly measured: string;
  readonly node: string;
  readonly cores: number;
  /** Exact versions of the peers. */
  readonly peers: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
}
