import {
  checkQueryChoice,
  checkQueryTaken,
} from '../../../screen-language/check/calls/check-query-controls.ts';
import type { ListBlock, ScreenConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockFinding } from '../../../screen-language/model/block-descriptor.ts';

/** Compares what a list offers with what its read makes of it: the same member of the address, and the same names. */
export function checkControls({ read, controls }: ListBlock, config: ScreenConfig): readonly BlockFinding[] {
  if (controls === undefined) return [];
  const bindings = config.reads?.[read]?.with ?? {};
  const { filter, sort, search } = controls;
  const choices = Object.entries({ filter, sort }).flatMap(([name, control]) =>
    control === undefined ? [] : checkQueryChoice({ control, read, bindings, path: ['controls', name] }),
  );
  if (search === undefined) return choices;
  const { query } = search;
  const path = ['controls', 'search', 'query'];
  const because = 'so nothing is listed before somebody has searched';
  return [...choices, ...checkQueryTaken({ query, read, bindings, path, because })];
}
