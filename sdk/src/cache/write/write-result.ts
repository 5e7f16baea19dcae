import { deepFreeze } from '../../core/json.ts';
import { noteChange, type StoreState } from '../state.ts';
import { updateParents } from './merge-entity.ts';
import { DROPPED } from './expire.ts';
import { isSameContent } from '../references.ts';
import { type Content, isOlder, type ResultRecord, type Metadata } from '../records.ts';
import { markChanged } from '../parents.ts';

/** An answer for a result. */
interface ResultWrite {
  readonly record: ResultRecord;
  readonly content: Content;
  readonly metadata: Metadata;
  readonly tag: string | undefined;
}

/**
 * Takes an answer for what a result shows.
 *
 * @returns false where something later stands, or was dropped
 */
export function writeResult(state: StoreState, write: ResultWrite): boolean {
  const { record, metadata, tag } = write;
  const isLate = isOlder(metadata, record.metadata);
  if (isLate && (record.content !== undefined || record.metadata.until === DROPPED)) return false;
  if (record.cachedError) {
    record.cachedError = undefined;
    noteChange(state, record);
  }
  // A late first answer is shown, but as stale as the expiry that overtook it demands.
  if (!isLate) {
    if (record.metadata.until < metadata.until) noteChange(state, record);
    record.metadata = metadata;
  }
  writeContent(state, write);
  record.tag = tag === undefined ? undefined : { name: tag, version: record.version };
  return true;
}

function writeContent(state: StoreState, { record, content }: ResultWrite): void {
  if (record.content !== undefined) {
    state.counters.comparisons += 1;
    if (isSameContent(record.content, content)) return;
  }
  updateParents(state, record, { removed: record.content?.references, added: content.references });
  record.content = { data: deepFreeze(content.data), references: content.references };
  state.counters.writes += 1;
  markChanged(state, record);
}
