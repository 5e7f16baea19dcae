import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The unsaved text of a file. */
export interface Draft {
  readonly text: string;
  /** The file's text when the draft was begun; undefined where there was no file. */
  readonly base: string | undefined;
}

/** Drafts by the path of their file. They survive the studio, not their being saved. */
export interface DraftKeeper {
  readonly all: () => ReadonlyMap<string, Draft>;
  /** @throws what writing throws; the drafts are then as before */
  readonly replace: (drafts: ReadonlyMap<string, Draft>) => void;
}

/**
 * Keeps drafts in one file, written anew and moved into place at each change.
 *
 * @param file does not need to be there. One that cannot be read is set aside as `<file>.broken`
 */
export function createDraftKeeper(file: string): DraftKeeper {
  let drafts = readDrafts(file);
  return {
    all: () => drafts,
    replace(next) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.next`, JSON.stringify(Object.fromEntries(next)));
      renameSync(`${file}.next`, file);
      drafts = new Map(next);
    },
  };
}

function readDrafts(file: string): ReadonlyMap<string, Draft> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return new Map();
  }
  const kept = parseDrafts(text);
  if (kept === undefined) renameSync(file, `${file}.broken`);
  return kept ?? new Map();
}

function parseDrafts(text: string): ReadonlyMap<string, Draft> | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const entries = Object.entries(kept);
    return entries.every((entry): entry is [string, Draft] => isDraft(entry[1]))
      ? new Map(entries)
      : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, base } = { text: undefined, base: undefined, ...value };
  return typeof text === 'string' && (base === undefined || typeof base === 'string');
}
