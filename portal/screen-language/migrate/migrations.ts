import type { Migration } from './migration.ts';
import { renameExtremes } from './rename-extremes.ts';

/** Every step from version 1 to the version of today, in order. */
export const migrations: readonly Migration[] = [renameExtremes];
