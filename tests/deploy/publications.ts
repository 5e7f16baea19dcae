import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createPublication,
  openPortalBuild,
  readProject,
  writePublication,
} from '@energy-portal/portal/publish';

const root = join(import.meta.dirname, '../..');
const edited = 'locales/en/screens/account/log-in.json';

/** Publishes the project's screens for hosts, another text each time, as an analyst at work does. */
interface Publisher {
  /** Publishes into the folder of each build. */
  readonly publish: (dists: readonly string[]) => Promise<void>;
}

/** A publisher that edits the lead of the log-in page. */
export function createPublisher(): Publisher {
  let edition = 0;
  return {
    async publish(dists) {
      edition += 1;
      const text = readFileSync(join(root, edited), 'utf8').replace(/"lead": "/, `$&${edition}. `);
      const { files } = readProject(root, new Map([[edited, text]]));
      for (const dist of dists) {
        const publication = await createPublication(files, await openPortalBuild(dist));
        writePublication(join(dist, 'published'), publication);
      }
    },
  };
}
