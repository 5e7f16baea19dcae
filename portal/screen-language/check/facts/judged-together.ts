import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { casesOf, verdictOf } from './condition-cases.ts';
import type { Verdict } from './condition-cases.ts';
import { factsOf } from './condition-facts.ts';
import { withCounts } from './counted-conditions.ts';

/** The verdicts on the conditions of a config, which nobody changes, by their names. */
const judged = new WeakMap<
  ScreenConfig,
  Map<string, { readonly constants: unknown; readonly verdict: Verdict }>
>();

/** Says how conditions hold together, by all combinations of answers and sources; the same ones are tried once. */
export function judgeTogether(names: readonly string[], config: ScreenConfig, constants: unknown): Verdict {
  const known = judged.get(config) ?? new Map<string, { constants: unknown; verdict: Verdict }>();
  judged.set(config, known);
  const key = names.join('\n');
  const last = known.get(key);
  if (last !== undefined && last.constants === constants) return last.verdict;
  const verdict = tryTogether(names, config, constants);
  known.set(key, { constants, verdict });
  return verdict;
}

/** No condition has a name with a space. */
const alwaysSo = 'always so';

/** A condition that can hold by itself may never hold together with the facts of reads and sessions. */
function tryTogether(names: readonly string[], written: ScreenConfig, constants: unknown): Verdict {
  const config = { ...written, conditions: withCounts(written.conditions ?? {}) };
  const cases = casesOf(names, config, { constants, isUnderWay: true });
  const verdict = cases && verdictOf(cases);
  const sources = cases?.all.flatMap(({ kind, path }) => (kind === 'source' ? [path] : [])) ?? [];
  const [first, ...others] = verdict === 'open' ? factsOf(sources, config) : [];
  if (first === undefined) return verdict;
  const facts: Condition = { all: [first, ...others] };
  const conditions = { ...config.conditions, [alwaysSo]: facts };
  const known = casesOf([...names, alwaysSo], { ...config, conditions }, { constants, isUnderWay: true });
  return known !== undefined && verdictOf(known) === 'never' ? 'never' : 'open';
}
