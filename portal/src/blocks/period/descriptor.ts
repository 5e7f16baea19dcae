import {
  checkQueryChoice,
  checkQueryTaken,
} from '../../../screen-language/check/calls/check-query-controls.ts';
import type { PeriodBlock, ScreenConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockDescriptor, BlockFinding } from '../../../screen-language/model/block-descriptor.ts';
import { rareChunks, readStates } from '../descriptor-defaults.ts';

/** The time that a read is about. */
export const periodDescriptor: BlockDescriptor<'period'> = {
  describe: ({ read, span }) => ({
    texts: ['label', 'earlier', 'later', ...span.options.map((option) => `options.${option}`)],
    values: [],
    names: {},
    links: [],
    submissions: [],
    item: { kind: 'answer', read, items: undefined },
    isSuccess: false,
  }),
  check: checkPeriod,
  chunks: rareChunks('src/blocks/period/period.tsx'),
  samples: [{ screen: 'usage/by-hour', name: 'time', states: readStates }],
};

function checkPeriod({ read, span, day }: PeriodBlock, config: ScreenConfig): readonly BlockFinding[] {
  const bindings = config.reads?.[read]?.with ?? {};
  const because = 'so nothing is shown before somebody has chosen a time';
  return [
    ...checkQueryChoice({ control: span, read, bindings, path: ['span'] }),
    ...checkQueryTaken({ query: day, read, bindings, path: ['day'], because }),
  ];
}
