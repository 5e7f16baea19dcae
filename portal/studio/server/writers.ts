import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** People who have saved a file since it was live, by file. */
export interface Writers {
  /**
   * Writes down that somebody is about to save files.
   *
   * @param who id of an account
   * @throws what reading or writing throws; nothing may be saved then
   */
  readonly note: (who: string, paths: readonly string[]) => void;
  /** Ids of the accounts that saved any of the files, each once. @throws what reading throws */
  readonly of: (paths: Iterable<string>) => readonly string[];
}

/**
 * Opens the list of those who saved files.
 *
 * @param file made with the first save
 * @param unpublished paths of files that differ from what is live: on all others whoever saved before counts no more
 */
export function openWriters(file: string, unpublished: () => readonly string[]): Writers {
  return {
    note(who, paths) {
      const differing = differingOf(unpublished);
      const kept = [...readWriters(file)].filter(([path]) => differing?.has(path) !== false);
      const next = new Map(kept);
      for (const path of paths) next.set(path, [...new Set([...(next.get(path) ?? []), who])]);
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(`${file}.next`, JSON.stringify(Object.fromEntries(next), null, 1));
      renameSync(`${file}.next`, file);
    },
    of(paths) {
      const known = readWriters(file);
      return [...new Set([...paths].flatMap((path) => known.get(path) ?? []))];
    },
  };
}

/** Undefined where nobody can tell, as of a version that was tampered with. */
function differingOf(unpublished: () => readonly string[]): ReadonlySet<string> | undefined {
  try {
    return new Set(unpublished());
  } catch {
    return undefined;
  }
}

function readWriters(file: string): ReadonlyMap<string, readonly string[]> {
  if (!existsSync(file)) return new Map();
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
  return new Map(
    entries.map(([path, who]: readonly [string, unknown]) => {
      if (!Array.isArray(who) || !who.every((one): one is string => typeof one === 'string'))
        throw new Error(`${file} is not what was written.`);
      return [path, who] as const;
    }),
  );
}
