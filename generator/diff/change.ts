/** One difference between two documents, as a changelog tells it. */
export interface Change {
  /** True when callers of the old document, or programs that use its types, no longer work. */
  readonly isBreaking: boolean;
  /** The operation, `GET /pets`, or what else it is about. */
  readonly subject: string;
  readonly text: string;
}

/** Changes sorted for reading: what breaks first, then by subject. */
export function sortChanges(changes: readonly Change[]): readonly Change[] {
  const order = ({ isBreaking, subject, text }: Change): string => `${isBreaking ? 0 : 1} ${subject} ${text}`;
  const unique = new Map(changes.map((change) => [order(change), change]));
  return [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change);
}
