import type { ChoiceBinding, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { suggest } from '../words/closest.ts';
import type { Report } from '../facts/checked-screen.ts';
import { walkConfig } from '../../model/walk-values.ts';

/** Checks the bindings that choose: without one of its own values a choice would leave the member out, unseen. */
export function checkChoices(config: ScreenConfig, report: Report): void {
  walkConfig(config, (value, path) => {
    if (!isChoice(value) || Object.hasOwn(value.of, value.otherwise)) return;
    const message = `This choice has no "${value.otherwise}".`;
    const remedy = suggest(value.otherwise, Object.keys(value.of));
    report([...path, 'otherwise'], { rule: 'unknown-option', message, remedy });
  });
}

/** Returns true for a binding that is one of several values. */
export const isChoice = (value: unknown): value is ChoiceBinding =>
  typeof value === 'object' && value !== null && 'choice' in value && 'of' in value && 'otherwise' in value;
