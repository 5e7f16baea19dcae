import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../spec/json.ts';
import type { Memory } from '../spec/memory.ts';

/** A memory in a folder, one file for each step. */
export interface KeptPieces extends Memory {
  /** Writes what was asked for or made since the last time, and forgets the rest. */
  readonly save: () => void;
}

interface Step {
  readonly kept: Map<string, string>;
  /** Keys that were asked for or set. */
  readonly used: Set<string>;
  isChanged: boolean;
}

/** Opens the memory in a folder, which is named by the generator's own code: another generator has another one. */
export function openKeptPieces(folder: string): KeptPieces {
  const steps = new Map<string, Step>();
  const stepOf = (name: string): Step => {
    const known = steps.get(name);
    if (known !== undefined) return known;
    const step: Step = { kept: readTexts(join(folder, `${name}.json`)), used: new Set(), isChanged: false };
    steps.set(name, step);
    return step;
  };
  return {
    get(name, key) {
      const { kept, used } = stepOf(name);
      const text = kept.get(key);
      if (text !== undefined) used.add(key);
      return text;
    },
    set(name, key, text) {
      const step = stepOf(name);
      step.kept.set(key, text);
      step.used.add(key);
      step.isChanged = true;
    },
    save() {
      for (const [name, step] of steps) {
        const { kept, used } = step;
        for (const key of kept.keys()) if (!used.has(key)) step.isChanged = kept.delete(key);
        used.clear();
        if (step.isChanged) writeTexts(folder, `${name}.json`, kept);
        step.isChanged = false;
      }
    },
  };
}

/** The texts of a file; none where there is none, or it is damaged. */
function readTexts(path: string): Map<string, string> {
  try {
    const texts: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const entries = isObject(texts) ? Object.entries(texts) : [];
    return new Map(entries.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])));
  } catch {
    return new Map();
  }
}

/** Writes under another name first, so that nobody ever reads half of it. */
function writeTexts(folder: string, name: string, texts: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `${name}.${process.pid}.tmp`);
  writeFileSync(temporary, JSON.stringify(Object.fromEntries(texts)));
  renameSync(temporary, join(folder, name));
}
