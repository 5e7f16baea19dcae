/** A message that a customer can come to see. */
export interface Message {
  /** The texts that are seen, as `file:path` below `locales/<language>`; the first one is the message itself. */
  readonly texts: readonly [string, ...string[]];
  /** The exact English words, where the requirement gives them. */
  readonly wording?: string;
  /** Id of the screen config that shows it; `shell` is the layout around the screens. */
  readonly screen: string;
  /** The act of a customer, or of the org, that brings it about. */
  readonly cause: string;
  /** The page says it from the start: it is no answer to an act. */
  readonly isFoundOnArrival?: true;
}
