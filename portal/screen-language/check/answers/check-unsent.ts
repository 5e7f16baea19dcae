import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Report } from '../facts/checked-screen.ts';
import { walkTexts } from '../../model/walk-values.ts';

/** Answers that no call, condition or block takes: customers would give them for nothing. */
export function checkUnsent(config: ScreenConfig, report: Report): void {
  // A form without its submission was reported as such.
  if (config.submit === undefined && config.forms === undefined) return;
  const taken = namesTaken(config);
  (config.steps ?? []).forEach(({ fields = [] }, s) =>
    fields.forEach(({ name, as, readOnly, matches }, f) => {
      // What repeats another answer is there to be compared with it.
      if (readOnly === true || matches !== undefined || taken.has(name)) return;
      const message = `Nothing takes the answer of "${name}": customers would give it for nothing.`;
      const remedy = `Send it in a "with", as { "field": "${name}" }, or remove the field.`;
      report(['steps', s, 'fields', f, 'name'], { rule: 'unsent-answer', message, remedy });
      const [written] =
        Object.entries(config.submit?.with ?? {}).find(([, one]) => typeof one === 'boolean') ?? [];
      const [token] =
        Object.entries(config.submit?.with ?? {}).find(
          ([member, one]) => typeof one === 'string' && /[tT]oken$/.test(member),
        ) ?? [];
      // A written token stands where that of the card was sent.
      if (as.startsWith('hosted-') && token !== undefined)
        report(['submit', 'with', token], { rule: 'unsent-answer', message, remedy });
      // What is written stands where the consent was sent.
      if (as === 'consent' && written !== undefined)
        report(['submit', 'with', written], { rule: 'unsent-answer', message, remedy });
    }),
  );
}

/** To be read again in a text, to begin another answer, to differ from it or to be told wrong is no use of an answer. */
function namesTaken(config: ScreenConfig): ReadonlySet<string> {
  const taken = new Set<string>();
  walkTexts(config, (value, path) => {
    const isNoUse =
      path[0] === 'texts' ||
      path.some((member) => member === 'differs' || member === 'prefill' || member === 'failed');
    if (isNoUse) return;
    const [start, name = ''] = value.split('.');
    if (path.at(-1) === 'field') taken.add(start ?? '');
    else if (start === 'answers') taken.add(name);
  });
  return taken;
}
