import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import type { Report } from './checked-screen.ts';
import { walkConfig } from '../model/walk-values.ts';

/** The members of a guest's session; all others are the customer's. */
const ofGuest: readonly string[] = ['userId', 'isGuest', 'endReason'];

/** A screen for guests alone waits for ever for what only a customer's session has. */
export function checkVisitor(config: ScreenConfig, report: Report): void {
  if (config.access !== 'guest') return;
  walkConfig(config, (value, path) => {
    const [start, name] = typeof value === 'string' ? value.split('.') : [];
    if (start !== 'session' || name === undefined || ofGuest.includes(name)) return;
    const message = `A guest's session has no "${name}", and only guests see this screen.`;
    const remedy = 'Take it from somewhere else, or change "access".';
    report(path, { rule: 'no-customer', message, remedy });
  });
}
