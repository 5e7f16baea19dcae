import type { Binding, Bindings, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { isAfterSending } from './check-asked-reads.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { requiredAlways } from '../schema/contract-members.ts';
import { conditionsAround, conditionsOf } from '../facts/named-conditions.ts';

/** Buttons that send answers before the form has judged them, and passkeys without a challenge. */
export function checkEarlyButtons(
  { config, blocks }: CheckedScreen,
  { operations, constants }: Catalogue,
  report: Report,
): void {
  for (const { block, path } of blocks) {
    if (block.block === 'passkey' && block.begin === undefined && block.challenge === undefined) {
      const message = 'A passkey answers a challenge of the org, and this one has none.';
      report(path, { rule: 'missing-member', message, remedy: 'Add "begin" or "challenge".' });
    }
    checkEarlyChallenge({ block, path }, { config, constants }, report);
    if (block.block !== 'action') continue;
    const needed = requiredAlways(operations[block.submit.operation]?.config);
    const bound = Object.entries<Binding>(block.submit.with ?? ({} as Bindings));
    const [member, binding] =
      bound.find(([name, one]) => needed.includes(name) && typeof one === 'object' && 'field' in one) ?? [];
    if (member === undefined) continue;
    const shown = conditionsAround(path, config);
    if (shown.some((name) => isAfterSending(name, config, constants))) continue;
    const field = typeof binding === 'object' && 'field' in binding ? binding.field : '';
    if (isThere(field, shown, config)) continue;
    const message = `This button sends "${field}", and may be pressed before that was answered.`;
    const remedy = 'Show it once the form has sent it: by a condition about "result".';
    report(block.show === undefined ? path : [...path, 'show'], { rule: 'early-button', message, remedy });
  }
}

/** A passkey that answers what a form brings is not shown before the form was sent. */
function checkEarlyChallenge(
  { block, path }: Pick<PlacedBlock, 'block' | 'path'>,
  { config, constants }: Pick<CheckedScreen, 'config'> & Pick<Catalogue, 'constants'>,
  report: Report,
): void {
  if (block.block !== 'passkey' || block.challenge?.startsWith('result') !== true) return;
  if (conditionsAround(path, config).some((name) => isAfterSending(name, config, constants))) return;
  const message = 'This answers the challenge that the form asks for, and is shown before there is one.';
  const remedy = 'Show it once the form has been sent: by a condition about "result".';
  report(block.show === undefined ? path : [...path, 'show'], { rule: 'early-button', message, remedy });
}

/** An answer that the form begins with, and one that the conditions of the button ask for. */
function isThere(name: string, shown: readonly string[], config: ScreenConfig): boolean {
  const fields = (config.steps ?? []).flatMap((step) => step.fields ?? []);
  if (fields.some((field) => field.name === name && field.prefill !== undefined)) return true;
  const asked = [...conditionsOf(shown, config)].map((condition) => config.conditions?.[condition]);
  const written = JSON.stringify(asked);
  return written.includes(`"field":"${name}"`) || written.includes(`"answers.${name}"`);
}
