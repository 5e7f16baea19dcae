import type { Field, ScreenConfig } from '../generated/screen-config.gen.ts';
import { dependenciesOf } from './read-dependencies.ts';

/** The answers and the steps' submissions that a read waits for, also through other reads. */
export function awaitedBy(
  read: string,
  config: ScreenConfig,
): { readonly answers: ReadonlySet<string>; readonly results: ReadonlySet<string> } {
  const seen = new Set([read]);
  const found = { answers: new Set<string>(), results: new Set<string>() };
  for (const name of seen) {
    const { reads, answers, results } = dependenciesOf(name, config);
    for (const answer of answers) found.answers.add(answer);
    for (const result of results) found.results.add(result);
    for (const next of reads) seen.add(next);
  }
  return found;
}

/** The read that a field's options come from, where it waits for an answer or a step of the form. */
export function lateRead({ options }: Pick<Field, 'options'>, config: ScreenConfig): string | undefined {
  const [start, read = ''] = typeof options === 'object' && 'from' in options ? options.from.split('.') : [];
  if (start !== 'reads') return undefined;
  const { answers, results } = awaitedBy(read, config);
  return answers.size + results.size > 0 ? read : undefined;
}
