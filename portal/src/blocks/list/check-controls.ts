import { isChoice } from '../../../screen-language/check/check-choices.ts';
import { suggest } from '../../../screen-language/check/closest.ts';
import type {
  Binding,
  ListBlock,
  ListFilter,
  ListSort,
  ScreenConfig,
} from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockFinding } from '../../../screen-language/model/block-descriptor.ts';

/** Compares what a list offers with what its read makes of it: the same member of the address, and the same names. */
export function checkControls({ read, controls }: ListBlock, config: ScreenConfig): readonly BlockFinding[] {
  if (controls === undefined) return [];
  const bindings = Object.values(config.reads?.[read]?.with ?? {});
  const { filter, sort, search } = controls;
  const choices = Object.entries({ filter, sort }).flatMap(([name, control]) =>
    control === undefined ? [] : checkChoice({ control, read, bindings, name }),
  );
  if (search === undefined) return choices;
  const taken = bindings.filter((binding) => isTaking(binding, search.query));
  if (taken.some(isLeftOut)) return choices;
  if (taken.length > 0) {
    const path = ['controls', 'search', 'query'];
    const message = `The read "${read}" waits for "route.query.${search.query}", so nothing is listed before somebody has searched.`;
    const remedy = `Write { "from": "route.query.${search.query}", "optional": true } in the read.`;
    return [...choices, { path, finding: { rule: 'idle-control', message, remedy } }];
  }
  const message = `The read "${read}" does not take "route.query.${search.query}".`;
  const remedy = `Bind a member of it: { "from": "route.query.${search.query}", "optional": true }.`;
  const path = ['controls', 'search', 'query'];
  return [...choices, { path, finding: { rule: 'idle-control', message, remedy } }];
}

interface ControlContext {
  readonly control: ListFilter | ListSort;
  readonly read: string;
  readonly bindings: readonly Binding[];
  /** The member of `controls`. */
  readonly name: string;
}

function checkChoice({ control, read, bindings, name }: ControlContext): readonly BlockFinding[] {
  const { query, options } = control;
  const at = ['controls', name];
  const binding = bindings.filter(isChoice).find(({ choice }) => choice === `route.query.${query}`);
  if (binding === undefined) {
    const message = `The read "${read}" does not choose by "route.query.${query}".`;
    const remedy = 'Add a member with "choice", "of" and "otherwise" to its "with".';
    return [{ path: [...at, 'query'], finding: { rule: 'idle-control', message, remedy } }];
  }
  const known = Object.keys(binding.of);
  const unknown = options.flatMap((option, index): readonly BlockFinding[] => {
    if (known.includes(option)) return [];
    const message = `The read "${read}" has no choice "${option}".`;
    const finding = { rule: 'unknown-option', message, remedy: suggest(option, known) };
    return [{ path: [...at, 'options', index], finding }];
  });
  const [first] = options;
  const isReported = !known.includes(first) || !known.includes(binding.otherwise);
  if (first === binding.otherwise || isReported) return unknown;
  const message = `The list says that "${first}" is the one at the start, the read "${read}" begins with "${binding.otherwise}".`;
  const finding = { rule: 'other-start', message, remedy: `Begin with "${binding.otherwise}".` };
  return [...unknown, { path: [...at, 'options', 0], finding }];
}

const isLeftOut = (binding: Binding): boolean =>
  typeof binding === 'object' && 'optional' in binding && binding.optional === true;

const isTaking = (binding: Binding, query: string): boolean =>
  typeof binding === 'object' && 'from' in binding && binding.from === `route.query.${query}`;
