import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPublication, openPortalBuild, readProject } from '@energy-portal/portal/publish';
import type { MadeScreens } from '@energy-portal/portal/publish';
import { buildIdOf, storePublication } from '@energy-portal/portal/storage';
import type { PublicationStorage } from '@energy-portal/portal/storage';

const root = join(import.meta.dirname, '../..');
const edited = 'locales/en/screens/account/log-in.json';

/** Publishes the project's screens for hosts, another text each time, as an analyst at work does. */
interface Publisher {
  /** Publishes for each build, where all hosts find it. Returns the versions. */
  readonly publish: () => Promise<readonly string[]>;
}

/** A publisher that edits the lead of the log-in page. */
export function createPublisher(storage: PublicationStorage, dists: readonly string[]): Publisher {
  const made = new Map<string, MadeScreens>(dists.map((dist) => [dist, new Map()]));
  let edition = 0;
  return {
    async publish() {
      edition += 1;
      const text = readFileSync(join(root, edited), 'utf8').replace(/"lead": "/, `$&${edition}. `);
      const { files } = readProject(root, new Map([[edited, text]]));
      const versions: string[] = [];
      for (const dist of dists) {
        const publication = await createPublication(files, await openPortalBuild(dist), made.get(dist));
        const build = buildIdOf(readFileSync(join(dist, 'client/index.html'), 'utf8'));
        await storePublication(publication, { storage, build, clock: Date });
        const manifest = publication.find(({ path }) => path === 'manifest.json')?.content ?? '{}';
        // Just made, with the version in it.
        versions.push((JSON.parse(manifest) as { readonly version: string }).version);
      }
      return versions;
    },
  };
}

/** Milliseconds. */
const soon = 5_000;

/** Returns the ports of the hosts that do not serve one of the versions within five seconds, of those that answer. */
export async function lateHosts(
  ports: readonly number[],
  versions: readonly string[],
): Promise<readonly number[]> {
  const end = Date.now() + soon;
  const late = await Promise.all(
    ports.map(async (port) => {
      for (;;) {
        const version = await versionAt(port);
        // One that is being killed or replaced starts with what is current.
        if (version === undefined || versions.includes(version)) return [];
        if (Date.now() > end) return [port];
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }),
  );
  return late.flat();
}

async function versionAt(port: number): Promise<string | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  if (answer === undefined) return undefined;
  // What a host says of itself.
  return ((await answer.json()) as { readonly publication?: string }).publication;
}
