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
import { exampleTest } from './drive/example-site.ts';
import { tryOutcomes } from './drive/outcomes.ts';
import { open, type Visitor } from './drive/visit.ts';
import { dayOf } from './plan/contract.ts';
import { formViewOf } from './plan/form-views.ts';
import { planProject } from './plan/plan-project.ts';
import { slippedScreens } from './plan/slipped-screens.ts';

/** So many changed screens, by such random numbers; none where screens are named. */
const named = process.env['SCREENS'] ?? '';
const count = Number(process.env['SLIPS'] ?? (named === '' ? 20 : 0));
const seed = Number(process.env['SLIP_SEED'] ?? 1);

const root = fileURLToPath(new URL('../..', import.meta.url));
const drafts = slippedScreens(root, { count, seed });
const project = planProject(root, { today: dayOf(new Date()), drafts });

async function publishSlips(): Promise<string> {
  const copy = join(mkdtempSync(join(tmpdir(), 'slipped-screens-')), 'dist');
  cpSync(dist, copy, { recursive: true });
  const { files } = readProject(root, drafts);
  writePublication(join(copy, 'published'), await createPublication(files, await openPortalBuild(dist)));
  return copy;
}

/** Opens the screen as a customer finds it, and sends once whatever it sends. */
async function use(visitor: Visitor): Promise<void> {
  const { cases } = visitor.plan;
  const arrival = cases.find((one) => one.kind === 'circumstance' && one.circumstance === 'arrives');
  if (arrival !== undefined) await open(visitor, arrival.setting);
  for (const one of cases)
    if (one.kind === 'success') {
      const screen = formViewOf(visitor.screen.whole, one.form);
      await tryOutcomes({ ...visitor, screen }, [one]);
    }
}

const test = exampleTest({ project, build: publishSlips });
const slipped = project.screens.filter(({ plan }) => plan.screen.startsWith('slip/'));
const group = 10;

for (let at = 0; at < slipped.length; at += group)
  test(`customers can use changed screens from ${at + 1}`, async ({ page, site }) => {
    test.setTimeout(600_000);
    const failed: string[] = [];
    let name = '';
    page.on('pageerror', (error) => failed.push(`${name}: ${String(error)}`));
    for (const { screen, plan } of slipped.slice(at, at + group)) {
      name = plan.screen;
      await test
        .step(plan.screen, () =>
          use({
            screen: formViewOf(screen, undefined),
            plan,
            contract: project.contract,
            page,
            site,
          }),
        )
        .catch((error: unknown) => {
          const config = drafts.get(`screen-configs/${plan.screen}.json`) ?? '';
          failed.push(`${plan.screen} ${config}: ${error instanceof Error ? error.stack : String(error)}`);
        });
      failed.push(...site.org.takeViolations().map((line) => `${name}: ${line}`));
    }
    if (failed.length > 0) throw new Error(failed.join('\n\n'));
  });
