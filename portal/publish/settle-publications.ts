import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedFile } from '../screen-language/publish/publication.ts';
import { settlePublication, writePublication } from '../screen-language/publish/write-publication.ts';
import { buildIdOf, readStored, storedManifest } from '../storage/index.ts';
import type { PublicationStorage } from '../storage/index.ts';
import type { PublicationStore } from './publication-store.ts';

/** The places that a publication goes to, one after the other. */
interface SettledPlaces {
  readonly store: PublicationStore;
  readonly storage?: PublicationStorage | undefined;
  /** Folder of the portal's build, with `client/`. */
  readonly dist: string;
  /** Folder that a host of this machine serves. */
  readonly published: string;
}

/**
 * Puts right what a program left that was ended between two places: what hosts have from the storage is written here as well,
 * and a version that came nowhere is forgotten. Where the storage is away nobody can tell, and the version stays.
 */
export async function settlePlaces({ store, storage, dist, published }: SettledPlaces): Promise<void> {
  settlePublication(published);
  const [newest, before] = store.versions();
  const made = manifestVersionIn(published);
  if (newest?.made === undefined || made === undefined || newest.made === made) return;
  const build = buildIn(dist);
  if (storage !== undefined && build !== undefined) {
    const place = { storage, build };
    const shared = await sharedVersion(place);
    if (shared.state === 'away') return;
    if (shared.made === newest.made) return finish(published, place);
  }
  if (before?.made === made) store.forget(newest.number);
}

type SharedVersion =
  | { readonly state: 'away' }
  | { readonly state: 'there'; readonly made: string | undefined };

async function sharedVersion(place: Parameters<typeof storedManifest>[0]): Promise<SharedVersion> {
  try {
    return { state: 'there', made: versionIn((await storedManifest(place)) ?? '') };
  } catch {
    return { state: 'away' };
  }
}

/** Writes here what the storage has. Where that cannot be done now, the next start does it. */
async function finish(published: string, place: Parameters<typeof readStored>[0]): Promise<void> {
  const files = await readStored(place).catch(() => undefined);
  if (files !== undefined) writePublication(published, files);
}

const manifestName = 'manifest.json';

/** The version of what was made. */
export const versionOf = (made: readonly PublishedFile[]): string =>
  versionIn(made.find(({ path }) => path === manifestName)?.content ?? '') ?? '';

function manifestVersionIn(folder: string): string | undefined {
  const file = join(folder, manifestName);
  return existsSync(file) ? versionIn(readFileSync(file, 'utf8')) : undefined;
}

/** The version that a manifest tells. */
function versionIn(text: string): string | undefined {
  const [, version] = /"version": "(\w+)"/.exec(text) ?? [];
  return version;
}

function buildIn(dist: string): string | undefined {
  const template = join(dist, 'client/index.html');
  return existsSync(template) ? buildIdOf(readFileSync(template, 'utf8')) : undefined;
}
