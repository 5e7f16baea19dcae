/** Code in a file of its own, fetched when it is first wanted. */
interface LateCode<TCode> {
  /** The code, once it is there. */
  readonly now: () => TCode | undefined;
  /** Fetches it once; after a failure the next one who asks tries again. */
  readonly load: () => Promise<TCode>;
}

/** Creates the place of code that nobody has asked for yet. */
export function lateCode<TCode>(fetchCode: () => Promise<TCode>): LateCode<TCode> {
  let code: TCode | undefined;
  let fetching: Promise<TCode> | undefined;
  const fetchOnce = async (): Promise<TCode> => (code = await fetchCode());
  const renounce = (error: unknown): never => {
    fetching = undefined;
    throw error;
  };
  return { now: () => code, load: () => (fetching ??= fetchOnce().catch(renounce)) };
}
