import type { Binding, Bindings } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { BlockFinding } from '../../model/block-descriptor.ts';
import { isChoice } from '../answers/check-choices.ts';
import { suggest } from '../words/closest.ts';

/** A control of a block that writes a member of the address, for a read that chooses by it. */
interface QueryControl {
  readonly control: { readonly query: string; readonly options: readonly [string, ...string[]] };
  /** Name of the read. */
  readonly read: string;
  /** The `with` of the read. */
  readonly bindings: Bindings;
  /** From the block to the control. */
  readonly path: JsonPath;
}

/** Compares what a control offers with what its read makes of it: the same member of the address, the same names. */
export function checkQueryChoice({ control, read, bindings, path }: QueryControl): readonly BlockFinding[] {
  const { query, options } = control;
  const [member, binding] =
    Object.entries<Binding>(bindings).find(
      ([, one]) => isChoice(one) && one.choice === `route.query.${query}`,
    ) ?? [];
  if (member === undefined || !isChoice(binding)) {
    const message = `The read "${read}" does not choose by "route.query.${query}".`;
    const remedy = 'Add a member with "choice", "of" and "otherwise" to its "with".';
    return [{ path: [...path, 'query'], finding: { rule: 'idle-control', message, remedy } }];
  }
  const known = Object.keys(binding.of);
  const unknown = options.flatMap((option, index): readonly BlockFinding[] => {
    if (known.includes(option)) return [];
    const message = `The read "${read}" has no choice "${option}".`;
    const finding = { rule: 'unknown-option', message, remedy: suggest(option, known) };
    const other = ['reads', read, 'with', member, 'of'];
    return [{ path: [...path, 'options', index], finding, other }];
  });
  const missing = known.filter((name) => !options.includes(name));
  if (unknown.length === 0 && missing.length > 0) {
    const message = `The read "${read}" also chooses by ${missing.map((name) => `"${name}"`).join(' and ')}, which nobody can choose.`;
    const finding = { rule: 'missing-option', message, remedy: 'Offer it, or take it out of the read.' };
    return [{ path: [...path, 'options'], finding, other: ['reads', read, 'with', member, 'of'] }];
  }
  const [first] = options;
  const isReported = !known.includes(first) || !known.includes(binding.otherwise);
  if (first === binding.otherwise || isReported) return unknown;
  const message = `The block says that "${first}" is the one at the start, the read "${read}" begins with "${binding.otherwise}".`;
  const finding = { rule: 'other-start', message, remedy: `Begin with "${binding.otherwise}".` };
  const other = ['reads', read, 'with', member, 'otherwise'];
  return [...unknown, { path: [...path, 'options', 0], finding, other }];
}

/** A control of a block that writes what its read takes as it is. */
interface QueryTaking extends Omit<QueryControl, 'control'> {
  readonly query: string;
  /** Ends the sentence on a read that waits: "so nothing is listed before somebody has searched". */
  readonly because: string;
}

/** Demands that the read takes a member of the address, and does not wait for it. */
export function checkQueryTaken({
  query,
  read,
  bindings,
  path,
  because,
}: QueryTaking): readonly BlockFinding[] {
  const taken = Object.values<Binding>(bindings).filter((binding) => isTaking(binding, query));
  if (taken.some(isLeftOut)) return [];
  const optional = `{ "from": "route.query.${query}", "optional": true }`;
  const [message, remedy] =
    taken.length > 0
      ? [`The read "${read}" waits for "route.query.${query}", ${because}.`, `Write ${optional} in the read.`]
      : [`The read "${read}" does not take "route.query.${query}".`, `Bind a member of it: ${optional}.`];
  return [{ path, finding: { rule: 'idle-control', message, remedy } }];
}

const isLeftOut = (binding: Binding): boolean =>
  typeof binding === 'object' && 'optional' in binding && binding.optional === true;

const isTaking = (binding: Binding, query: string): boolean =>
  typeof binding === 'object' && 'from' in binding && binding.from === `route.query.${query}`;
