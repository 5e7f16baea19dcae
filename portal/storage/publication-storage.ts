/** One object of a storage. */
interface StoredObject {
  readonly bytes: Buffer;
  /** Another one as soon as the object is another one. */
  readonly mark: string;
}

/** Objects by name that several hosts read and one publisher writes. Rejects where it is away. */
export interface PublicationStorage {
  /**
   * The object of a name; undefined where there is none.
   *
   * @param known mark of the object that the caller has: `same` where it is still that one
   */
  readonly read: (name: string, known?: string) => Promise<StoredObject | 'same' | undefined>;
  /** Puts an object in the place of the one of that name: whoever reads gets the whole of either. */
  readonly write: (name: string, bytes: Buffer) => Promise<void>;
  /** Removes an object, if there is one. */
  readonly remove: (name: string) => Promise<void>;
}
