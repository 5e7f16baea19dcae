import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { stage, type StagedScreen } from '../drive/staging.ts';
import { trialScreens } from '../fixtures/trial-screens.ts';
import { valueAt } from '../plan/contract.ts';
import { formViewOf } from '../plan/form-views.ts';
import { planProject } from '../plan/plan-project.ts';
import { answerOf } from './example-org.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { screens, contract, org } = planProject(root, { today: '2026-11-25', drafts: trialScreens() });
const ajv = new Ajv({ strict: false, validateFormats: false });
const validators = new Map<string, ValidateFunction>();

function validatorOf(operation: string): ValidateFunction | undefined {
  const data = contract.operations[operation]?.data;
  if (data === undefined) return undefined;
  const made = validators.get(operation) ?? ajv.compile(data);
  validators.set(operation, made);
  return made;
}

function fieldsOf({ screen }: StagedScreen, operation: string): readonly string[] {
  const read = screen.model.reads.find((one) => one.operation === operation);
  const named = ['fields', 'optionalFields'].flatMap((member) => valueAt(read?.with, [member]) ?? []);
  return named.filter((one) => typeof one === 'string');
}

/** The findings of all answers in the settings of a screen. */
async function findingsOf(staged: StagedScreen): Promise<readonly string[]> {
  const findings = new Set<string>();
  const scenes = staged.plan.cases.flatMap(({ setting, form }) => {
    const screen = formViewOf(staged.screen.whole, form);
    const { scene, before = scene } = stage({ ...staged, screen }, setting);
    return scene === before ? [scene] : [before, scene];
  });
  for (const scene of scenes)
    for (const [operation, changes] of Object.entries(scene.changes)) {
      const fields = fieldsOf(staged, operation);
      const answer = answerOf(operation, changes, { contract, org, fields, id: undefined });
      const isValid = validatorOf(operation);
      if (isValid === undefined || answer.status === 204 || isValid(await answer.json())) continue;
      findings.add(`${operation}: ${ajv.errorsText(isValid.errors)}`);
    }
  return [...findings];
}

describe('in every setting of its tests', () => {
  it.each(
    screens.map(({ screen, plan }) => ({
      id: plan.screen,
      staged: { screen: formViewOf(screen, undefined), plan, contract },
    })),
  )('$id has answers that the contract knows', async ({ staged }) =>
    expect(await findingsOf(staged)).toEqual([]),
  );
});
