import { isWalkable } from '../../core/json.ts';
import { isListOf, isObjectOf, isTime, type Measure } from './check.ts';
import type { Entry } from './entry.ts';
import { isEntry } from './entry-check.ts';

/** Entries that were written together. */
export interface Batch {
  /** Epoch milliseconds of the writer's clock. */
  readonly at: number;
  readonly entries: readonly Entry[];
}

/** Entries as text, the one form in which they leave a client. */
export function writeBatch(batch: Batch): string {
  return JSON.stringify(batch);
}

/** The depth at which the data of an entry begins. */
const DEPTH_OF_DATA = 5;

const isWhole = isObjectOf({ at: isTime, entries: isListOf(isEntry) });

const isBatch = (value: unknown, measure: Measure): value is Batch => isWhole(value, measure);

/** Parses a batch; undefined for any text that is not wholly one. */
export function readBatch(text: unknown, measure: Measure): Batch | undefined {
  const value = typeof text === 'string' ? parse(text) : undefined;
  return isWalkable(value, -DEPTH_OF_DATA) && isBatch(value, measure) ? value : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
