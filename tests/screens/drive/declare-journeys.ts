import { journeysOf, type Journey } from '../journeys.ts';
import type { PlannedProject } from '../plan/plan-project.ts';
import { formViewOf } from '../plan/form-views.ts';
import { tryCircumstance } from './circumstances.ts';
import { tryConditions } from './conditions.ts';
import { exampleTest, type SiteSource } from './example-site.ts';
import { tryOutcomes } from './outcomes.ts';
import { tryRules } from './rules.ts';
import type { Visitor } from './visit.ts';

function run(journey: Journey, visitor: Visitor): Promise<void> {
  switch (journey.kind) {
    case 'rules':
      return tryRules(visitor, journey.cases, journey.language);
    case 'conditions':
      return tryConditions(visitor, journey.cases);
    case 'outcomes':
      return tryOutcomes(visitor, journey.cases);
    case 'circumstance':
      return tryCircumstance(visitor, journey.case);
  }
}

interface Choice {
  readonly isWanted: (screen: PlannedProject['screens'][number]['plan']['screen']) => boolean;
  /** Also the journeys that no commit waits for. */
  readonly isWhole: boolean;
}

/** Declares a test for each group of journeys of each screen. */
export function declareJourneys(source: SiteSource, { isWanted, isWhole }: Choice): void {
  const test = exampleTest(source);
  const { contract, screens } = source.project;
  screens.forEach(({ screen, plan }, at) => {
    if (!isWanted(plan.screen)) return;
    for (const { name, journeys, isQuick } of journeysOf(plan, at)) {
      if (!isQuick && !isWhole) continue;
      test(`${plan.screen} ${name}`, async ({ page, site }) => {
        const failed: string[] = [];
        for (const journey of journeys)
          await test
            .step(journey.name, () =>
              run(journey, { screen: formViewOf(screen, journey.form), plan, contract, page, site }),
            )
            .catch((error: unknown) => {
              failed.push(`${journey.name}: ${error instanceof Error ? error.stack : String(error)}`);
            });
        if (failed.length > 0) throw new Error(failed.join('\n\n'));
      });
    }
  });
}
