import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { walkTexts } from '../../model/walk-values.ts';
import type { Report } from '../facts/checked-screen.ts';

/** The place of what a form or a step of it sends. */
const sent = /^(?:steps\/\d+\/|forms\/\w+\/)?submit\/with\//;

/** Fields that are filled in once more, or that are sent as they began: both are prefilled, and the second is known to what is sent alone. */
export function checkBegan(config: ScreenConfig, report: Report): void {
  const fields = placedFields(config).map(({ field }) => field);
  const isEmpty = (name: string) => fields.some((one) => one.name === name && one.prefill === undefined);
  walkTexts(config, (value, path) => {
    const [start, name = ''] = value.split('.');
    if (path.at(-2) === 'refill' && isEmpty(value)) {
      const message = `"${value}" begins without an answer, so there is nothing to fill in once more.`;
      report(path, {
        rule: 'not-prefilled',
        message,
        remedy: 'Give it a "prefill", or name it in "forget".',
      });
    }
    if (start !== 'began' || path.at(-1) !== 'from') return;
    if (!sent.test(path.join('/'))) {
      const message = `"${value}" is known to what a form sends, and to nothing else.`;
      report(path, {
        rule: 'wrong-source',
        message,
        remedy: 'Take it from the read that fills the field in.',
      });
    } else if (isEmpty(name)) {
      const message = `"${name}" begins without an answer, so this is never there.`;
      report(path, { rule: 'not-prefilled', message, remedy: 'Give it a "prefill", or leave this out.' });
    }
  });
}
