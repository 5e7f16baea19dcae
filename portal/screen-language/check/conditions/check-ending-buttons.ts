import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { statesIn } from './check-state-names.ts';
import { allWordsOf, isSayingOneOf } from '../words/name-words.ts';
import { vocabulary } from '../words/vocabulary.ts';

const ending: ReadonlySet<string> = new Set(vocabulary.ending);
const over = [...vocabulary.ending, ...vocabulary.none];

/** Buttons that end what is over where they stand: what is off cannot be cancelled, and what is on could not be. */
export function checkEndingButtons({ config, blocks }: CheckedScreen, report: Report): void {
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
