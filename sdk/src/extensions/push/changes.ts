import { isJsonObject } from '../../core/json.ts';
import type { JsonObject } from '../../core/json-value.ts';

/** A changed entity, by its name in the specs and its key there, such as `RecordRepresentation` and the record's id. */
interface ChangedEntity {
  readonly entity: string;
  readonly key: string;
  /** The server's version after the change, as the entity's `x-entity.version` tells it: an older change is left out. */
  readonly version?: number | undefined;
}

/** One change on the server. */
export type PushedChange =
  /** An entity is another one by now; with `data` it is the whole of it as the server answers, else it is asked for where it is shown. */
  | (ChangedEntity & { readonly type: 'changed'; readonly data?: JsonObject | undefined })
  /** An entity is there no more. */
  | (ChangedEntity & { readonly type: 'deleted' })
  /** Answers of a read, such as a list, are others by now: those whose configuration has these values, or all. */
  | { readonly type: 'invalidated'; readonly operation: string; readonly match?: JsonObject | undefined };

/** Gets what a source of changes has to say. */
export interface ChangeListener {
  onChanges(changes: readonly PushedChange[]): void;
  /** Changes were missed: everything that is cached may be out of date. */
  onGap(): void;
  onError(error: unknown): void;
}

/** The port of pushed changes: a channel from the server. */
export interface ChangeSource {
  /**
   * Opens the channel, and keeps it open.
   *
   * @returns closes it
   */
  open(listener: ChangeListener): () => void;
}

/** Returns true for JSON from outside that is a change. */
export function isPushedChange(value: unknown): value is PushedChange {
  if (!isJsonObject(value)) return false;
  const { type, entity, key, version = 0, data = {}, operation, match = {} } = value;
  if (type === 'invalidated') return typeof operation === 'string' && isJsonObject(match);
  return (
    (type === 'deleted' || (type === 'changed' && isJsonObject(data))) &&
    typeof entity === 'string' &&
    typeof key === 'string' &&
    Number.isFinite(version)
  );
}
