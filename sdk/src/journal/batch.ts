import { isJsonObject } from '../json.ts';
import type { Entry } from './entry.ts';
import { isEntry, type Measure } from './entry-check.ts';

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

/** What a text says; undefined for anything that is not wholly a batch. */
export function readBatch(text: unknown, measure: Measure): Batch | undefined {
  const value = typeof text === 'string' ? parse(text) : undefined;
  if (!isJsonObject(value)) return undefined;
  const { at, entries } = value;
  if (typeof at !== 'number' || !Number.isFinite(at) || !Array.isArray(entries)) return undefined;
  const checked: Entry[] = [];
  for (const entry of entries) {
    if (!isEntry(entry, measure)) return undefined;
    checked.push(entry);
  }
  return { at, entries: checked };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
