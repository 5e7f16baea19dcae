import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createPublication,
  openPortalBuild,
  readProject,
  writePublication,
} from '@energy-portal/portal/publish';
import { dist } from '../e2e/site-kinds.ts';
import { declareJourneys } from './drive/declare-journeys.ts';
import { trialScreens } from './fixtures/trial-screens.ts';
import { dayOf } from './plan/contract.ts';
import { planProject } from './plan/plan-project.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const drafts = trialScreens();
const project = planProject(root, { today: dayOf(new Date()), drafts });
const named = (process.env['SCREENS'] ?? '').split(',').filter(Boolean);

/** A copy of the build with the trial screens beside those of the product. */
async function publishTrial(): Promise<string> {
  const copy = join(mkdtempSync(join(tmpdir(), 'trial-screens-')), 'dist');
  cpSync(dist, copy, { recursive: true });
  const { files } = readProject(root, drafts);
  writePublication(join(copy, 'published'), await createPublication(files, await openPortalBuild(dist)));
  return copy;
}

declareJourneys(
  { project, build: publishTrial },
  {
    isWanted: (screen) => screen.startsWith('trial/') && (named.length === 0 || named.includes(screen)),
    isWhole: true,
  },
);
