import { userInfo } from 'node:os';
import { join } from 'node:path';
import { openGitHistory, openPublications } from '@energy-portal/portal/publish';
import { fitsBundle } from '../build.ts';
import { root } from '../machine/process.ts';

const dist = join(root, 'portal/dist');

/** The publications of this folder. */
export const publications = openPublications({
  root,
  dist,
  published: join(dist, 'published'),
  versions: join(root, '.publications'),
  fitsBuild: fitsBundle,
  clock: Date,
  history: openGitHistory(root, 'publications'),
});

/** The name of whoever runs this, as the machine knows it. */
export function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
