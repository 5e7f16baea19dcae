import { fileURLToPath } from 'node:url';
import { isDeep } from '../e2e/depth.ts';
import { dist } from '../e2e/site-kinds.ts';
import { declareJourneys } from './drive/declare-journeys.ts';
import { dayOf } from './plan/contract.ts';
import { planProject } from './plan/plan-project.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = planProject(root, { today: dayOf(new Date()) });

/** The screens that are named, with all their journeys; or those that each commit waits for. */
const named = (process.env['SCREENS'] ?? '').split(',').filter(Boolean);

declareJourneys(
  { project, build: async () => dist },
  { isWanted: (screen) => named.length === 0 || named.includes(screen), isWhole: isDeep || named.length > 0 },
);
