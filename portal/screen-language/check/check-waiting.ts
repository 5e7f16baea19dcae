import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import type { JsonPath } from '../load/source-file.ts';
import type { Report } from './checked-screen.ts';
import { findCircle } from './find-circle.ts';
import { dependenciesOf } from './read-dependencies.ts';

/** Reports waiting without end: reads for each other, and a form for what only its own answers can bring. */
export function checkWaiting(config: ScreenConfig, report: Report): void {
  checkCircles(config, report);
  for (const { read, place } of readsBeforeTheForm(config)) {
    const needed = answerNeeded(read, config);
    if (needed === undefined) continue;
    const message = `The form waits for the read "${read}", and that waits for ${needed}: neither would ever come.`;
    const remedy = 'Take the values from something that is there before the form is.';
    report(place, { rule: 'waits-for-ever', message, remedy });
  }
}

/** The reads that must have come before a form is shown: those of options and of values filled in beforehand. */
function readsBeforeTheForm({ steps }: ScreenConfig): readonly { read: string; place: JsonPath }[] {
  return (steps ?? []).flatMap(({ fields = [] }, s) =>
    fields.flatMap(({ options, prefill }, f) =>
      Object.entries({ options, prefill }).flatMap(([member, value]) => {
        const source = typeof value === 'object' && 'from' in value ? value.from.split('.') : [];
        const [start, read = ''] = source;
        return start === 'reads' ? [{ read, place: ['steps', s, 'fields', f, member, 'from'] }] : [];
      }),
    ),
  );
}

/** The answer or the submission of this form that a read waits for, also through other reads. */
function answerNeeded(read: string, config: ScreenConfig): string | undefined {
  const seen = new Set([read]);
  for (const name of seen) {
    const { reads, answers, results } = dependenciesOf(name, config);
    const [answer] = answers;
    const [result] = results;
    if (answer !== undefined) return `the answer of "${answer}"`;
    if (result !== undefined) return `the step "${result}"`;
    for (const next of reads) seen.add(next);
  }
  return undefined;
}

function checkCircles(config: ScreenConfig, report: Report): void {
  const reported = new Set<string>();
  const needs = new Map(
    Object.keys(config.reads ?? {}).map((name) => [name, dependenciesOf(name, config).reads] as const),
  );
  for (const name of needs.keys()) {
    const circle = reported.has(name) ? undefined : findCircle(name, (from) => needs.get(from) ?? []);
    if (circle === undefined) continue;
    for (const member of circle) reported.add(member);
    const message = `The read "${name}" waits for itself: ${circle.join(' → ')}.`;
    report(['reads', name], {
      rule: 'read-circle',
      message,
      remedy: 'Let one of them ask for something else.',
    });
  }
}
