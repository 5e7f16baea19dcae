import { conditionsAround } from '../facts/named-conditions.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { statesIn, sureStatesOf } from '../facts/asked-states.ts';
import type { Binding, Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { allWordsOf, isSayingOneOf, sharedWords, wordsIn } from '../words/name-words.ts';
import { vocabulary } from '../words/vocabulary.ts';

const ending: ReadonlySet<string> = new Set(vocabulary.ending);
const over = [...vocabulary.ending, ...vocabulary.none];

/** Buttons that end what is over where they stand: what is off cannot be cancelled, and what is on could not be. */
export function checkEndingButtons(screen: CheckedScreen, report: Report): void {
  checkEnded(screen, report);
  checkNotBegun(screen, report);
  checkAlreadySo(screen, report);
}

/** A button that ends what the form beside it begins, in the very state in which it can begin. */
function checkNotBegun({ config, blocks }: CheckedScreen, report: Report): void {
  const form = blocks.find(({ block }) => block.block === 'form');
  const begins = allWordsOf(config.submit?.operation ?? '');
  const open = form === undefined ? [] : sureStatesOf(conditionsAround(form.path, config), config);
  if (open.length === 0) return;
  for (const { block, facts, path } of blocks)
    for (const { submit } of block.block === 'action' ? facts.submissions : []) {
      const [verb = '', ...thing] = allWordsOf(submit.operation);
      const isSame = thing.length > 0 && begins.slice(-thing.length).join() === thing.join();
      if (!ending.has(verb) || !isSame || begins.length <= thing.length) continue;
      const states = sureStatesOf(conditionsAround(path, config), config);
      const same = states.find((one) =>
        open.some(({ from, state }) => from === one.from && state === one.state),
      );
      if (same === undefined) continue;
      const message = `"${submit.operation}" ends what the form begins, and both stand there while "${same.from}" is "${same.state}".`;
      report(block.show === undefined ? path : [...path, 'show'], {
        rule: 'never-holds',
        message,
        remedy: 'Show it where there is something to end.',
      });
    }
}

function checkEnded({ config, blocks }: CheckedScreen, report: Report): void {
  for (const { block, facts, path } of blocks) {
    const name = 'show' in block ? block.show : undefined;
    const condition = name === undefined ? undefined : config.conditions?.[name];
    if (condition === undefined) continue;
    const states = statesIn(condition, []).map(({ state }) => state);
    if (states.length === 0 || !states.every((state) => isSayingOneOf(state, over))) continue;
    for (const { submit } of facts.submissions) {
      const [verb = ''] = allWordsOf(submit.operation);
      if (!ending.has(verb)) continue;
      const message = `"${submit.operation}" ends something, and this is shown where it is "${states.join('", "')}".`;
      report([...path, 'show'], {
        rule: 'never-holds',
        message,
        remedy: 'Show it where there is something to end.',
      });
    }
  }
}

/** A button that makes something so where it is so: paper bills are not stopped where there are none. */
function checkAlreadySo({ config, blocks }: CheckedScreen, report: Report): void {
  const buttons = blocks.flatMap(({ block, facts, path }) =>
    block.block === 'action' ? facts.submissions.map((one) => ({ ...one, path, inside: one.path })) : [],
  );
  for (const { submit, path, inside } of buttons) {
    const flags = conditionsAround(path, config).flatMap((name) => sureFlags(name, config));
    for (const [member, value] of Object.entries<Binding>(submit.with ?? {})) {
      const words = [...wordsIn(submit.operation), ...wordsIn(member)];
      const same = flags.find(
        ({ from, is }) =>
          is === value && sharedWords(wordsIn(from.split('.').at(-1) ?? ''), words).length > 0,
      );
      if (same === undefined) continue;
      const message = `"${submit.operation}" sends ${String(value)}, and this is shown where "${same.from}" is ${String(value)} already.`;
      const finding = { rule: 'never-holds', message, remedy: 'Show it where it changes something.' };
      report([...path, ...inside, 'with', member], finding);
      report([...path, 'show'], finding);
    }
  }
}

/** The marks of which a condition asks that they are so, through all names. */
function sureFlags(
  condition: Condition,
  { conditions = {} }: Pick<ScreenConfig, 'conditions'>,
): readonly { readonly from: string; readonly is: boolean }[] {
  if (typeof condition === 'string') {
    const { [condition]: named, ...others } = conditions;
    return named === undefined ? [] : sureFlags(named, { conditions: others });
  }
  if ('all' in condition) return condition.all.flatMap((one) => sureFlags(one, { conditions }));
  if (!('from' in condition) || typeof condition.is !== 'boolean') return [];
  return [{ from: condition.from, is: condition.is }];
}
