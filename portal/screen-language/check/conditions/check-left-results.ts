import type { Catalogue } from '../../load/catalogue.ts';
import { membersOf, alternativesOf } from '../schema/schema-path.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { placeAsking } from '../facts/asking-places.ts';
import { isImplied } from '../facts/implied-conditions.ts';
import { conditionsAround, sourcesAskedBy } from '../facts/named-conditions.ts';

/** A block that waits for a result after which another page is opened is never there. */
export function checkLeftResults(
  screen: CheckedScreen,
  { operations, constants }: Catalogue,
  report: Report,
): void {
  const { config } = screen;
  const calls = submittedCallsOf(screen).map(({ submit }) => {
    const data = operations[submit.operation]?.data;
    return { isLeft: submit.done.go !== undefined, members: data && membersOf(alternativesOf(data, data)) };
  });
  for (const { block, path } of screen.blocks) {
    const names = conditionsAround(path, config);
    for (const from of sourcesAskedBy(names, config)) {
      const [base, member = ''] = from.split('.');
      const tellers = calls.filter(({ members }) => members === undefined || members.includes(member));
      if (base !== 'result' || tellers.length === 0 || !tellers.every(({ isLeft }) => isLeft)) continue;
      if (!isImplied(names, { from, filled: true }, { config, constants })) continue;
      const message = `This waits for "${from}", and once that is there another page is opened.`;
      const finding = { rule: 'never-there', message, remedy: 'Show it at another time.' };
      report([...path, ...(block.show === undefined ? [] : ['show'])], finding);
      const condition = config.conditions?.[block.show ?? ''];
      const start = ['conditions', block.show ?? ''];
      if (condition === undefined) continue;
      report(placeAsking(from, condition, { path: start, config }), finding);
    }
  }
}
