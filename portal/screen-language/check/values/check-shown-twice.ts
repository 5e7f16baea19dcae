import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { sourcesOf } from '../../model/conditions.ts';

/** A form whose success stands on its own screen as a notice tells it there, and by no passing message beside it. */
export function checkShownTwice({ config, blocks }: CheckedScreen, report: Report): void {
  const { submit, conditions = {}, sections = [] } = config;
  if (submit?.done.message === undefined || submit.done.go !== undefined) return;
  const comesWithResult = (show: string | undefined) =>
    show !== undefined && sourcesOf(show, conditions).some((source) => source.split('.')[0] === 'result');
  const sectionOf = ([, section]: JsonPath) => sections[Number(section)]?.show;
  const notice = blocks.find(
    ({ block, path, facts }) =>
      facts.isSuccess && (comesWithResult(sectionOf(path)) || comesWithResult(block.show)),
  )?.block;
  if (notice === undefined || !('name' in notice)) return;
  report(['submit', 'done', 'message'], {
    rule: 'shown-twice',
    message: `The success is shown by "${notice.name}" too.`,
    remedy: 'Take "message" out: the notice stays.',
  });
}
