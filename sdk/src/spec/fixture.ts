/** One example of an answer in the specs. */
export interface FixtureAnswer<TBody> {
  readonly status: number;
  readonly body: TBody;
}

/** The named examples of an operation in the specs, and its address. */
export interface Fixture<TData, TExample extends string, TError extends string> {
  readonly method: string;
  /** With the parameters in braces. */
  readonly path: string;
  readonly examples: { readonly [name in TExample]: FixtureAnswer<TData> };
  readonly errors: { readonly [name in TError]: FixtureAnswer<unknown> };
}
