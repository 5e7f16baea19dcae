import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editText, languageVersion, migrateConfig, readProject } from '@energy-portal/portal/publish';
import type { DraftTexts } from '@energy-portal/portal/publish';

/** A screen's file, written anew. */
interface WrittenScreen {
  readonly file: string;
  /** The version that it was written in. */
  readonly from: number;
  readonly text: string;
}

/** The screens to write anew, and what keeps any of them from being written. */
interface ScreenMigration {
  readonly written: readonly WrittenScreen[];
  /** One line each; with one of them nothing is written. */
  readonly errors: readonly string[];
}

/**
 * Writes every screen of an older version in words of today, in memory.
 *
 * @param root the project's root folder
 * @param drafts what to read in the place of files; nothing unless stated
 */
export function planMigration(root: string, drafts: DraftTexts = new Map()): ScreenMigration {
  const { files } = readProject(root, drafts);
  const written: WrittenScreen[] = [];
  const errors: string[] = [];
  for (const { file, value } of files.screens) {
    const found = files.unreadable.includes(file) ? { state: 'unreadable' as const } : migrateConfig(value);
    if (found.state === 'unreadable')
      errors.push(
        `${file}: this is no screen that can be read. "npm run check:screens" tells where it is broken.`,
      );
    if (found.state === 'newer')
      errors.push(
        `${file}: version ${found.from} is newer than ${languageVersion}, the version of this portal.`,
      );
    if (found.state === 'migrated') {
      const text = drafts.get(file) ?? readFileSync(join(root, file), 'utf8');
      written.push({ file, from: found.from, text: editText(text, value, found.config) });
    }
  }
  return { written, errors };
}

/** Puts all files in their places, or none: each is written beside its place first, where it can fail. */
export function writeScreens(root: string, written: readonly WrittenScreen[]): void {
  const places = written.map(({ file, text }) => {
    const place = join(root, file);
    return { place, beside: `${place}.${process.pid}.tmp`, text };
  });
  try {
    for (const { beside, text } of places) writeFileSync(beside, text);
  } catch (error) {
    for (const { beside } of places) rmSync(beside, { force: true });
    throw error;
  }
  for (const { place, beside } of places) renameSync(beside, place);
}
