import type { Block } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { walkValues } from '../../model/walk-values.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { isImplied, allOf, mayHold } from '../facts/implied-conditions.ts';
import { conditionsAround, sourcesAskedBy } from '../facts/named-conditions.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** Things that stand there where no form does, or where it still does: answers that nobody gave, and prints of what is still asked. */
export function checkLostAnswers(
  { config, blocks }: CheckedScreen,
  { constants }: Catalogue,
  report: Report,
): void {
  const [form, ...others] = blocks.filter(({ block }) => block.block === 'form');
  const around = form === undefined ? [] : conditionsAround(form.path, config);
  if (around.length === 0 || others.length > 0 || !mayHold(around, { config, constants })) return;
  for (const { block, path } of blocks) {
    const names = conditionsAround(path, config);
    if (names.length === 0 || block.block === 'form') continue;
    if (block.block === 'print' && isImplied(names, allOf(around), { config, constants })) {
      report([...path, ...(block.show === undefined ? [] : ['show'])], {
        rule: 'never-there',
        message: 'This prints the page while its form is still there: there is nothing to keep yet.',
        remedy: 'Show it once the form was sent.',
      });
      continue;
    }
    const taken = answersIn(block, path);
    if (taken.length === 0) continue;
    const isAfter = sourcesAskedBy(names, config).some((from) =>
      /^(?:results?|failure|answers)\b/.test(from),
    );
    if (isAfter || judgeTogether([...names, ...around], config, constants) !== 'never') continue;
    for (const { from, place } of taken)
      report(place, {
        rule: 'never-there',
        message: `"${from}" is an answer of the form, and this is shown where the form is not: whoever comes here has given none.`,
        remedy: 'Take a value that is read, or show this once the form was sent.',
      });
  }
}

function answersIn(
  block: Block,
  path: JsonPath,
): readonly { readonly from: string; readonly place: JsonPath }[] {
  const found: { readonly from: string; readonly place: JsonPath }[] = [];
  walkValues(block, path, (value, place) => {
    if (typeof value === 'string' && /^answers\.\w/.test(value)) found.push({ from: value, place });
  });
  return found;
}
