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
  const { filter, sort, search, least } = controls;
  const choices = Object.entries({ filter, sort }).flatMap(([name, control]) =>
    control === undefined ? [] : checkQueryChoice({ control, read, bindings, path: ['controls', name] }),
  );
  const found = [...choices, ...checkLeast(least, bindings['pageSize'])];
  if (search === undefined) return found;
  const { query } = search;
  const path = ['controls', 'search', 'query'];
  const because = 'so nothing is listed before somebody has searched';
  return [...found, ...checkQueryTaken({ query, read, bindings, path, because })];
}

/** Entries of a further page count as enough: a number beyond the first page is never asked for. */
function checkLeast(least: number | undefined, pageSize: unknown): readonly BlockFinding[] {
  if (least === undefined || typeof pageSize !== 'number' || least <= pageSize) return [];
  const message = `A page has ${pageSize} entries, and with more of them the controls are shown: ${least} says nothing.`;
  const finding = { rule: 'idle-control', message, remedy: `Let "least" be ${pageSize} or less.` };
  return [{ path: ['controls', 'least'], finding }];
}
