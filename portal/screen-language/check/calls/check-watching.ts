import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { isSayingOneOf } from '../words/name-words.ts';
import { readNameIn } from '../words/source-names.ts';
import { vocabulary } from '../words/vocabulary.ts';

/** Reads that are asked again and again, and forms that start afresh: both go by what changes. */
export function checkWatching({ config, blocks }: CheckedScreen, report: Report): void {
  for (const { refreshEvery, when, operation } of Object.values(config.reads ?? {}))
    if (refreshEvery !== undefined && when !== undefined) checkEnd(when, operation, { config, report });
  for (const { block, path } of blocks)
    if (block.block === 'form' && block.restart !== undefined)
      checkRestart(block.restart, [...path, 'restart'], { config, report });
}

interface Context {
  readonly config: ScreenConfig;
  readonly report: Report;
}

/** A read that waits for an answer goes on while the answer is still to come. */
function checkEnd(when: string, operation: string, { config, report }: Context): void {
  const condition: Condition | undefined = config.conditions?.[when];
  walkValues(condition, ['conditions', when], (value, path) => {
    // What is denied twice is asked for.
    const isDenied = path.slice(2).filter((step) => step === 'not').length % 2 === 1;
    if (!isDenied || typeof value !== 'object' || value === null) return;
    const read = readNameIn(Reflect.get(value, 'from'));
    if (read === undefined || config.reads?.[read]?.operation !== operation) return;
    const [is, several]: readonly unknown[] = [Reflect.get(value, 'is'), Reflect.get(value, 'in')];
    const states = Array.isArray(several) ? several : [is];
    const waiting: unknown = states.find(
      (one) => typeof one === 'string' && isSayingOneOf(one, vocabulary.waiting),
    );
    if (waiting === undefined) return;
    report([...path, Array.isArray(several) ? 'in' : 'is'], {
      rule: 'ends-early',
      message: `"${when}" says how long this is asked again, and stops at "${String(waiting)}", when there is no answer yet.`,
      remedy: 'Stop at the states in which it is known how it ended.',
    });
  });
}

/** A form that starts afresh with a value that its read was asked with never does: that one stays. */
function checkRestart(restart: string, place: JsonPath, { config, report }: Context): void {
  const read = readNameIn(restart);
  const member = restart.split('.').slice(2).join('.');
  if (read === undefined || !Object.hasOwn(config.reads?.[read]?.with ?? {}, member)) return;
  report(place, {
    rule: 'never-changes',
    message: `"${read}" is asked with "${member}", which stays the same: the form would never start afresh.`,
    remedy: 'Name what changes from question to question.',
  });
}
