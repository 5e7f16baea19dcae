import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { conditionsAround, conditionsOf } from '../facts/named-conditions.ts';
import { isSayingOneOf, meantBy } from '../words/name-words.ts';
import { vocabulary } from '../words/vocabulary.ts';
import { sureStatesOf } from '../facts/asked-states.ts';

/** Successes that are none: a notice of a failure, an end that is still to come, a done entry that stands there as a warning. */
export function checkOutcomeTones({ config, blocks }: CheckedScreen, report: Report): void {
  for (const placed of blocks) {
    if (placed.block.block === 'message' && placed.facts.isSuccess) checkNotice(placed, config, report);
    if (placed.block.block === 'entries') checkDone(placed, config, report);
    checkColours(placed, report);
  }
  checkBeside(blocks, config, report);
}

function checkNotice({ block, path }: PlacedBlock, config: ScreenConfig, report: Report): void {
  const isEnd = 'moment' in block && block.moment !== undefined;
  const words = isEnd ? [...vocabulary.failing, ...vocabulary.waiting] : vocabulary.failing;
  const failing = waysTo(conditionsAround(path, config), config).flatMap((way) => {
    const states = sureStatesOf(way, config);
    // Of several states one may be a success.
    const isGood = (source: string) =>
      states.some(({ from, state }) => from === source && !isFailing(state, words));
    return states.find(({ from }) => !isGood(from)) ?? [];
  });
  const [first] = failing;
  if (first === undefined) return;
  const message = `This tells of a success where "${first.from}" is "${first.state}".`;
  const remedy = 'Give it another "tone", or show it where it is true.';
  const names = conditionsOf(block.show, config);
  const asking = [...names].filter((name) =>
    JSON.stringify(config.conditions?.[name]).includes(`"${first.from}"`),
  );
  for (const place of [[...path, 'tone'], ...asking.map((name) => ['conditions', name])])
    report(place, { rule: 'other-tone', message, remedy });
}

/** A success that is there only together with the notice of something else. */
function checkBeside(blocks: readonly PlacedBlock[], config: ScreenConfig, report: Report): void {
  const notices = blocks.filter(({ block }) => block.block === 'message' && block.show !== undefined);
  for (const { block, facts, path } of notices) {
    const { show = '' } = block;
    const condition: Condition | undefined = config.conditions?.[show];
    if (!facts.isSuccess || typeof condition !== 'object' || !('all' in condition)) continue;
    condition.all.forEach((asked, at) => {
      const other = notices.find((one) => one.block.show === asked && !one.facts.isSuccess);
      if (other === undefined || other.path.slice(0, 4).join() !== path.slice(0, 4).join()) return;
      report(['conditions', show, 'all', at], {
        rule: 'shown-twice',
        message: `"${show}" tells of a success, and only where "${String(asked)}" tells something else beside it.`,
        remedy: 'Ask for { "not": … } of it, or for something else.',
      });
    });
  }
}

/** A state that went wrong is not shown in the colour of what went well. */
function checkColours({ block, path }: PlacedBlock, report: Report): void {
  walkValues(block, path, (value, place) => {
    if (place.at(-1) !== 'tones') return;
    for (const [state, tone] of Object.entries(Object(value)))
      if (tone === 'success' && isSayingOneOf(state, vocabulary.failing))
        report([...place, state], {
          rule: 'other-tone',
          message: `"${state}" is shown in the colour of a success.`,
          remedy: 'Give it "danger" or "warning".',
        });
  });
}

/** `failed`, and `unsettled` as well. */
const isFailing = (state: string, words: readonly string[]): boolean =>
  isSayingOneOf(state, words) || (state.startsWith('un') && meantBy(state).turned.length > 0);

/** The conditions that hold together in each of the cases in which something is shown. */
function waysTo(
  names: readonly string[],
  { conditions = {} }: ScreenConfig,
): readonly (readonly Condition[])[] {
  const own = names.at(-1) ?? '';
  const condition: Condition | undefined = Object.hasOwn(conditions, own) ? conditions[own] : undefined;
  if (typeof condition !== 'object' || !('any' in condition)) return [names];
  return condition.any.map((one) => [...names.slice(0, -1), one]);
}

const alarming: readonly unknown[] = ['danger', 'warning'];

/** Entries that count as done are none that show a danger. */
function checkDone({ block, path }: PlacedBlock, config: ScreenConfig, report: Report): void {
  if (block.block !== 'entries' || block.done === undefined || block.status === undefined) return;
  const { value, tones = {} } = block.status;
  const states = sureStatesOf([block.done], config).filter(({ from }) => from === value);
  if (states.length === 0 || !states.every(({ state }) => alarming.includes(Reflect.get(tones, state))))
    return;
  const [{ state } = { state: '' }] = states;
  const message = `"${block.done}" says what is done, and "${state}" stands there as a warning.`;
  const places: readonly JsonPath[] = [
    [...path, 'done'],
    ['conditions', block.done],
  ];
  for (const place of places)
    report(place, { rule: 'other-tone', message, remedy: 'Ask for the state in which it is done.' });
}
