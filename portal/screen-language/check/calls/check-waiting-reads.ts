import type { Binding, Bindings, Condition, Read, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { itemsOf, sourcesAt } from '../facts/block-items.ts';
import { conditionsAround, sourcesAskedBy } from '../facts/named-conditions.ts';
import { placedForms } from '../facts/placed-forms.ts';

type Conditions = { readonly [name: string]: Condition };

/** Forms that wait for a read that waits for their own answers, reads that are asked for while their value is missing, and values that are none yet. */
export function checkWaitingReads(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { config } = screen;
  for (const placed of screen.blocks) {
    checkForm(placed, { config, constants: catalogue.constants, report });
    checkUntil(placed, { screen, catalogue, report });
  }
  for (const [name, read] of Object.entries(config.reads ?? {}))
    checkLacking(name, read, { config, constants: catalogue.constants, report });
}

interface Judging {
  readonly config: ScreenConfig;
  readonly constants: unknown;
  readonly report: Report;
}

/** No condition has a name with a space. */
const assumed = 'what is assumed';

/** Says whether conditions hold where some sources have no value. */
function isNeverWithout(
  names: readonly string[],
  sources: readonly string[],
  { config, constants }: Omit<Judging, 'report'>,
): boolean {
  const [first, ...others] = sources.map((from): Condition => ({ from, filled: false }));
  if (first === undefined) return false;
  const conditions = { ...config.conditions, [assumed]: { all: [first, ...others] } satisfies Condition };
  return judgeTogether([...names, assumed], { ...config, conditions }, constants) === 'never';
}

function checkForm({ block, path }: PlacedBlock, judging: Judging): void {
  const { config, report } = judging;
  if (block.block !== 'form') return;
  const form = placedForms(config).find(({ name }) => name === block.name);
  const steps = form?.steps ?? config.steps ?? [];
  const asked = steps.flatMap(({ fields = [] }) =>
    fields.flatMap(({ name, prefill }) => (prefill === undefined ? [name] : [])),
  );
  const names = conditionsAround(path, config);
  const sources = sourcesAskedBy(names, config).filter((from) => from.startsWith('reads.'));
  const waiting = sources.filter((from) => isWaiting(from.split('.')[1] ?? '', asked, config));
  if (
    !isNeverWithout(names, [...new Set(waiting)], judging) ||
    judgeTogether(names, config, judging.constants) === 'never'
  )
    return;
  const message = `This form is shown once "${waiting[0]}" is there, and that read waits for an answer of the form itself.`;
  const place = [...path, ...(block.show === undefined ? [] : ['show'])];
  report(place, { rule: 'never-holds', message, remedy: 'Show it before.' });
}

/** Returns true for a read that is not asked before one of these questions is answered. */
function isWaiting(name: string, asked: readonly string[], config: ScreenConfig): boolean {
  const read = config.reads?.[name];
  if (read === undefined) return false;
  return Object.values<Binding>(read.with ?? ({} as Bindings)).some((binding) => {
    if (typeof binding !== 'object') return false;
    if ('field' in binding) return asked.includes(binding.field);
    if (!('from' in binding) || binding.optional === true) return false;
    const [start, field = ''] = binding.from.split('.');
    return start === 'answers' && asked.includes(field);
  });
}

/** A read that is asked where the screen itself knows that its value may be missing waits for ever. */
function checkLacking(name: string, { when, with: bindings }: Read, judging: Judging): void {
  const { config, report } = judging;
  const conditions: Conditions = config.conditions ?? {};
  if (when === undefined || !Object.hasOwn(conditions, when)) return;
  const known = sourcesAskedBy([when], config);
  for (const [member, binding] of Object.entries<Binding>(bindings ?? ({} as Bindings))) {
    if (typeof binding !== 'object' || !('from' in binding) || binding.optional === true) continue;
    const { from } = binding;
    if (!/^route\.(?:query|hash)\./.test(from) || !known.includes(from)) continue;
    if (isNeverWithout([when], [from], judging)) continue;
    const message = `"${when}" holds where there is no "${from}", too, and then the read waits for ever.`;
    for (const place of [
      ['reads', name, 'with', member],
      ['reads', name, 'when'],
    ])
      report(place, {
        rule: 'awaited',
        message,
        remedy: 'Ask it where the value is there, or take another one first.',
      });
  }
}

/** "null until it is paid" */
const until = /\bnull (?:until|before|while|where) (?:it|they|that|this) (?:is|was|are|were) (?:not )?(\w+)/;

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/** Values that the contract gives once something is so are shown where the screen's own condition of that name holds. */
function checkUntil(placed: PlacedBlock, { screen, catalogue, report }: Context): void {
  const { config } = screen;
  const { block, path } = placed;
  if (block.block !== 'record') return;
  const items = itemsOf(placed, { screen, catalogue });
  const rows = sourcesAt(block, ['rows', 'value'], path).flatMap(({ from, path: place }) => {
    const found = alternativesAt(describedBy(from, { screen, catalogue, items })) ?? [];
    const word = found
      .flat()
      .map(({ description = '' }) => until.exec(description)?.[1])
      .find((one) => one !== undefined);
    const own: unknown = Reflect.get(Object(block.rows[Number(place.at(-2))]), 'show');
    return word === undefined || own !== undefined || !Object.hasOwn(config.conditions ?? {}, word)
      ? []
      : [{ from, word }];
  });
  const [first] = rows;
  if (first === undefined || !isAbout(first, config)) return;
  const names = conditionsAround(path, config);
  const conditions = { ...config.conditions, [assumed]: { not: first.word } satisfies Condition };
  const verdict = judgeTogether([...names, assumed], { ...config, conditions }, catalogue.constants);
  if (names.length === 0 || verdict === 'never' || verdict === undefined) return;
  const message = `"${first.from}" is none before "${first.word}" holds, and this is shown before that.`;
  const place = [...path, ...(block.show === undefined ? [] : ['show'])];
  report(place, { rule: 'may-lack', message, remedy: `Show it where "${first.word}" holds.` });
}

/** The condition asks about the thing that the value is of. */
const isAbout = ({ from, word }: { readonly from: string; readonly word: string }, config: ScreenConfig) =>
  sourcesAskedBy([word], config).some((one) => one.startsWith(from.split('.').slice(0, 2).join('.')));
