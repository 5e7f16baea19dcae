import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  openGitHistory,
  openPlannedPublications,
  openPublications,
  openStaging,
} from '@energy-portal/portal/publish';
import { readEnvironment, storageIn } from '@energy-portal/portal/server';
import { fitsBundle } from '../build.ts';
import { fail } from '../machine/environment.ts';
import { root } from '../machine/process.ts';

const dist = join(root, 'portal/dist');

/** The place that several hosts see, by PUBLICATIONS and what goes with it. */
function sharedStorage() {
  // What a host needs in production is nothing to whoever publishes.
  const read = readEnvironment({ ...process.env, NODE_ENV: '', AUTH: '' });
  if (read.state === 'unusable') return fail(read.errors.join('\n'));
  try {
    return storageIn(read.environment);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** The publications of this folder. */
export const publications = openPublications({
  root,
  dist,
  published: join(dist, 'published'),
  versions: join(root, '.publications'),
  fitsBuild: fitsBundle,
  storage: sharedStorage(),
  clock: Date,
  history: openGitHistory(root, 'publications'),
});

/** Publications of this folder that were planned. */
export const planned = openPlannedPublications({
  folder: join(root, '.studio/planned'),
  publications,
  clock: Date,
});

/** That of this folder which staff see before customers do. */
export const staging = openStaging({
  dist,
  file: join(root, '.studio/staged.json'),
  publications,
  clock: Date,
});

/** The name of whoever runs this, as the machine knows it. */
export function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
