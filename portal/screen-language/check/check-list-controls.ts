import type {
  Binding,
  ChoiceBinding,
  ListFilter,
  ListSort,
  ScreenConfig,
} from '../generated/screen-config.gen.ts';
import type { JsonPath } from '../load/source-file.ts';
import { suggest } from './closest.ts';
import { placedBlocks } from './placed-blocks.ts';
import type { Report } from './report.ts';
import { walkValues } from './walk-values.ts';

/** What a list offers and what its read makes of it: the same member of the address, and the same names. */
export function checkListControls(config: ScreenConfig, report: Report): void {
  checkOtherwise(config, report);
  for (const { block, path } of placedBlocks(config)) {
    if (block.block !== 'list' || block.controls === undefined) continue;
    const bindings = Object.values(config.reads?.[block.read]?.with ?? {});
    const { filter, sort, search } = block.controls;
    for (const [name, control] of Object.entries({ filter, sort })) {
      if (control === undefined) continue;
      checkChoice({ control, read: block.read, bindings, path: [...path, 'controls', name] }, report);
    }
    if (search === undefined || bindings.some((binding) => isTaking(binding, search.query))) continue;
    const message = `The read "${block.read}" does not take "route.query.${search.query}".`;
    const remedy = `Bind a member of it: { "from": "route.query.${search.query}", "optional": true }.`;
    report([...path, 'controls', 'search', 'query'], { rule: 'idle-control', message, remedy });
  }
}

interface PlacedChoice {
  readonly control: ListFilter | ListSort;
  readonly read: string;
  readonly bindings: readonly Binding[];
  readonly path: JsonPath;
}

function checkChoice({ control, read, bindings, path }: PlacedChoice, report: Report): void {
  const { query, options } = control;
  const binding = bindings.filter(isChoice).find(({ choice }) => choice === `route.query.${query}`);
  if (binding === undefined) {
    const message = `The read "${read}" does not choose by "route.query.${query}".`;
    const remedy = 'Add a member with "choice", "of" and "otherwise" to its "with".';
    return report([...path, 'query'], { rule: 'idle-control', message, remedy });
  }
  const known = Object.keys(binding.of);
  options.forEach((name, at) => {
    if (known.includes(name)) return;
    const message = `The read "${read}" has no choice "${name}".`;
    report([...path, 'options', at], { rule: 'unknown-option', message, remedy: suggest(name, known) });
  });
  const [first] = options;
  const isTold = !known.includes(first ?? '') || !known.includes(binding.otherwise);
  if (first === binding.otherwise || isTold) return;
  const message = `The list says that "${first}" is the one at the start, the read "${read}" begins with "${binding.otherwise}".`;
  report([...path, 'options', 0], {
    rule: 'other-start',
    message,
    remedy: `Begin with "${binding.otherwise}".`,
  });
}

/** Without one of its own values a choice would leave the member out, unseen. */
function checkOtherwise(config: ScreenConfig, report: Report): void {
  walkValues(config, [], (value, path) => {
    if (!isChoice(value) || Object.hasOwn(value.of, value.otherwise)) return;
    const message = `This choice has no "${value.otherwise}".`;
    const remedy = suggest(value.otherwise, Object.keys(value.of));
    report([...path, 'otherwise'], { rule: 'unknown-option', message, remedy });
  });
}

const isChoice = (value: unknown): value is ChoiceBinding =>
  typeof value === 'object' && value !== null && 'choice' in value && 'of' in value && 'otherwise' in value;

const isTaking = (binding: Binding, query: string): boolean =>
  typeof binding === 'object' && 'from' in binding && binding.from === `route.query.${query}`;
