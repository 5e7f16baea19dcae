import { isJsonObject } from './migration.ts';
import type { JsonObject, Migration } from './migration.ts';
import { migrations as all } from './migrations.ts';

/** A screen after the migrations. */
type MigratedConfig =
  | { readonly state: 'current' }
  | { readonly state: 'migrated'; readonly from: number; readonly config: JsonObject }
  /** Written in a version that is not known here. */
  | { readonly state: 'newer'; readonly from: number }
  /** No screen, or with a version that is none. */
  | { readonly state: 'unreadable' };

/** The version that a screen is written in; the first one had no word for it. Undefined where it names none that can be. */
export function versionOf(config: unknown): number | undefined {
  if (!isJsonObject(config)) return undefined;
  const { version = 1 } = config;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : undefined;
}

/**
 * Turns a screen of any past version into one of today.
 *
 * @param config the content of its file
 * @param migrations the steps, of the language unless stated
 */
export function migrateConfig(config: unknown, migrations: readonly Migration[] = all): MigratedConfig {
  const from = versionOf(config);
  if (from === undefined || !isJsonObject(config)) return { state: 'unreadable' };
  const today = migrations.at(-1)?.to ?? 1;
  if (from === today) return { state: 'current' };
  if (from > today) return { state: 'newer', from };
  const steps = migrations.filter(({ to }) => to > from);
  const migrated = steps.reduce((before, { config: step }) => step(before), config);
  return { state: 'migrated', from, config: { ...migrated, version: today } };
}
